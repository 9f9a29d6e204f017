import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isPlural } from '../../words/inflect';
import { wordsOf } from '../rule';

/** What an application shall show or do, told behind its name and cut into fields: 'a habit tracker that shows my streak'. */

const THAT = /^(?:that|which)$/;
const SHOWS = /^(?:shows?|displays?|counts?|calculates?|tells?)$/;
const MOVES = /^(?:moving|moves?|going|goes|go|progressing)$/;

const ARRANGED = /^(?:sorted|grouped) by [\p{L}]/iu;

const isCut = ({ kind }: TaggedSpan) => kind === 'field';

/** The place of the token in front of which the wish begins, where a tagger sees fields in it. */
function cutAt(
  spans: readonly TaggedSpan[],
  isHere: (tokens: readonly Token[], at: number) => boolean,
): number {
  const tokens = spans.flatMap((span) => span.tokens.map((token) => ({ token, span })));
  return tokens.findIndex(
    ({ span }, at) =>
      isHere(
        tokens.map(({ token }) => token),
        at,
      ) &&
      (isCut(span) || tokens[at + 1]?.span.kind === 'field'),
  );
}

/** The spans before a token, those that it cuts shortened. */
function before(spans: readonly TaggedSpan[], at: number): TaggedSpan[] {
  let left = at;
  return spans.flatMap((span) => {
    const tokens = span.tokens.slice(0, Math.max(0, left));
    left -= span.tokens.length;
    return tokens.length > 0 ? [{ ...span, tokens }] : [];
  });
}

/** 'that shows …' to the end of the line is one wish; fields right before it are the name of the application. */
function withShown(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const at = cutAt(
    spans,
    (tokens, here) => THAT.test(tokens[here - 1]?.key ?? '') && SHOWS.test(tokens[here]?.key ?? ''),
  );
  if (at < 0) return spans;
  const tokens = spans.flatMap((span) => span.tokens);
  const head = before(spans, at);
  const isHead = head.every(
    ({ kind, tokens: own }) => kind !== 'wish' && !own.some(({ key }) => key === ','),
  );
  const told = isHead
    ? head.map((span): TaggedSpan => (isCut(span) ? { ...span, kind: 'rest' } : span))
    : head;
  return [...told, { kind: 'wish', tokens: tokens.slice(at) }];
}

/** 'deals moving from lead to won': the columns of a board, of the records before. */
function withMoved(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const at = cutAt(
    spans,
    (tokens, here) => MOVES.test(tokens[here]?.key ?? '') && tokens[here + 1]?.key === 'from',
  );
  if (at < 0) return spans;
  const tokens = spans.flatMap((span) => span.tokens);
  const head = before(spans, at);
  const last = head.at(-1);
  const isOfRecords = last !== undefined && isCut(last) && isPlural(wordsOf(last.tokens));
  const told: TaggedSpan[] = isOfRecords ? [...head.slice(0, -1), { ...last, kind: 'record' }] : head;
  return [...told, { kind: 'wish', tokens: tokens.slice(at) }];
}

/** 'sorted by date' names no field. */
const withArranged = (spans: readonly TaggedSpan[]): readonly TaggedSpan[] =>
  spans.map((span) =>
    isCut(span) && ARRANGED.test(wordsOf(span.tokens)) ? { ...span, kind: 'wish' } : span,
  );

export const withToldWishes = (spans: readonly TaggedSpan[]): readonly TaggedSpan[] =>
  withMoved(withShown(withArranged(spans)));
