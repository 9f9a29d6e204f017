import type { Token } from '../../language/token';
import type { SpanKind, TaggedSpan } from '../../tagger/tag-prompt';

/** A line cut at its commas, each word with the span that a tagger put it in. */

const OPEN = /^[([{]$/;
const CLOSE = /^[)\]}]$/;
const SEPARATOR = /^[,;|]$/;
const EDGE = /^(?:[,;|:.!–—-]|and|plus|also|&)$/;

export interface Placed {
  readonly token: Token;
  readonly kind: SpanKind;
  /** The span that it is in. */
  readonly of: number;
}

/** What stands between separators, outside of brackets and of what is one field. */
export interface Item {
  readonly placed: readonly Placed[];
}

export const isField = ({ placed }: Item): boolean => placed.some(({ kind }) => kind === 'field');

/** 'and' parts items where a span begins right behind it. */
function isParting(placed: readonly Placed[], at: number): boolean {
  const [one, next] = [placed[at], placed[at + 1]];
  if (!one || (one.kind === 'field' && next?.of === one.of)) return false;
  return SEPARATOR.test(one.token.key) || (one.token.key === 'and' && next !== undefined);
}

export function itemsOf(spans: readonly TaggedSpan[]): Item[] {
  const placed = spans.flatMap(({ kind, tokens }, of) => tokens.map((token) => ({ token, kind, of })));
  const items: Item[] = [];
  let current: Placed[] = [];
  let depth = 0;
  placed.forEach((one, at) => {
    const { key } = one.token;
    // The brackets of a field; in those behind the name of records stand their fields.
    if (OPEN.test(key) && one.kind === 'field') depth += 1;
    if (CLOSE.test(key)) depth = Math.max(0, depth - 1);
    current.push(one);
    if (depth > 0 || !isParting(placed, at)) return;
    items.push({ placed: current });
    current = [];
  });
  if (current.length > 0) items.push({ placed: current });
  return items;
}

/** Where the words of an item begin and end, without the marks and joins around them. */
export function bodyOf({ placed }: Item): readonly [from: number, to: number] {
  // A list begins behind a colon.
  const colon = placed.findLastIndex(({ token, kind }) => token.key === ':' && kind !== 'field');
  let [from, to] = [colon + 1, placed.length];
  const isEdge = (at: number) => EDGE.test(placed[at]?.token.key ?? '');
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return [from, to];
}

export const wordsIn = (item: Item): Token[] => item.placed.slice(...bodyOf(item)).map(({ token }) => token);

/** With the tokens of some places as one span. */
export const withKind = (
  placed: readonly Placed[],
  [from, to]: readonly [number, number],
  kind: SpanKind,
  of: number,
): Placed[] => placed.map((one, at) => (at >= from && at < to ? { ...one, kind, of } : one));

export function spansOf(placed: readonly Placed[]): TaggedSpan[] {
  const spans: { kind: SpanKind; tokens: Token[]; of: number }[] = [];
  for (const { token, kind, of } of placed) {
    const last = spans.at(-1);
    if (last?.of === of && last.kind === kind) last.tokens.push(token);
    else spans.push({ kind, tokens: [token], of });
  }
  return spans.map(({ kind, tokens }) => ({ kind, tokens }));
}
