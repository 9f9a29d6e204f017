import type { Entity, Field, Metric } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { dayKindOf, isDay } from '../../furnish/days';
import { isState } from '../../furnish/tones';
import { nameKey } from '../../words/text';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { entityNamed, fieldNamed } from './names';
import type { Period } from './words';

/** What a figure is told apart by: a field, a linked record, a period. */
export type By = NonNullable<Metric['by']>;

const UNGROUPED = new Set(['longtext', 'image', 'url', 'email', 'phone', 'color']);
const PEOPLE =
  /^(?:(?:each|every|one|single) )*(?:person|people|who|member|everybody|everyone|head|one|of them|of us|of the (?:\w+))?$/;

export const ofField = ({ id, type }: Field): By => ({
  field: id,
  ...((type === 'date' || type === 'datetime') && { period: 'day' as const }),
});

/** The field through which records of one kind name another. */
export function linkTo(entity: Entity, to: Entity): Field | undefined {
  const links = entity.fields.filter(({ reference }) => reference?.entity === to.id);
  return links.find(({ many }) => many !== true) ?? links[0];
}

/** 'per person', or nothing behind 'each': whoever does it. */
export function personOf(entity: Entity): Field | undefined {
  const people = entity.fields.filter(({ type }) => type === 'person');
  const links = entity.fields.filter(({ type }) => type === 'reference');
  return people[0] ?? (links.length === 1 ? links[0] : undefined);
}

export const isGroup = (field: Field | undefined): field is Field =>
  field !== undefined && !UNGROUPED.has(field.type);

function byWords(words: readonly Token[], entity: Entity, world: World): By | undefined {
  const text = wordsOf(words)
    .toLowerCase()
    .replace(/^(?:(?:the|different|single|individual|our|my|each|every|kind of|sort of|type of) )+/, '');
  const own = fieldNamed(words, entity, world);
  if (isGroup(own) && nameKey(own.name) === nameKey(text)) return ofField(own);
  const other = entityNamed(text, world);
  const link = other && other.id !== entity.id ? linkTo(entity, other) : undefined;
  const person = PEOPLE.test(text) ? personOf(entity) : undefined;
  const day = DAY.test(text) && !own ? dayOf(entity) : undefined;
  const found = [link, person, own, day].find(isGroup);
  return found && ofField(found);
}

const DAY = /^(?:date|day|time)$/;

/** The longest beginning of the words that names something to tell by, and what is left behind it. */
export function groupOf(
  words: readonly Token[],
  entity: Entity,
  world: World,
): { readonly by: By; readonly rest: readonly Token[] } | undefined {
  if (words.length === 0) {
    const person = personOf(entity);
    return person && { by: ofField(person), rest: [] };
  }
  for (let size = Math.min(6, words.length); size > 0; size -= 1) {
    const by = byWords(words.slice(0, size), entity, world);
    if (by) return { by, rest: words.slice(size) };
  }
  // 'how much each spent', 'everybody did'
  const person = /^(?:verb|verbs|past|have|do|pronoun|modal)$/.test(words[0]?.tag ?? '')
    ? personOf(entity)
    : undefined;
  return person && { by: ofField(person), rest: words };
}

/** The day that records of a kind are counted by: the one that was named, else when they are or were, never a birthday. */
export function dayOf(entity: Entity, named?: Field): Field | undefined {
  if (named && isDay(named)) return named;
  const days = entity.fields.filter((field) => isDay(field) && dayKindOf(entity, field) !== 'birth');
  const rank = (field: Field) => {
    const key = nameKey(field.name);
    const kind = dayKindOf(entity, field);
    if (kind === 'next') return 3;
    if (/^(?:date|day|when|date and time)$/.test(key)) return 0;
    return kind === 'end' ? 2 : 1;
  };
  return [...days].sort((a, b) => rank(a) - rank(b))[0];
}

/** Per month of a day; of a record that only has a field Month, by that field. */
export function byPeriod(period: Period, entity: Entity, named?: Field): By | undefined {
  const own = entity.fields.find((field) => !isDay(field) && nameKey(field.name) === period);
  if (own && !UNGROUPED.has(own.type)) return { field: own.id };
  const day = dayOf(entity, named);
  return day && { field: day.id, period };
}

/** What a chart of nothing but records shows: how many are in each state, of each kind, or of each month. */
export function usualGroup(entity: Entity): By | undefined {
  const choices = entity.fields.filter(({ type, many }) => type === 'choice' && many !== true);
  const field = choices.find(isState) ?? choices[0];
  if (field) return { field: field.id };
  const day = dayOf(entity);
  if (day) return { field: day.id, period: 'month' };
  const link = entity.fields.find(({ type }) => type === 'reference' || type === 'person');
  return link && { field: link.id };
}
