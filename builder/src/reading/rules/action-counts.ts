import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { amountAt, amountCode, type Amount } from '../meaning/amount';
import { ownField } from '../meaning/naming';
import { tokenPattern, type Captures } from '../token-pattern';
import type { World } from '../world';
import type { Effect } from './action-effects';

/** 'add one', 'the portions go down by one': what a button counts. */

const COUNTS: ReadonlySet<Field['type']> = new Set([
  'integer',
  'number',
  'money',
  'duration',
  'percent',
  'rating',
]);
const isCount = ({ type, computed }: Field) => computed === undefined && COUNTS.has(type);

function counted(field: Field, step: string, isDown: boolean, name: string): Effect {
  const to = `${field.id} ${isDown ? '-' : '+'} ${step}`;
  return { field, to, when: isDown ? `${field.id} > 0` : '', icon: isDown ? 'minus' : 'plus', name };
}

const DOWN = [
  '<field> (to)? (go|move|count|be)? (down|decrease|drop|fall) (by)? <step>',
  '(take|subtract|remove|deduct|knock|use) (off)? <step> (off|from|of|up)* (the)? <field?>',
  '(reduce|lower|decrease|decrement|count down) (the)? <field> (by)? <step?>',
  '(minus|-|−) <step> (on|from|of|for)? (the)? <field?>',
  '(count|take) <step?> (down|off) (from|of)? (the)? <field?>',
  'one (less|fewer) (of)? <field?>',
];
const UP = [
  '<field> (to)? (go|move|count|be)? (up|increase|rise) (by)? <step>',
  '(add|put) <step> (more|extra|on|up)* (to|on|onto|in) (the)? <field>',
  '(add|log|count|book) (an|a|one|1|another|extra|more)+ <field>',
  '(add|count|put) <step> (up|more|on|extra)?',
  '(raise|increase|increment|bump|count up) (the)? <field> (up)? (by)? <step?>',
  '(count|add) (the)? <field> (up|one up|up by one|up by 1)',
  '(plus|and) <step> (on|to|for|in)? (the)? <field?>',
  '(a|an|one|another|1)? more (of)? <field?>',
  '<step> (up|more) (on|of|for|to)? (the)? <field?>',
  '<step:number> (to|on|for|in) (the)? <field>',
  '(count|add) (one|1|it)? up',
  '<step:number> (to|on|for|in)? (the)? <field?>',
];
const compiledCountings = [
  ...DOWN.map((pattern) => ({ isDown: true, pattern: tokenPattern(pattern) })),
  ...UP.map((pattern) => ({ isDown: false, pattern: tokenPattern(pattern) })),
];

const ONE: Amount = { value: 1, size: 1, isPercent: false, isMoney: false };

/** Nothing that says how many, or 'one' in words. */
function isOne([first, ...more]: readonly Token[]): boolean {
  return !first || (more.length === 0 && /^(?:a|an|one|another|it)$/.test(first.key));
}

function stepSaid(tokens: readonly Token[], field: Field): string | undefined {
  const words = tokens.filter(({ key }) => !/^(?:by|on|up|more|extra|the)$/.test(key));
  if (isOne(words)) return '1';
  const amount = amountAt(words) ?? (/^(?:a|an)$/.test(words[0]?.key ?? '') ? ONE : undefined);
  if (!amount || amount.size < words.length - 1) return undefined;
  return field.type === 'duration' && amount.unit ? amountCode(amount) : String(amount.value);
}

/** 'add one', 'portions go down by one', '+5 to the points'. */
export function countSaid(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  for (const { pattern, isDown } of compiledCountings) {
    const captures = pattern.match(tokens);
    const found = captures && countOf(captures, isDown, entity, world);
    if (found) return found;
  }
  return undefined;
}

/** What is counted where nothing is named: the only number, or the only whole one. */
function onlyCount(entity: Entity): Field | undefined {
  const counts = entity.fields.filter(isCount).filter(({ type }) => type === 'integer' || type === 'number');
  const whole = counts.filter(({ type }) => type === 'integer');
  if (counts.length === 1) return counts[0];
  return whole.length === 1 ? whole[0] : undefined;
}

/** 'add an hour' names what is counted by its unit. */
function countByUnit(step: readonly Token[], entity: Entity, world: World): Field | undefined {
  const nouns = step.filter(({ tag }) => tag === 'noun' || tag === 'plural');
  return ownField(nouns, entity, world, isCount);
}

function countOf(captures: Captures, isDown: boolean, entity: Entity, world: World): Effect | undefined {
  const named = captures['field'] ?? [];
  const step = captures['step'] ?? [];
  const byUnit = named.length === 0 ? countByUnit(step, entity, world) : undefined;
  const field = named.length > 0 ? ownField(named, entity, world, isCount) : (byUnit ?? onlyCount(entity));
  const by = field && stepSaid(byUnit ? step.slice(0, 1) : step, field);
  if (!field || by === undefined) return undefined;
  const name = `${field.name} ${isDown ? '−' : '+'}${by.replace(/ minutes?$/, ' min')}`;
  return counted(field, by, isDown, name);
}
