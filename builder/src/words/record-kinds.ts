import { BELONGINGS } from './lists/record-kinds/belongings';
import { BUSINESS } from './lists/record-kinds/business';
import { CRAFTS } from './lists/record-kinds/crafts';
import { CULTURE } from './lists/record-kinds/culture';
import { DIARY } from './lists/record-kinds/diary';
import { EVENTS } from './lists/record-kinds/events';
import { FOOD } from './lists/record-kinds/food';
import { GENERAL } from './lists/record-kinds/general';
import { HEALTH } from './lists/record-kinds/health';
import { HOME } from './lists/record-kinds/home';
import { LEARNING } from './lists/record-kinds/learning';
import { NATURE } from './lists/record-kinds/nature';
import { OPINIONS } from './lists/record-kinds/opinions';
import { PEOPLE } from './lists/record-kinds/people';
import { SOFTWARE } from './lists/record-kinds/software';
import { SPORT } from './lists/record-kinds/sport';
import { TRADE } from './lists/record-kinds/trade';
import { TRAVEL } from './lists/record-kinds/travel';
import { WORK } from './lists/record-kinds/work';
import { WRITING } from './lists/record-kinds/writing';
import type { RecordKind } from './lists/record-kinds/record-kind';

const KINDS: readonly RecordKind[] = [
  ...BELONGINGS,
  ...BUSINESS,
  ...CRAFTS,
  ...CULTURE,
  ...DIARY,
  ...EVENTS,
  ...FOOD,
  ...GENERAL,
  ...HEALTH,
  ...HOME,
  ...LEARNING,
  ...NATURE,
  ...OPINIONS,
  ...PEOPLE,
  ...SOFTWARE,
  ...SPORT,
  ...TRADE,
  ...TRAVEL,
  ...WORK,
  ...WRITING,
];

const BY_NOUN: ReadonlyMap<string, RecordKind> = new Map(
  KINDS.flatMap((kind) => kind.nouns.map((noun) => [noun, kind] as const)),
);

export const FALLBACK_KIND: RecordKind = {
  nouns: [],
  name: 'Entry',
  fields: 'title, date, category, notes',
  options: { category: ['General', 'Important', 'Other'] },
};

/** The kind of a noun phrase in singular lower case: the whole of it, else its end, else its beginning. */
export function findRecordKind(phrase: string): RecordKind | undefined {
  // No name of records is longer, and trying every part of a whole page would take seconds.
  const words = phrase.split(' ').slice(-12);
  for (let start = 0; start < words.length; start += 1) {
    const kind = BY_NOUN.get(words.slice(start).join(' '));
    if (kind) return kind;
  }
  for (let end = words.length - 1; end > 0; end -= 1) {
    const kind = BY_NOUN.get(words.slice(0, end).join(' '));
    if (kind) return kind;
  }
  return words.map((word) => BY_NOUN.get(word)).find((kind) => kind !== undefined);
}

/** The kind whose key is the phrase or its end. */
export function recordKindAtEnd(phrase: string): RecordKind | undefined {
  const words = phrase.split(' ');
  return words
    .map((_, start) => BY_NOUN.get(words.slice(start).join(' ')))
    .find((kind) => kind !== undefined);
}

/** True when the phrase itself is a kind of record that a kind is named by. */
export function isRecordNoun(phrase: string): boolean {
  return BY_NOUN.has(phrase);
}
