import { NUMBERS } from '../meaning/measures';
import { wordTable } from '../../language/word-table';
import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { inSentence } from '../../words/casing';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import { addCheck } from '../rules/comparison';
import { bounded, type Bounds, MINUTES } from '../rules/constraint-bounds';
import { firstOf, outcomeOf } from '../rules/fields-said';
import { endsOf } from '../rules/span-of';
import type { World } from '../world';
import { asTypes } from './as-types';
import { MOST, rangeIn, type Range } from './rule-range';
import { contentOf, has } from './rule-words';

/** 'never over 12 %', 'nobody under 18', 'grades from 1 to 6': between what a number has to be. */

/** What a word of measure is said of, where no field is named. */
const MEASURED: Readonly<Record<string, readonly string[]>> = wordTable<readonly string[]>({
  deeper: ['depth', 'deep'],
  wider: ['width'],
  longer: ['length', 'duration', 'minutes'],
  taller: ['height'],
  higher: ['height'],
  heavier: ['weight', 'kg', 'load'],
  hotter: ['temperature', 'degrees', 'heat'],
  warmer: ['temperature'],
  faster: ['speed'],
  older: ['age'],
  younger: ['age'],
  tons: ['weight', 'tonnes', 'load'],
  kilos: ['weight', 'kg', 'kilos'],
  kg: ['weight', 'kg'],
  cm: ['length', 'height', 'width'],
  hours: ['hours', 'duration', 'time'],
  hour: ['hours', 'duration'],
  people: ['people', 'persons', 'size', 'guests', 'participants', 'crew', 'party'],
  persons: ['people', 'persons', 'size', 'party'],
  kids: ['kids', 'children'],
  degrees: ['degrees', 'temperature'],
  quid: ['stake', 'amount', 'price'],
});
const PEOPLE: ReadonlySet<string> = wordList('nobody noone anyone anybody people client clients persons');
const CAN_TURN = /^(?:text|date|boolean|longtext)$/;

const accepts = ({ type, computed }: Field) =>
  computed === undefined && (NUMBERS.has(type) || CAN_TURN.test(type));
const isNumber = ({ type, computed }: Field) => computed === undefined && NUMBERS.has(type);

/** By its name, else by how it is measured. */
function measuredField(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const words = contentOf(tokens).filter(({ tag, key }) => tag !== 'number' && !MOST.has(key));
  const whole = ownField(words, entity, world, isNumber) ?? ownField(words, entity, world, accepts);
  if (whole) return whole;
  for (const test of [isNumber, accepts])
    for (const token of words) {
      const field = ownField([token], entity, world, test);
      if (field && token.key.length > 1) return field;
    }
  const names = tokens.flatMap(({ key }) => MEASURED[key] ?? []);
  return entity.fields.find(
    (field) =>
      isNumber(field) &&
      names.some((name) =>
        field.name
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .includes(name),
      ),
  );
}

/** 'nobody under 18': the age, else what the day of birth says. */
function ageRule(tokens: readonly Token[], bounds: Bounds, world: World): Outcome | undefined {
  const least = bounds.min ?? bounds.above;
  if (least === undefined || !has(tokens, PEOPLE)) return undefined;
  return firstOf(world, (entity) => {
    const age = entity.fields.find((field) => isNumber(field) && /\bage\b/i.test(field.name));
    if (age) return when(tokens, entity, age, { min: least }, world);
    const born = entity.fields.find(
      ({ type, name }) => type === 'date' && /\b(?:birth|birthday|birthdate|born|dob)\b/i.test(name),
    );
    const message = `${born?.name ?? ''} has to be at least ${String(least)} years ago.`;
    return born && addCheck(entity, `${born.id} + ${String(least)} years <= today`, message, born, world);
  });
}

/** 'behind the bar nobody under 18': where an option is named, only for it. */
function when(
  tokens: readonly Token[],
  entity: Entity,
  field: Field,
  bounds: Bounds,
  world: World,
): Outcome | undefined {
  const option = contentOf(tokens)
    .map((token) => world.option([token], entity))
    .find((one) => one !== undefined && one.field.id !== field.id);
  const limit = bounds.max ?? bounds.min;
  if (option && limit !== undefined) {
    const label = option.field.options?.find(({ id }) => id === option.id)?.label ?? '';
    const sign = bounds.max === undefined ? '>=' : '<=';
    const message = `${field.name} has to be ${sign === '>=' ? 'at least' : 'at most'} ${String(limit)} for ${label}.`;
    const holds = `not (${option.field.id} = ${option.id}) or ${field.id} ${sign} ${String(limit)}`;
    return addCheck(entity, holds, message, field, world);
  }
  const operation = bounded({ entity, field }, bounds);
  return outcomeOf(world, operation ? [operation] : [], `${inSentence(field.name)} already has these limits`);
}

/** 'a trout below 25 cm': of some records only, which nothing tells apart. */
function isOfOthers(tokens: readonly Token[], world: World): boolean {
  const [article, noun] = tokens;
  const isSome = article?.key === 'a' && noun?.tag === 'noun';
  return isSome && world.entity([noun]) === undefined && world.field([noun]) === undefined;
}

/** 'at most 2 hours': from when it begins to when it ends. */
function lasting({ bounds, unit }: Range, world: World): Outcome | undefined {
  const limit = bounds.max ?? bounds.min;
  if (unit === undefined || limit === undefined) return undefined;
  return firstOf(world, (entity) => {
    const ends = endsOf(entity);
    const isDuration = entity.fields.some(({ type }) => type === 'duration');
    if (!ends || isDuration || /^(?:hour|minute)$/.test(unit) === (ends[0].type === 'date')) return undefined;
    const sign = bounds.max === undefined ? '>=' : '<=';
    const [start, end] = ends;
    const span = `${String(limit)} ${unit}${limit === 1 ? '' : 's'}`;
    const message = `From ${inSentence(start.name)} to ${inSentence(end.name)} it may be ${sign === '<=' ? 'at most' : 'no less than'} ${span}.`;
    return (
      addCheck(entity, `${end.id} - ${start.id} ${sign} ${span}`, message, end, world) ??
      addCheck(entity, `${end.id} ${sign} ${start.id} + ${span}`, message, end, world)
    );
  });
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** 'slots between 8 and 14': times of the day. */
function clockSaid(
  words: readonly Token[],
  { bounds: { min, max } }: Range,
  world: World,
): Outcome | undefined {
  if (min === undefined || max === undefined || max > 23) return undefined;
  return firstOf(world, (entity) => {
    const field = ownField(contentOf(words), entity, world, ({ type }) => type === 'time');
    const holds = `${field?.id ?? ''} >= ${clock(min)} and ${field?.id ?? ''} <= ${clock(max)}`;
    const message = `${field?.name ?? ''} has to be between ${clock(min)} and ${clock(max)}.`;
    return field && addCheck(entity, holds, message, field, world);
  });
}

/** A length of time is kept in minutes, whatever it is said in. */
function inMinutes(bounds: Bounds, unit = 'minute'): Bounds {
  const said = Object.entries(bounds) as [keyof Bounds, number][];
  return Object.fromEntries(said.map(([limit, value]) => [limit, value * (MINUTES[unit] ?? 1)]));
}

/** Whole numbers, where nothing says otherwise. */
const typeFor = ({ min, max, above, below }: Bounds) =>
  [min, max, above, below].every((one) => one === undefined || Number.isInteger(one)) ? 'integer' : 'number';

export function boundSaid(tokens: readonly Token[], world: World): Outcome | undefined {
  const range = rangeIn(tokens);
  if (!range) return undefined;
  const { bounds, from, to } = range;
  const words = [...tokens.slice(0, from), ...tokens.slice(to)];
  const special = ageRule(words, bounds, world) ?? lasting(range, world) ?? clockSaid(words, range, world);
  if (special) return special;
  if (isOfOthers(tokens, world)) return undefined;
  const read = (entity: Entity): Outcome | undefined => {
    const field = measuredField(words, entity, world) ?? onlyNumber(words, entity, world);
    if (!field) return undefined;
    const limits = field.type === 'duration' ? inMinutes(bounds, range.unit) : bounds;
    const type = NUMBERS.has(field.type) ? field.type : typeFor(bounds);
    return asTypes([[field, type]], world, (typed) => {
      const there = typed.model.entities.find(({ id }) => id === entity.id);
      const now = there?.fields.find(({ id }) => id === field.id);
      return there && now && when(words, there, now, limits, typed);
    });
  };
  return firstOf(world, read);
}

/** 'max 20', 'not above 900': of the only number that the record has, where nothing else is named. */
function onlyNumber(words: readonly Token[], entity: Entity, world: World): Field | undefined {
  const numbers = entity.fields.filter(isNumber);
  const isBare = contentOf(words).every(
    ({ tag, key }) => (tag !== 'noun' && tag !== 'plural') || MOST.has(key),
  );
  const [only] = numbers;
  // 'no more than 24' of several kinds of records counts those of one of them.
  if (world.model.entities.length > 1 && words.some(({ key }) => key === 'more')) return undefined;
  return isBare && entity.id === world.current.id && numbers.length === 1 && only?.type !== 'rating'
    ? only
    : undefined;
}
