import { wordTable } from '../../language/word-table';
import type { Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { amountAt, amountCode, spanCode } from '../meaning/amount';
import { ownField, stemOf, withoutUn } from '../meaning/naming';
import { verbForm } from '../../language/verb-forms';
import { tokenPattern, type Captures } from '../token-pattern';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { countSaid } from './action-counts';
import { iconFor } from './action-icons';
import { endsOf } from './span-of';

/** What a button does to a record: sets, counts, stamps or moves. */
export interface Effect {
  readonly field: Field;
  /** As the model keeps it. */
  readonly to: string;
  /** Where it does something. */
  readonly when: string;
  readonly icon: string;
  readonly name: string;
}

const typedIn = ({ computed }: Field) => computed === undefined;
const ofTypes =
  (...types: readonly Field['type'][]) =>
  (field: Field) =>
    typedIn(field) && types.includes(field.type);
const isFlag = ofTypes('boolean');
const isDay = ofTypes('date', 'datetime', 'time');
const isWholeDay = ofTypes('date', 'datetime');

/** Sets a yes-or-no to yes, or to no where the words turn it round. */
function flagSet(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  const words = tokens.filter(({ tag }) => tag !== 'not');
  const field = ownField(words, entity, world, isFlag);
  if (!field) return undefined;
  const name = wordsOf(words).toLowerCase();
  const isUn = words.some(
    ({ key }) => withoutUn(key) !== undefined && !field.name.toLowerCase().includes(key),
  );
  const isOff = words.length < tokens.length || isUn;
  return isOff
    ? { field, to: 'false', when: field.id, icon: 'rotate-ccw', name: `Not ${field.name.toLowerCase()}` }
    : { field, to: 'true', when: `not ${field.id}`, icon: iconFor(name || field.name), name: field.name };
}

/** Sets a choice to the option that is said. */
function optionSet(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  const words = tokens.filter(({ key }) => key !== 'the' && key !== 'as');
  const found = world.option(words, entity) ?? stemOption(words, entity);
  if (!found || found.field.computed !== undefined || found.field.many === true) return undefined;
  const label = found.field.options?.find(({ id }) => id === found.id)?.label ?? '';
  return {
    field: found.field,
    to: found.id,
    when: `${found.field.id} != ${found.id}`,
    icon: iconFor(label),
    name: label,
  };
}

/** 'pack it' means Packed, 'send' Sent. */
function stemOption(
  tokens: readonly Token[],
  entity: Entity,
): { readonly field: Field; readonly id: string } | undefined {
  const verb = tokens.find(({ tag }) => /^(?:verb|verbs|past|ing|noun|quoted)$/.test(tag));
  if (!verb) return undefined;
  for (const field of entity.fields) {
    const option = field.options?.find(({ label }) => stemOf(label.toLowerCase()) === stemOf(verb.key));
    if (option) return { field, id: option.id };
  }
  return undefined;
}

/** The day or the moment as the field takes it. */
export const stampOf = ({ type }: Field): string =>
  type === 'date' ? 'today' : type === 'time' ? 'time(now)' : 'now';

function stampSet(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  const field = ownField(tokens, entity, world, isDay);
  return (
    field && {
      field,
      to: stampOf(field),
      when: `${field.id} is empty`,
      icon: iconFor(field.name),
      name: field.name,
    }
  );
}

const MOVES = [
  `
    (move|moves|push|pushes|put|puts|shift|shifts|postpone|postpones|set|sets|bump|bumps|snooze|delay|delays|reschedule|defer)
    (it|them|this|one|the <table>|the date|<field>)? (off|back|on|out|forward)? (to|until|till|for|by) <day>
  `,
  '(move|push|shift|postpone|bump|snooze|delay|defer|put) (it|them|this|<field>)? (off|back|on|out|forward|ahead)* <day>',
  '(to|until|for)? <day>',
].map((pattern) => tokenPattern(pattern));

const NAMED_DAYS = wordTable<readonly [string, string]>({
  tomorrow: ['today + 1 day', 'Move to tomorrow'],
  today: ['today', 'Move to today'],
  'next week': ['today + 1 week', 'Move to next week'],
  'next month': ['today + 1 month', 'Move to next month'],
});

const movedBy = (field: Field, span: string, name: string): Effect => ({
  field,
  to: `${field.id} + ${span}`,
  when: `${field.id} is not empty`,
  icon: 'calendar-plus',
  name,
});

/** 'move it to tomorrow'. */
function movedTo(day: readonly Token[], field: Field): Effect | undefined {
  const named = NAMED_DAYS[wordsOf(day).toLowerCase()];
  if (!named || field.type !== 'date') return undefined;
  const [to, name] = named;
  return { field, to, when: `${field.id} != ${to}`, icon: 'calendar-plus', name };
}

/** 'postpone by a week'. */
function movedOn(span: readonly Token[], field: Field): Effect | undefined {
  const amount = amountAt(span);
  return amount?.unit !== undefined && amount.size >= span.length - 1
    ? movedBy(field, amountCode(amount), `Move by ${spanCode(amount.value, amount.unit)}`)
    : undefined;
}

function moveOf(
  captures: Captures,
  tokens: readonly Token[],
  entity: Entity,
  world: World,
): Effect | undefined {
  const day = captures['day'] ?? [];
  const field = captures['field']
    ? ownField(captures['field'], entity, world, isDay)
    : entity.fields.find(isWholeDay);
  if (!field) return undefined;
  return movedTo(day, field) ?? (tokens.length > day.length ? movedOn(day, field) : undefined);
}

/** 'move it to tomorrow', 'postpone by a week', 'snooze'. */
function moveSaid(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  const first = entity.fields.find(isWholeDay);
  if (tokens.length === 1 && /^(?:snooze|postpone)$/.test(tokens[0]?.key ?? '') && first)
    return movedBy(first, '1 day', 'Move by 1 day');
  for (const pattern of MOVES) {
    const captures = pattern.match(tokens);
    const found = captures && moveOf(captures, tokens, entity, world);
    if (found) return found;
  }
  return undefined;
}

const DONE =
  /^(?:done|complete|completed|finished|tick|ticked|check|checked|off|finish|ready|mark|cross|crossed|it)$/;
const DONE_NAMES = /^(?:done|completed?|finished|closed|ready|returned|back|paid|collected)$/i;

/** 'Fed' and 'Sold' are done once; 'Vegetarian' is not. */
const isDeed = (field: Field | undefined) => verbForm(field?.name.toLowerCase() ?? '')?.form === 'past';

/** 'tick it off': the yes-or-no that says so, or the last option. */
function doneSaid(tokens: readonly Token[], entity: Entity): Effect | undefined {
  const isOther = ({ key, tag }: Token) =>
    !DONE.test(key) && tag !== 'pronoun' && tag !== 'article' && key !== 'as';
  if (tokens.some(isOther) || !tokens.some(({ key }) => DONE.test(key) && key !== 'it')) return undefined;
  const flags = entity.fields.filter(isFlag);
  const flag =
    flags.find(({ name }) => DONE_NAMES.test(name)) ??
    (flags.length === 1 && isDeed(flags[0]) ? flags[0] : undefined);
  if (flag) return { field: flag, to: 'true', when: `not ${flag.id}`, icon: 'check', name: flag.name };
  for (const field of entity.fields) {
    const option =
      field.computed === undefined ? field.options?.find(({ label }) => DONE_NAMES.test(label)) : undefined;
    if (option)
      return { field, to: option.id, when: `${field.id} != ${option.id}`, icon: 'check', name: option.label };
  }
  return undefined;
}

/** Counts and moves are said in full; names of fields and options may be any part of what is said. */
export function wholeEffectOf(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  return countSaid(tokens, entity, world) ?? moveSaid(tokens, entity, world);
}

/** What words do, whichever way they say it. A label in quotation marks is read like any other words. */
export function effectOf(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  if (tokens.length === 0) return undefined;
  return (
    optionSet(tokens, entity, world) ??
    flagSet(tokens, entity, world) ??
    countSaid(tokens, entity, world) ??
    moveSaid(tokens, entity, world) ??
    doneSaid(tokens, entity) ??
    stampSet(tokens, entity, world) ??
    likeSaid(tokens, entity, world)
  );
}

/** Words for one thing that fields have different names for. */
const LIKE: readonly (readonly string[])[] = [
  ['returned', 'back', 'return', 'brought back'],
  ['left', 'leaving', 'departure', 'gone'],
  ['arrived', 'arrival', 'here', 'came'],
  ['finished', 'end', 'ended', 'until'],
  ['started', 'start', 'begin', 'from'],
];

function likeSaid(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  const text = wordsOf(tokens).toLowerCase();
  const others = LIKE.find((words) => words.includes(text))?.filter((word) => word !== text) ?? [];
  for (const word of others) {
    const found = flagSet(tokenise(word), entity, world) ?? stampSet(tokenise(word), entity, world);
    if (found) return { ...found, icon: iconFor(text) };
  }
  return endSaid(text, entity);
}

/** 'check in', 'stop': the beginning and the end, whatever they are called. */
function endSaid(text: string, entity: Entity): Effect | undefined {
  const isIn = /^(?:check|clock|sign|log|book|scan)?[ -]?in$|^(?:start|begin|arrive)$/.test(text);
  const isOut = /^(?:check|clock|sign|log|book|scan)?[ -]?out$|^(?:stop|finish|end|leave)$/.test(text);
  const ends = isIn || isOut ? endsOf(entity) : undefined;
  const isLent = /\b(?:out|lent|lend|borrowed|loaned)/i.test(ends?.[0].name ?? '');
  const field = ends?.[isIn === isLent ? 1 : 0];
  return (
    field && {
      field,
      to: stampOf(field),
      when: `${field.id} is empty`,
      icon: isIn ? 'log-in' : 'log-out',
      name: field.name,
    }
  );
}
