import type { Token } from '../../language/token';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import { isForeignDeed, isSentence } from '../slots/foreign-deeds';
import { surelyCannot } from '../slots/impossible';

/** Stretches that ask for what cannot be built, and were taken for fields, names or talk: they are wishes, to be told of. */

const ENDS = /^[.,;:!?•–—]$/;
/** 'login page' is a field; what asks for something says more. */
const FEWEST = 3;

interface Placed {
  readonly token: Token;
  readonly span: TaggedSpan;
}

/** The runs of tokens between marks outside of brackets; a wish is one of its own. */
function clausesOf(placed: readonly Placed[]): Placed[][] {
  const clauses: Placed[][] = [[]];
  let depth = 0;
  let last: TaggedSpan | undefined;
  for (const one of placed) {
    const { token, span } = one;
    if (token.key === '(') depth += 1;
    if (token.key === ')') depth = Math.max(0, depth - 1);
    if (span !== last && (span.kind === 'wish' || last?.kind === 'wish')) clauses.push([]);
    clauses.at(-1)?.push(one);
    if (depth === 0 && span.kind !== 'wish' && ENDS.test(token.key)) clauses.push([]);
    last = span;
  }
  return clauses.filter((clause) => clause.length > 0);
}

const tokensOf = (clause: readonly Placed[]) => clause.map(({ token }) => token);
/** Talk may be of any deed; a field is of none. */
const isDone = (clause: readonly Placed[]) =>
  clause.some(({ span }) => span.kind === 'field') &&
  (isForeignDeed(tokensOf(clause)) || isSentence(tokensOf(clause)));
const cannotBe = (clause: readonly Placed[]) =>
  clause.length >= FEWEST && (surelyCannot(tokensOf(clause)) !== undefined || isDone(clause));

/** 'suppliers (name, email) for each item': what stands around brackets says nothing of what is in them, item by item. */
function partsOf(clause: readonly Placed[]): Placed[][] {
  const around: Placed[] = [];
  const inside: Placed[][] = [];
  let depth = 0;
  for (const one of clause) {
    const { key } = one.token;
    if (key === ')') depth = Math.max(0, depth - 1);
    else if (key === '(') {
      depth += 1;
      inside.push([]);
    } else if (depth === 0) around.push(one);
    else if (ENDS.test(key)) inside.push([]);
    else inside.at(-1)?.push(one);
  }
  return [around, ...inside];
}

const cannot = (clause: readonly Placed[]) => partsOf(clause).some(cannotBe);

/** 'the phone and email them every week': what stands before the last 'and' is something else, unless it says so too. */
function fromLastAnd(clause: readonly Placed[]): number {
  const at = clause.findLastIndex(({ token }) => token.key === 'and');
  return at > 0 && cannot(clause.slice(at + 1)) && !cannot(clause.slice(0, at)) ? at + 1 : 0;
}

/** The spans that tokens are in, as far as they reach here. */
function spansOf(placed: readonly Placed[]): TaggedSpan[] {
  const spans: { kind: TaggedSpan['kind']; tokens: Token[]; of: TaggedSpan }[] = [];
  for (const { token, span } of placed) {
    const last = spans.at(-1);
    if (last?.of === span) last.tokens.push(token);
    else spans.push({ kind: span.kind, tokens: [token], of: span });
  }
  return spans.map(({ kind, tokens }) => ({ kind, tokens }));
}

const isJoin = (token: Token | undefined) =>
  token === undefined ||
  token.tag === 'mark' ||
  token.tag === 'and' ||
  /^(?:then|also|plus)$/.test(token.key);

/** What goes on with a clause that nothing has ended: 'on which picture', 'the diagnosis'. */
const GOES_ON = /^(?:preposition|question|link|to|article|owner|be|have|do|modal|not|adverb)$/;
/** These begin what is kept. */
const BEGINS = /^(?:with|including|containing|where|plus)$/;

/** 'from a' wants a noun. */
const IS_LEFT_OPEN = /^(?:preposition|article|owner)$/;

const goesOn = (token: Token | undefined, last: Token | undefined) =>
  !BEGINS.test(token?.key ?? '') && (GOES_ON.test(token?.tag ?? '') || IS_LEFT_OPEN.test(last?.tag ?? ''));

/** How many tokens of a span still belong to the wish before it, which ends with `last`. */
function lengthOfRest({ kind, tokens }: TaggedSpan, last: Token | undefined): number {
  if (isJoin(tokens[0])) return 0;
  if (kind === 'wish') return tokens.length;
  if (!goesOn(tokens[0], last)) return 0;
  const end = tokens.findIndex((token) => isJoin(token));
  return end < 0 ? tokens.length : end;
}

/** 'use AI to guess' and 'the diagnosis' are one wish that was cut: nothing stands between them. */
function withoutCuts(spans: readonly TaggedSpan[]): TaggedSpan[] {
  const result: TaggedSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    const isOpen =
      last?.kind === 'wish' &&
      !isJoin(last.tokens.at(-1)) &&
      (surelyCannot(last.tokens) !== undefined || isForeignDeed(last.tokens));
    const length = isOpen ? lengthOfRest(span, last.tokens.at(-1)) : 0;
    const rest = span.tokens.slice(length);
    if (isOpen && length > 0)
      result[result.length - 1] = { kind: 'wish', tokens: [...last.tokens, ...span.tokens.slice(0, length)] };
    if (rest.length > 0) result.push({ ...span, tokens: rest });
  }
  return result;
}

/** The spans of a line, with what cannot be built as wishes. */
export function withWhatCannot(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  return withoutCuts(withWishes(spans));
}

function withWishes(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const placed = spans.flatMap((span) => span.tokens.map((token) => ({ token, span })));
  const clauses = clausesOf(placed).flatMap((clause) => {
    if (clause[0]?.span.kind === 'wish' || !cannot(clause)) return [{ clause, isWish: false }];
    const from = fromLastAnd(clause);
    return [
      { clause: clause.slice(0, from), isWish: false },
      { clause: clause.slice(from), isWish: true },
    ];
  });
  if (!clauses.some(({ isWish }) => isWish)) return spans;
  const result: TaggedSpan[] = [];
  let kept: Placed[] = [];
  for (const { clause, isWish } of clauses) {
    if (!isWish) {
      kept.push(...clause);
      continue;
    }
    result.push(...spansOf(kept), { kind: 'wish', tokens: tokensOf(clause) });
    kept = [];
  }
  return [...result, ...spansOf(kept)];
}
