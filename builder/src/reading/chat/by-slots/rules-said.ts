import { NUMBERS } from '../../meaning/measures';
import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { tokenise } from '../../../language/tokenise';
import type { FieldPlace } from '../../../model/find';
import { inSentence } from '../../../words/casing';
import { addCheck } from '../../rules/comparison';
import { bounded, type Bounds } from '../../rules/constraint-bounds';
import { outcomeOf } from '../../rules/fields-said';
import { wordsOf, type Outcome } from '../../rule';
import { rangeIn } from '../../slots/rule-range';
import { isForbidden, isNo } from '../../slots/rule-words';
import type { World } from '../../world';
import { fieldsOfSlots } from './removals';
import type { SlotReading, Slots } from './slots';

/** What has to hold of the field that is named: between which numbers, before or after which day. */

const KEPT = /\b(?:nought|naught|zero|nil)\b/g;

/** '0 or more', '1950 or later', '63 plus': the words behind the number say which end it is. */
function openEnded(text: string): Bounds | undefined {
  const [, number = '', end = ''] =
    /^(?:at )?(-?\d+(?:\.\d+)?) (or more|or later|or above|or over|or higher|or older|and up|and above|plus|upwards|or less|or fewer|or below|or under|or earlier|or lower|and below)$/.exec(
      text,
    ) ?? [];
  if (number === '') return undefined;
  const value = Number(number);
  return /less|fewer|below|under|earlier|lower/.test(end) ? { max: value } : { min: value };
}

/** '1 to 99', 'one to five stars' */
function between(text: string): Bounds | undefined {
  const [, low = '', high = ''] =
    /^(?:from |between )?(-?\d+(?:\.\d+)?) ?(?:to|and|-|–|till|until) ?(-?\d+(?:\.\d+)?)(?: stars| only)?$/.exec(
      text,
    ) ?? [];
  const [min, max] = [Number(low), Number(high)];
  return low !== '' && min < max ? { min, max } : undefined;
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inDigits = (text: string) =>
  text
    .toLowerCase()
    .replace(KEPT, '0')
    .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/g, (word) =>
      String(WORDS.indexOf(word)),
    );

/** 'more than 0 and under 120': both ends. */
function bothEnds(text: string): Bounds | undefined {
  const [, above = '', below = ''] =
    /^(?:more than|over|above|greater than) (-?\d+(?:\.\d+)?) (?:and|but) (?:under|below|less than) (-?\d+(?:\.\d+)?)$/.exec(
      text,
    ) ?? [];
  return above !== '' && Number(above) < Number(below)
    ? { above: Number(above), below: Number(below) }
    : undefined;
}

const isBoth = ({ min, max }: Bounds) => min !== undefined && max !== undefined;

/** The number alone: the words around it say which end it is. */
function oneEnd(text: string, tokens: readonly Token[], isDenied: boolean): Bounds | undefined {
  const around = tokenise(inDigits(wordsOf(tokens)));
  const sides = rangeIn(tokenise(isDenied ? `not ${text}` : text)) ?? rangeIn(around);
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return sides?.unit === undefined && numbers.length === 1 ? sides?.bounds : undefined;
}

function boundsSaid(value: readonly Token[], tokens: readonly Token[]): Bounds | undefined {
  const text = inDigits(wordsOf(value));
  const isDenied = isForbidden(tokens);
  const told = between(text) ?? bothEnds(text) ?? openEnded(text);
  // 'never 3 or more' is at most 2, which has to be said some other way.
  if (told) return isDenied && !isBoth(told) ? undefined : told;
  return value.length > 5 ? undefined : oneEnd(text, tokens, isDenied);
}

function byNumber(
  place: FieldPlace,
  value: readonly Token[],
  tokens: readonly Token[],
  world: World,
): Outcome | undefined {
  const bounds = NUMBERS.has(place.field.type) ? boundsSaid(value, tokens) : undefined;
  const operation = bounds && bounded(place, bounds);
  if (!bounds) return undefined;
  const outcome = outcomeOf(world, operation ? [operation] : [], 'It is bounded so already');
  return 'missing' in outcome ? undefined : outcome;
}

const DAYS: ReadonlySet<Field['type']> = new Set(['date', 'datetime']);

const OTHER = new Map([
  ['<', '>='],
  ['>', '<='],
  ['<=', '>'],
  ['>=', '<'],
]);

/** 'Not before today' is from today on. */
function denied(code: string): string {
  const [, left = '', sign = '', right = ''] = /^(f\d+) ([<>]=?) ([^<>=]+)$/.exec(code) ?? [];
  const other = / (?:and|or) /.test(right) ? undefined : OTHER.get(sign);
  return other === undefined ? `not (${code})` : `${left} ${other} ${right}`;
}

/** 'can't be in the future': what is said of it, without the words that deny it. */
const saidOf = (value: readonly Token[]): string => {
  const be = value.findIndex(({ key }) => key === 'be');
  return wordsOf(value.slice(be + 1).filter((token) => !isNo(token)));
};

/** 'it can't be later than today', 'no pickup on a Monday': a condition of days that has to hold, or must not. */
function byDay(
  place: FieldPlace,
  value: readonly Token[],
  tokens: readonly Token[],
  world: World,
): Outcome | undefined {
  const { entity, field } = place;
  if (!DAYS.has(field.type)) return undefined;
  // 'you can't harvest what you haven't sown: on or after sown on' denies something else.
  if (tokens.length > 14 || value.some(({ key }) => key === 'or')) return undefined;
  const words = tokenise(`${field.name} is ${saidOf(value)}`);
  const code = world.condition(words, entity);
  if (code === undefined || !code.includes(field.id)) return undefined;
  const isDenied = isForbidden(tokens);
  const message = `${field.name} ${isDenied ? 'cannot' : 'has to'} be ${inSentence(saidOf(value))}.`.slice(
    0,
    190,
  );
  return addCheck(entity, isDenied ? denied(code) : code, message, field, world);
}

/** The field that is named, or the one that was spoken of where none is. */
function placeOf(slots: Slots, world: World): FieldPlace | undefined {
  const named = fieldsOfSlots(slots, world);
  const [only, more] = named;
  if (only) return more ? undefined : only;
  if (slots.all('f', 't', 'o', 'n').length > 0) return undefined;
  // What names no field is read of the last one only where it says nothing but how much.
  const text = inDigits(wordsOf(slots.first('v')));
  if (!slots.has('p') && !(between(text) ?? bothEnds(text) ?? openEnded(text))) return undefined;
  const last = world.touched.field;
  const owner = world.model.entities.find((entity: Entity) => entity.fields.some(({ id }) => id === last));
  const field = owner?.fields.find(({ id }) => id === last);
  return owner && field && { entity: owner, field };
}

const rule: SlotReading = (slots, tokens, world) => {
  const [value, more] = slots.all('v');
  const place = value && !more && slots.all('o').length === 0 ? placeOf(slots, world) : undefined;
  if (!place || !value || place.field.computed !== undefined) return undefined;
  return byNumber(place, value, tokens, world) ?? byDay(place, value, tokens, world);
};

export const RULES = { rule } as const;
