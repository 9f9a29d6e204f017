import { compareSequences } from './compare-sequences';
import type { Mark } from './diff-rows';

/** What differs in two lines. */
export interface WordMarks {
  readonly old: readonly Mark[];
  readonly fresh: readonly Mark[];
}

/** Where more of a line may differ it is data, and no words of it are compared. */
const LONGEST_PART = 400;

/** Words of scripts that set spaces between them, spaces, and every other letter or sign by itself. */
const PARTS = /[\w\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Devanagari}\p{Nd}\p{M}]+|\s+|.\p{M}*/gu;

/**
 * Marks what differs in two lines that share a third or more; below that a mark says nothing.
 *
 * @param timeout milliseconds for both lines
 */
export function markWords(before: string, after: string, timeout: number): WordMarks | undefined {
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, start);
  if (Math.max(before.length, after.length) - start - end > LONGEST_PART) return undefined;
  const was = before.slice(start, before.length - end).match(PARTS) ?? [];
  const is = after.slice(start, after.length - end).match(PARTS) ?? [];
  const { removed, added } = compareSequences(...numbersOf(was, is), timeout);
  const around = lettersOf(before.slice(0, start)) + lettersOf(before.slice(before.length - end));
  const shared = was.reduce((sum, part, at) => sum + (removed[at] === 1 ? 0 : lettersOf(part)), around);
  if (shared * 3 < Math.max(lettersOf(before), lettersOf(after))) return undefined;
  return { old: marksOf(was, removed, start), fresh: marksOf(is, added, start) };
}

const SPACE = 32;
const TAB = 9;

function isSpace(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** Such as brackets: they are parts by themselves, whatever stands beside them. */
function isSign(code: number): boolean {
  if (code < 33 || code > 126 || code === 95) return false;
  return code < 48 || (code > 57 && code < 65) || (code > 90 && code < 97) || code > 122;
}

/** How many letters both begin with, up to the end of a part: most lines differ in a word, and the rest need not be cut up. */
function sharedStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (start === before.length && start === after.length) return start;
  while (start > 0 && !isSign(before.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** The same from the end of both. */
function sharedEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  const codeOf = (text: string, at: number) => text.charCodeAt(text.length - 1 - at);
  let end = 0;
  while (end < most && codeOf(before, end) === codeOf(after, end)) end += 1;
  while (end > 0 && !isSign(codeOf(before, end - 1))) end -= 1;
  return end;
}

/** Spaces are not counted. */
function lettersOf(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (!isSpace(text.charCodeAt(at))) count += 1;
  return count;
}

function numbersOf(...texts: readonly [readonly string[], readonly string[]]): [number[], number[]] {
  const known = new Map<string, number>();
  const numberOf = (part: string) => {
    const number = known.get(part) ?? known.size;
    known.set(part, number);
    return number;
  };
  return [texts[0].map(numberOf), texts[1].map(numberOf)];
}

function marksOf(parts: readonly string[], changed: Uint8Array, start: number): Mark[] {
  const marks: [from: number, to: number][] = [];
  let from = start;
  for (const [at, part] of parts.entries()) {
    const to = from + part.length;
    const last = marks.at(-1);
    if (changed[at] === 1 && last?.[1] === from) last[1] = to;
    else if (changed[at] === 1) marks.push([from, to]);
    from = to;
  }
  return marks;
}
