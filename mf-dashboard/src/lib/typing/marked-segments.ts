import type { TypedMark, TypedSpan } from '@tessera/builder/typing';

/** A stretch of a text with its mark; what has none is of no kind. */
export interface Segment {
  readonly text: string;
  readonly mark: TypedMark | undefined;
}

const LETTER = /[\p{L}\p{N}'’-]/u;

function sameAtStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

function sameAtEnd(one: string, other: string, most: number): number {
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count += 1;
  return count;
}

/**
 * Spans of the text that was read as they stand in the text of now, which may be some keys further: only those whose letters, and the
 * one on either side, are the same. So a mark never stands under words that it was not read of, and none goes out at every key.
 */
export function spansNow(read: string, now: string, spans: readonly TypedSpan[]): readonly TypedSpan[] {
  if (read === now) return spans;
  const start = sameAtStart(read, now);
  const end = sameAtEnd(read, now, Math.min(read.length, now.length) - start);
  const moved = now.length - read.length;
  const isWhole = (text: string, at: number) =>
    !LETTER.test(text[at] ?? '') || !LETTER.test(text[at - 1] ?? '');
  return spans.flatMap((span) => {
    if (span.end <= start && isWhole(now, span.end)) return [span];
    const later = { ...span, start: span.start + moved, end: span.end + moved };
    return span.start >= read.length - end && isWhole(now, later.start) ? [later] : [];
  });
}

/** The whole text cut at its marks. */
export function segmentsOf(text: string, spans: readonly TypedSpan[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, mark } of spans) {
    if (start < at || end > text.length) continue;
    if (start > at) segments.push({ text: text.slice(at, start), mark: undefined });
    segments.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), mark: undefined });
  return segments;
}
