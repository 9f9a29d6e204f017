import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural } from '../../words/inflect';
import { wordsOf } from '../rule';

/** Two names of records with no more between them than what one is to the other: 'each bug belongs to a project'. */

/** `from` points at `to`, or at several of them. */
export interface SaidLink {
  readonly from: readonly Token[];
  readonly to: readonly Token[];
  readonly many: boolean;
  /** What is told next is told of the first of the two. */
  readonly isOfFirst: boolean;
}

const BELONGS =
  /^(?:that |which |who )?(?:belongs?|is part|are part|is assigned|are assigned) (?:to|of) (?:an?|one|the|some)?$/;
const HAS =
  /^(?:has|have|contains?|holds?|includes?)(?: (?:an?|one|many|several|multiple|some|one or more|any number of|its|their|a list of))?$/;
const AND = /^(?:,? ?and|,)(?: to)?(?: an?| one)?$/;
const SEVERAL = /\b(?:many|several|multiple|one or more|any number of)$/;
const EACH = /^(?:each|every|an?|one)$/;

const keys = (span: TaggedSpan | undefined): string =>
  span?.kind === 'rest' ? span.tokens.map(({ key }) => key).join(' ') : '';

const isName = (span: TaggedSpan | undefined): span is TaggedSpan => span?.kind === 'record';

/** The name that stands before, where another or the same thing is said of it: 'belongs to a campaign and a donor'. */
function belongingAt(spans: readonly TaggedSpan[], at: number): TaggedSpan | undefined {
  const [owner, joint] = [spans[at - 2], spans[at - 1]];
  if (isName(owner) && BELONGS.test(keys(joint))) return owner;
  return isName(owner) && AND.test(keys(joint)) ? belongingAt(spans, at - 2) : undefined;
}

/** 'each order has items': whether the name before that is of each one. */
function isOfEach(spans: readonly TaggedSpan[], at: number): boolean {
  const before = spans[at - 1];
  return before?.kind === 'rest' && EACH.test(before.tokens.at(-1)?.key ?? '');
}

/** What the name at a place is to the one before it; undefined where nothing is said. */
export function linkAt(spans: readonly TaggedSpan[], at: number): SaidLink | undefined {
  const own = spans[at];
  if (!isName(own)) return undefined;
  const owner = belongingAt(spans, at);
  if (owner) return { from: owner.tokens, to: own.tokens, many: false, isOfFirst: true };
  const [first, joint] = [spans[at - 2], spans[at - 1]];
  if (!isName(first) || !HAS.test(keys(joint)) || !isOfEach(spans, at - 2)) return undefined;
  if (!isPlural(wordsOf(own.tokens)))
    return { from: first.tokens, to: own.tokens, many: false, isOfFirst: true };
  return SEVERAL.test(keys(joint))
    ? { from: first.tokens, to: own.tokens, many: true, isOfFirst: true }
    : { from: own.tokens, to: first.tokens, many: false, isOfFirst: false };
}

/** 'each bug belongs to a project': what it belongs to names records, whatever it was taken for. */
export const withOwners = (spans: readonly TaggedSpan[]): readonly TaggedSpan[] =>
  spans.map((span, at) => {
    const isOwner = span.kind === 'field' && isName(spans[at - 2]) && BELONGS.test(keys(spans[at - 1]));
    return isOwner && span.tokens.length <= 2 ? { ...span, kind: 'record' } : span;
  });
