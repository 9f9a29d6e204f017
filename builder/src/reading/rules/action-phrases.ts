import type { Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { ownField } from '../meaning/naming';
import { wordsOf } from '../rule';
import { tokenPattern, type Captures } from '../token-pattern';
import type { World } from '../world';
import { effectOf, stampOf, wholeEffectOf, type Effect } from './action-effects';
import { iconFor } from './action-icons';
import { startOf } from './default-values';
import { partsOf } from './fields-said';

/** What people say that a button does: 'marks it as sold', 'puts today in back', 'the portions go down by one'. */

type Reader = (captures: Captures, entity: Entity, world: World) => Effect | undefined;

const tokensOf = (captures: Captures, name: string) => captures[name] ?? [];
const canSet = ({ computed }: Field) => computed === undefined;

function assigned(captures: Captures, entity: Entity, world: World): Effect | undefined {
  const field = ownField(tokensOf(captures, 'field'), entity, world, canSet);
  const value = tokensOf(captures, 'value');
  const start = field && startOf(value, field, entity, world);
  const code = typeof start === 'string' ? world.expression(start, entity, field ?? 'anything') : undefined;
  if (!field || code === undefined) return undefined;
  const isStamp = /today|now/.test(code);
  const when = isStamp
    ? `${field.id} is empty`
    : field.type === 'boolean'
      ? code === 'true'
        ? `not ${field.id}`
        : field.id
      : `${field.id} != ${code}`;
  return { field, to: code, when, icon: iconFor(field.name), name: isStamp ? field.name : wordsOf(value) };
}

const DATES = new Set<Field['type']>(['date', 'datetime', 'time']);

/** 'puts the time in': into the field that the label or the words name, else the only one. */
function stamped(captures: Captures, entity: Entity, world: World): Effect | undefined {
  const named = tokensOf(captures, 'field');
  const days = entity.fields.filter(({ type, computed }) => computed === undefined && DATES.has(type));
  const field =
    named.length > 0
      ? ownField(named, entity, world, ({ type }) => DATES.has(type))
      : days.length === 1
        ? days[0]
        : undefined;
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

function emptied(captures: Captures, entity: Entity, world: World): Effect | undefined {
  const field = ownField(tokensOf(captures, 'field'), entity, world, canSet);
  if (!field || field.required || field.type === 'boolean') return undefined;
  return {
    field,
    to: 'empty',
    when: `${field.id} is not empty`,
    icon: 'x',
    name: `Clear ${field.name.toLowerCase()}`,
  };
}

function toggled(captures: Captures, entity: Entity, world: World): Effect | undefined {
  const words = tokensOf(captures, 'field');
  const field = ownField(
    words,
    entity,
    world,
    ({ type, computed }) => type === 'boolean' && computed === undefined,
  );
  return (
    field && {
      field,
      to: `not ${field.id}`,
      when: '',
      icon: iconFor(field.name),
      name: `${field.name} on or off`,
    }
  );
}

/** 'reopen it': back to no, or to the first option. */
function undone(_: Captures, entity: Entity): Effect | undefined {
  const flag = entity.fields.find(
    ({ name, type, computed }) =>
      type === 'boolean' &&
      computed === undefined &&
      /^(?:done|closed|completed?|finished|returned|archived)$/i.test(name),
  );
  if (flag) return { field: flag, to: 'false', when: flag.id, icon: 'rotate-ccw', name: 'Reopen' };
  const field = entity.fields.find(
    ({ options, many, computed }) => (options?.length ?? 0) > 1 && many !== true && computed === undefined,
  );
  const first = field?.options?.[0]?.id;
  if (!field || first === undefined) return undefined;
  return {
    field,
    to: first,
    when: `${field.id} is not empty and ${field.id} != ${first}`,
    icon: 'rotate-ccw',
    name: 'Reopen',
  };
}

/** 'move it to the next step': of the choice that says how far it is. */
function nextStep(_: Captures, entity: Entity): Effect | undefined {
  const field = entity.fields.find(
    ({ options, many, computed }) => (options?.length ?? 0) > 1 && many !== true && computed === undefined,
  );
  const ids = field?.options?.map(({ id }) => id) ?? [];
  const last = ids.at(-1);
  if (!field || last === undefined) return undefined;
  const to = ids
    .slice(0, -2)
    .reduceRight(
      (rest, id, index) => `if ${field.id} = ${id} then ${ids[index + 1] ?? last} else ${rest}`,
      last,
    );
  return {
    field,
    to,
    when: `${field.id} is not empty and ${field.id} != ${last}`,
    icon: 'arrow-right',
    name: `Next ${field.name.toLowerCase()}`,
  };
}

const rest: Reader = (captures, entity, world) => effectSaid(tokensOf(captures, 'rest'), entity, world);
const IT =
  '(it|them|this|that|one|these|the <table:np>|a <table:np>|an <table:np>|something|things|everything|an entry|the entry)?';

const READERS: readonly (readonly [string, Reader])[] = [
  ['(toggle|flip|switch) (the)? <field> (on|off|and|or|/)*', toggled],
  [
    '(move|go|advance|step|push) (it|them|one|this)? (on)? (to the|to|a|one|on to the|onto the)* (next|further) (one|step|stage|status|state|column|phase)?',
    nextStep,
  ],
  ['next (step|stage|status|state|phase)', nextStep],
  [`(reopen|re-open|undo|uncheck|untick|open) ${IT} (again)?`, undone],
  ['(clear|empty|reset|remove|delete|take out) (the)? <field>', emptied],
  [
    '(set|change|put|switch|turn|make|move|update) (the|its)? <field> (to|as|on|into|=|back to|onto) <value>',
    assigned,
  ],
  ['<field> (to|=|be|become|go to|get) (set to|be|to)? <value>', assigned],
  [
    '(put|enter|fill|write|set|insert|record|save|note|stamp|log) (in)? (the|a)? <value> (in|into|to|as|for|under|on) (the|its)? <field> (field|date)?',
    assigned,
  ],
  [
    `
      (put|enter|fill|write|set|stamp|record|save|note|log|take) (in|down|with|it|of)* (the|a|today|today
      's|current|'s|right|present|exact)* (time|date|now|today|day|moment|time stamp|timestamp)
      (in|down|there|stamp|of day|automatically|by itself|and time)*
    `,
    stamped,
  ],
  [
    `
      (put|enter|fill|write|set|stamp|record|save|note|log|take) (in|down|with|it|of)* (the|a|today|today
      's|current|'s|right|present|exact)* (time|date|now|today|day|moment|time stamp|timestamp)
      (in|into|as|on|for|of|to) (the|its)? <field>
    `,
    stamped,
  ],
  [
    '(stamp|fill in|fill|set|log|record|enter) (the|its)? <field> (with (the|today|now|time|date|current)+)?',
    stamped,
  ],
  [
    `(mark|set|flag|turn|put|change|switch|make|tick|check|tag|move|declare|call|get|label) ${IT} (off|down)? (as|to|into|onto|be|to be|being|on)* <rest>`,
    rest,
  ],
  [
    `(i|we|you|they|he|she|it|someone|somebody|one|people|the <table:np>|a <table:np>) (just|already)? (have|'ve|be|'s|'m|been|get|got|had|now|just|come|come s|goes|has|is)+ <rest>`,
    rest,
  ],
  [`<before> (so|so that|and then|then|meaning|,) <rest>`, rest],
  [`(say|show|confirm|tell|note|record) (that)? ${IT} (be|'s|have|been|'ve|was)* <rest>`, rest],
  [
    `(it|that|this)? (then)? (be able to|can|will|should|to|just|automatically|quickly|simply|directly|instantly) <rest>`,
    rest,
  ],
  [
    `
      <rest> (in one go|with one click|in one click|by one click|with a click|quickly|automatically|by itself|at
      once|straight away|immediately|with one tap|in one tap|whenever i use it|every time|each time|when i press
      it|whenever i do|whenever we do|again)
    `,
    rest,
  ],
  ['(being|been|having been|to be|as) <rest>', rest],
  [`<rest> ${IT}`, rest],
];
const compiledReaders = READERS.map(([pattern, read]) => [tokenPattern(pattern), read] as const);

/** A label in quotation marks is one token of several words. */
export function unquoted(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) =>
    token.tag === 'quoted' ? tokenise(token.text.slice(1, -1), token.start + 1) : [token],
  );
}

let depth = 0;

/** The effect that words describe; undefined where they describe none of these records. */
export function effectSaid(words: readonly Token[], entity: Entity, world: World): Effect | undefined {
  const tokens = unquoted(words);
  if (tokens.length === 0 || depth > 5) return undefined;
  depth += 1;
  try {
    const whole = wholeEffectOf(tokens, entity, world);
    if (whole) return whole;
    const direct = effectOf(tokens, entity, world);
    if (direct && tokens.length < 3) return direct;
    for (const [pattern, read] of compiledReaders) {
      const captures = pattern.match(tokens);
      const isShorter = captures && (!captures['rest'] || captures['rest'].length < tokens.length);
      const found = isShorter ? read(captures, entity, world) : undefined;
      if (found) return found;
    }
    return direct;
  } finally {
    depth -= 1;
  }
}

/** 'marks it as paid and puts in the date' does two things. */
export function effectsSaid(
  words: readonly Token[],
  entity: Entity,
  world: World,
): readonly Effect[] | undefined {
  const whole = effectSaid(words, entity, world);
  if (whole) return [whole];
  const parts = partsOf(unquoted(words));
  if (parts.length < 2) return undefined;
  const all = parts.map((part) => effectSaid(part, entity, world));
  return all.every((effect) => effect !== undefined) ? all : undefined;
}
