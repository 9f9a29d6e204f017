import { BESIDE_HAPPENINGS } from './lists/record-kinds/beside-happenings';
import { BESIDE_PEOPLE } from './lists/record-kinds/beside-people';
import { BESIDE_THINGS } from './lists/record-kinds/beside-things';
import type { RecordKind } from './lists/record-kinds/record-kind';

/**
 * What records hold that are one of several kinds: a rental says its days, for the car and the customer are linked. Records of a kind
 * that is kept alone are in `record-kinds.ts`.
 */

const mapOf = (kinds: readonly RecordKind[]): ReadonlyMap<string, RecordKind> =>
  new Map(kinds.flatMap((kind) => kind.nouns.map((noun) => [noun, kind] as const)));

const PEOPLE = mapOf(BESIDE_PEOPLE);
const THINGS = mapOf(BESIDE_THINGS);
const HAPPENINGS = mapOf(BESIDE_HAPPENINGS);

/** The whole of a noun phrase in singular lower case, else its end: 'rent payment', 'boat hire'. */
function longest(phrase: string, kinds: ReadonlyMap<string, RecordKind>): RecordKind | undefined {
  const words = phrase.split(' ').slice(-4);
  const found = words.findIndex((_, start) => kinds.has(words.slice(start).join(' ')));
  return found < 0 ? undefined : kinds.get(words.slice(found).join(' '));
}

/** The kind of records of this name where others are kept beside them. `phrase` is singular and in lower case. */
export const kindBeside = (phrase: string): RecordKind | undefined =>
  [PEOPLE, HAPPENINGS, THINGS].map((kinds) => longest(phrase, kinds)).find((kind) => kind !== undefined);

/** Whether records of this name are people, who are there without what else is kept. */
export const isKindOfPeople = (phrase: string): boolean => longest(phrase, PEOPLE) !== undefined;

/** Whether records of this name are what happens: a booking, a repair, a payment. */
export const isKindOfHappening = (phrase: string): boolean => longest(phrase, HAPPENINGS) !== undefined;

/** What is known of no kind, beside others, has a name. */
export const KIND_BESIDE: RecordKind = { nouns: [], name: 'Entry', fields: 'name, notes' };
