import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { nameKey } from '../../words/text';
import { amountAt, amountCode } from '../meaning/amount';
import { withoutUn } from '../meaning/naming';
import { dayOf } from '../meaning/which-parts';
import { wordsOf } from '../rule';
import { tokenPattern, type Captures } from '../token-pattern';
import type { World } from '../world';
import { countSaid } from './action-counts';
import { stampOf, type Effect } from './action-effects';
import { iconFor } from './action-icons';
import { startOf } from './default-values';
import { kindSaid } from './edit-said';
import { partsOf } from './fields-said';
import { coreOf, fieldCalled, isCalled } from './plain-names';

/** What a button does, where each word of it names something: 'gives it five stars', 'sets last paid to today'. */

const textOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ');

/** The field of these records that words call; 'it' is the one that was spoken of last. */
function fieldOf(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const place =
    textOf(tokens) === 'it' && world.touched.field !== undefined
      ? world.field('it')
      : fieldCalled(tokens, world, entity);
  return place?.entity.id === entity.id && place.field.computed === undefined ? place.field : undefined;
}

const stamp = (field: Field): Effect => ({
  field,
  to: stampOf(field),
  when: '',
  icon: iconFor(field.name),
  name: field.name,
});

const ticked = (field: Field, isOn: boolean): Effect =>
  isOn
    ? { field, to: 'true', when: `not ${field.id}`, icon: iconFor(field.name), name: field.name }
    : { field, to: 'false', when: field.id, icon: 'rotate-ccw', name: `Not ${field.name.toLowerCase()}` };

/** 'paid', 'unpaid', 'not paid': a yes or no that is called so. */
function flagEffect(tokens: readonly Token[], { fields }: Entity): Effect | undefined {
  const text = textOf(tokens.filter(({ tag }) => tag !== 'not'));
  const flags = fields.filter(({ type, computed }) => type === 'boolean' && computed === undefined);
  const own = flags.find(({ name }) => nameKey(name) === text);
  if (own)
    return ticked(
      own,
      tokens.every(({ tag }) => tag !== 'not'),
    );
  const without = withoutUn(text);
  const other = without === undefined ? undefined : flags.find(({ name }) => nameKey(name) === without);
  return other && ticked(other, false);
}

function optionEffect(tokens: readonly Token[], entity: Entity, within?: Field): Effect | undefined {
  const text = textOf(tokens);
  const found = entity.fields
    .filter(({ type, many, id }) => type === 'choice' && many !== true && (!within || within.id === id))
    .flatMap((field) => (field.options ?? []).map((option) => ({ field, option })))
    .filter(({ field, option }) => {
      const [label, name] = [nameKey(option.label), nameKey(field.name)];
      return label === text || `${label} ${name}` === text || `${name} ${label}` === text;
    });
  const [only, more] = found;
  if (!only || more) return undefined;
  const { field, option } = only;
  return {
    field,
    to: option.id,
    when: `${field.id} != ${option.id}`,
    icon: iconFor(option.label),
    name: option.label,
  };
}

/** 'inspected today', 'watered now': the day that is called after what is done. */
function doneToday(tokens: readonly Token[], entity: Entity): Effect | undefined {
  const [verb, today, more] = tokens;
  const isToday = verb !== undefined && !more && /^(?:today|now|just now)$/.test(today?.key ?? '');
  const field = isToday ? dayOf(verb, entity) : undefined;
  return field && stamp(field);
}

/** What a record shall be: 'sent', 'paid', 'high priority', 'watered today'. */
export function stateEffect(words: readonly Token[], entity: Entity): Effect | undefined {
  const tokens = words.filter(({ tag, key }, at) => !(at === 0 && (tag === 'article' || key === 'as')));
  if (tokens.length === 0) return undefined;
  return optionEffect(tokens, entity) ?? flagEffect(tokens, entity) ?? doneToday(tokens, entity);
}

type Reader = (captures: Captures, entity: Entity, world: World) => Effect | undefined;
const of = (captures: Captures, name: string): readonly Token[] => captures[name] ?? [];

/** What a field is set to. */
function assigned(
  field: Field | undefined,
  value: readonly Token[],
  entity: Entity,
  world: World,
): Effect | undefined {
  if (!field || value.length === 0) return undefined;
  const option = optionEffect(value, entity, field);
  if (option) return option;
  const start = startOf(value, field, entity, world);
  if (typeof start !== 'string' || /^(?:text|longtext|person)$/.test(field.type)) return undefined;
  if (field.type === 'boolean') return ticked(field, start === 'true');
  const isStamp = /^(?:today|now|time\(now\))$/.test(start);
  return isStamp
    ? stamp(field)
    : {
        ...stamp(field),
        to: start,
        when: `${field.id} != ${start}`,
        name: `${field.name} ${wordsOf(value)}`,
      };
}

const starred: Reader = (captures, entity) => {
  const [field, more] = entity.fields.filter(
    ({ type, computed }) => type === 'rating' && computed === undefined,
  );
  const value = amountAt(of(captures, 'n'))?.value;
  const isIn = field && !more && value !== undefined && value <= (field.max ?? 5);
  if (!isIn) return undefined;
  const to = String(value);
  return {
    field,
    to,
    when: `${field.id} != ${to}`,
    icon: 'star',
    name: `${to} ${value === 1 ? 'star' : 'stars'}`,
  };
};

const longer: Reader = (captures, entity, world) => {
  const field = fieldOf(of(captures, 'field'), entity, world);
  const span = of(captures, 'span');
  const amount = amountAt(span);
  if (!field || !/^date/.test(field.type) || !amount?.unit || amount.size !== span.length) return undefined;
  const isBack = captures['back'] !== undefined;
  return {
    field,
    to: `${field.id} ${isBack ? '-' : '+'} ${amountCode(amount)}`,
    when: `${field.id} is not empty`,
    icon: 'calendar-plus',
    name: `${field.name} ${isBack ? '−' : '+'}${wordsOf(span)}`,
  };
};

const toggled: Reader = (captures, entity, world) => {
  const field = fieldOf(of(captures, 'field'), entity, world);
  return field?.type === 'boolean'
    ? { field, to: `not ${field.id}`, when: '', icon: iconFor(field.name), name: `${field.name} on or off` }
    : undefined;
};

const given: Reader = (captures, entity) => {
  const words = of(captures, 'state');
  const found = optionEffect(words, entity);
  return found && isCalled(found.field.name, wordsOf(coreOf(words.slice(-1)))) ? found : undefined;
};

const tick =
  (isOn: boolean): Reader =>
  (captures, entity, world) => {
    const field = fieldOf(of(captures, 'field'), entity, world);
    return field?.type === 'boolean' ? ticked(field, isOn) : undefined;
  };

const put: Reader = (captures, entity, world) =>
  assigned(fieldOf(of(captures, 'field'), entity, world), of(captures, 'value'), entity, world);

/** 'marks it as paid', 'sets boats to moored': whose state it is may be said. */
const marked: Reader = (captures, entity, world) => {
  const whom = of(captures, 'whom');
  const isOther = whom.length > 0 && kindSaid(whom, world)?.id !== entity.id;
  return isOther ? undefined : stateEffect(of(captures, 'state'), entity);
};

const IT = '(it | them | this | that | this one | the one)';
const SET = '(set | change | put | switch | turn | update | make)';
const MARK =
  '(mark | set | flag | tick | label | tag | make | move | change | declare | put | switch | turn)';

const READERS: readonly (readonly [string, Reader])[] = [
  [
    `(give | award | rate | set) ((${IT} | (the | a | an | each)? <kind>) (to | at | with)?)? <n> (star | stars)`,
    starred,
  ],
  ['<n> (star | stars)', starred],
  ['(tick | check) (the | off)* <field> (box | checkbox)?', tick(true)],
  ['(untick | uncheck) (the)? <field> (box | checkbox)?', tick(false)],
  ['(toggle | flip | switch) (the)? <field> ((on | off | and | or | /)+)?', toggled],
  [
    '(extend | prolong | postpone | push | move | shift | delay) (the)? <field> (back | on | out | forward)? by <span>',
    longer,
  ],
  [`give (${IT} | (the | a | an | each)? <kind>)? <state>`, given],
  [`${SET} (the | its)? <field> (to | as | on | back to)+ <value>`, put],
  [
    '(put | enter | write | fill in | stamp | record | insert) <value> (in | into | as | to | for)+ (the | its)? <field>',
    put,
  ],
  [`${MARK} ${IT} (as | to | into)* <state>`, marked],
  [`${MARK} (the | a | an | each)? <whom> (as | to | into)+ <state>`, marked],
  [`${MARK} (as | to | into)* <state>`, marked],
];
const compiled = READERS.map(([source, read]) => [tokenPattern(source), read] as const);

function effectCalled(tokens: readonly Token[], entity: Entity, world: World): Effect | undefined {
  for (const [pattern, read] of compiled) {
    const captures = pattern.match(tokens);
    const effect = captures && read(captures, entity, world);
    if (effect) return effect;
  }
  return stateEffect(tokens, entity);
}

const isJoined = (tokens: readonly Token[]) => tokens.some(({ text }) => text === 'and' || text === ',');

/** 'adds one to the quantity', '+1': what is counted is the whole of it. */
const one = (tokens: readonly Token[], entity: Entity, world: World) =>
  effectCalled(tokens, entity, world) ?? (isJoined(tokens) ? undefined : countSaid(tokens, entity, world));

/** All that words say that a button does; undefined where some of them say nothing of these records. */
export function effectsCalled(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
): readonly Effect[] | undefined {
  const whole = one(tokens, entity, world);
  if (whole) return [whole];
  if (!isJoined(tokens)) return undefined;
  const parts = partsOf(tokens, /^(?:and|,)$/);
  const all = parts.map((part) => one(part, entity, world));
  return parts.length > 1 && all.every((effect) => effect !== undefined) ? all : undefined;
}
