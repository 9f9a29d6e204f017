import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural } from '../../words/inflect';
import { wordsOf } from '../rule';

/** Names of records that are listed as what is kept, whether anything is said of them or not: 'owners, pets, visits with a date'. */

const LISTING = /^(?:,|;|\/|\+|&|and|plus|or|the|my|our|their|its)$/;
const INTRODUCING = /^(?:with|:|where|has|have|of|for|manage|managing|track|tracking)$/;
const DEED = /^(?:verb|verbs)$/;
const LONGEST_DEED = 3;

const isListing = (span: TaggedSpan | undefined): boolean =>
  span?.kind === 'rest' && span.tokens.every(({ key }) => LISTING.test(key));

const isMany = (span: TaggedSpan | undefined): boolean =>
  span?.kind === 'record' && isPlural(wordsOf(span.tokens));

const keyOf = (tokens: readonly Token[] | undefined): string => tokens?.at(-1)?.key ?? '';

/** 'where customers open tickets': who does it, and what is made by that. */
function isDeed(spans: readonly TaggedSpan[], at: number): boolean {
  const [before, who, deed, what] = [spans[at - 1], spans[at], spans[at + 1], spans[at + 2]];
  return (
    before?.kind === 'rest' &&
    keyOf(before.tokens) === 'where' &&
    isMany(who) &&
    isMany(what) &&
    deed?.kind === 'rest' &&
    deed.tokens.length <= LONGEST_DEED &&
    deed.tokens.some(({ tag }) => DEED.test(tag))
  );
}

/** Whether the name of records at a place is one of several that a line says it keeps. */
export function isListedRecord(spans: readonly TaggedSpan[], at: number): boolean {
  if (!isMany(spans[at])) return false;
  const [before, behind] = [spans[at - 1], spans[at + 1]];
  if (isListing(before) && isMany(spans[at - 2])) return true;
  if (isListing(behind) && isMany(spans[at + 2])) return true;
  if (isDeed(spans, at) || isDeed(spans, at - 2)) return true;
  return (
    before?.kind === 'rest' &&
    INTRODUCING.test(keyOf(before.tokens)) &&
    (behind === undefined || isListing(behind))
  );
}
