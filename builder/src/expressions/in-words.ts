const LETTER = /[\p{L}\p{M}\p{N}_]/u;

/**
 * Where the words 'in' stand inside each pair of parentheses, by the place behind the opening one. A value before 'in' can
 * only be read when the list behind it is known, so a reader has to look ahead; found in one pass for the whole text.
 */
export function findInWords(text: string): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  const open: number[][] = [];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === '"') index = endOfQuoted(text, index, '"');
    else if (letter === '[') index = endOfQuoted(text, index, ']');
    else if (letter === '(') {
      const places: number[] = [];
      found.set(index + 1, places);
      open.push(places);
    } else if (letter === ')') open.pop();
    else if (isInWord(text, index)) open.at(-1)?.push(index);
  }
  return found;
}

function isInWord(text: string, index: number): boolean {
  if (text.slice(index, index + 'in'.length).toLowerCase() !== 'in') return false;
  return !LETTER.test(text.charAt(index - 1)) && !LETTER.test(text.charAt(index + 'in'.length));
}

function endOfQuoted(text: string, start: number, close: string): number {
  let index = start + 1;
  while (index < text.length && text.charAt(index) !== close) index += text.charAt(index) === '\\' ? 2 : 1;
  return index;
}
