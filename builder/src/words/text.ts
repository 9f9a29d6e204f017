import { remembered } from '../language/remembered';

/** Small, total functions on text: cleaning, splitting that respects brackets and quotes, and casing of names. */

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  [/[\u2018\u2019\u201B\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033\u00AB\u00BB]/g, '"'],
  [/[\u2012\u2013\u2014\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\v\f]/g, ' '],
  // Control, zero-width and direction characters carry no words and would end up in names.
  [
    // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
    /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uD800-\uDFFF]/gu,
    '',
  ],
  [/^[ ]*(?:[•●▪◦‣·∙*+–-]|\d{1,2}[.)])[ ]+/gm, '- '],
  [/\*\*|__|`+/g, ''],
  [/^#{1,6} +/gm, ''],
  [/ {2,}/g, ' '],
];

/** One spelling for quotes, dashes, bullets and white space; nothing that is not visible survives. */
export function cleanText(text: string): string {
  let result = text.normalize('NFC');
  for (const [pattern, by] of REPLACEMENTS) result = result.replace(pattern, by);
  return result.trim();
}

export interface Piece {
  readonly text: string;
  /** What stood before the piece, trimmed and in lower case: ',' 'and' ';' or '' for the first. */
  readonly before: string;
}

/**
 * Cuts `text` where `separator` (sticky, tested at every position) matches outside of brackets and quotes.
 * Unbalanced brackets and quotes are read as ordinary characters.
 */
export function splitOutside(text: string, separator: RegExp): Piece[] {
  const sticky = new RegExp(separator.source, separator.unicode ? 'iyu' : 'iy');
  const pieces: Piece[] = [];
  let start = 0;
  let before = '';
  let index = 0;
  while (index < text.length) {
    const skipTo = endOfGroup(text, index);
    if (skipTo > index) {
      index = skipTo;
      continue;
    }
    sticky.lastIndex = index;
    const match = sticky.exec(text);
    if (match && match[0].length > 0) {
      pieces.push({ text: text.slice(start, index).trim(), before });
      before = match[0].trim().toLowerCase();
      index += match[0].length;
      start = index;
    } else index += 1;
  }
  pieces.push({ text: text.slice(start).trim(), before });
  return pieces.filter((piece) => piece.text.length > 0);
}

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '"': '"' };

function endOfGroup(text: string, index: number): number {
  const character = text[index] ?? '';
  // 6" is a measure and opens nothing.
  if (character === '"' && /\d/.test(text[index - 1] ?? '')) return index;
  const closer = CLOSERS[character];
  if (closer) {
    const end = text.indexOf(closer, index + 1);
    return end > index && end - index < 1000 ? end + 1 : index;
  }
  return character === "'" ? endOfQuotation(text, index) : index;
}

/** A single quote opens only at the start of a word, so that "it's" is no quotation. */
function endOfQuotation(text: string, index: number): number {
  if (/\w/.test(text[index - 1] ?? ' ')) return index;
  const end = text.slice(index + 1).search(/'(?!\w)/);
  const isQuotation = end > 0 && end < 80 && !text.slice(index, index + end).includes('\n');
  return isQuotation ? index + end + 2 : index;
}

/** The words of a text in lower case, without punctuation around them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'/.°²%+#-]*[\p{L}\p{N}°²%+#]|[\p{L}\p{N}]/gu) ?? [];
}

/** A name without case, accents, punctuation: what two names are compared by. */
export const nameKey: (text: string) => string = remembered((text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

export function capitalise(text: string): string {
  const first = Array.from(text)[0] ?? '';
  // 'iPhone' and 'eBay' keep their small letter.
  if (/^[a-z][A-Z]/.test(text)) return text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Cuts at a word end so that the result has at most `max` characters. */
export function shorten(text: string, max: number): string {
  const characters = Array.from(text);
  if (text.length <= max) return text;
  let cut = '';
  for (const c of characters) {
    if (cut.length + c.length > max) break;
    cut += c;
  }
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : cut).trim();
}

/** The text as a pattern (with the flag u) that matches it as it is. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** 'a', 'a and b', 'a, b and c'. */
export function listOf(items: readonly string[], conjunction = 'and'): string {
  const last = items[items.length - 1];
  if (items.length < 2 || last === undefined) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function unquote(text: string): string {
  const match = /^\s*(["'])(.+)\1\s*$/s.exec(text);
  return (match?.[2] ?? text).trim();
}
