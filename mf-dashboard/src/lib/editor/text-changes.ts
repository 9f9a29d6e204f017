import type { TextChange } from './language/language-messages';

/** What turns one text into the other, in one place, so that cursor and history stay where they are; undefined for nothing. */
export function smallestChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}

/** Puts changes into a text; they are in the order of their places and do not overlap. */
export function applyTextChanges(text: string, changes: readonly TextChange[]): string {
  let at = 0;
  let result = '';
  for (const { from, to, insert } of changes) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}
