import { findSecretIn, holdsToken } from './secret-texts';
import { PUBLIC_VARIABLE, toVariableKey } from './variables.contract';

/** A line of a `.env` file. */
export interface PastedVariable {
  readonly key: string;
  readonly value: string;
  /** As it was written, where that is no name of a variable. */
  readonly writtenAs: string;
  /** Its number, from 1. */
  readonly line: number;
}

/** What a `.env` file says. */
export interface Pasted {
  /** One a name: the last of several counts, as where the file is read. */
  readonly variables: readonly PastedVariable[];
  /** Numbers of the lines that are neither a variable nor a comment. */
  readonly unread: readonly number[];
  /** The line whose quote or key nothing closes: what stands from there on is not read. */
  readonly unclosed: number | undefined;
}

const NAME = /^[\w.-]+$/;
const QUOTES = ['"', "'", '`'];
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** How keys and certificates of several lines begin and end: without quotes too, they are one value. */
const KEY_BEGIN = '-----BEGIN ';
const KEY_END = '-----END ';
/** A line of such a text. What ends one looks like a variable without a value, and is a piece of what nobody may see. */
const OF_BASE64 = /^[A-Za-z0-9+/]{16,}$/;
const END_OF_BASE64 = /^[A-Za-z0-9+/]+={1,2}$/;

/** Where the quoted text that begins at `from` ends; -1 where it does not. */
function findClose(text: string, quote: string, from: number): number {
  if (quote !== '"') return text.indexOf(quote, from);
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

function unescaped(inner: string): string {
  return inner.replace(/\\([nrt"\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

/** Without a comment behind it: that begins with a space and a '#'. */
function readPlain(text: string): string {
  let at = text.indexOf('#');
  while (at > 0 && !/\s/.test(text[at - 1] ?? '')) at = text.indexOf('#', at + 1);
  return (at === -1 ? text : text.slice(0, at)).trim();
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}

interface Value {
  readonly value: string;
  /** The end of its last line. */
  readonly end: number;
}

/** The value that begins at `from` on a line that ends at `end`; undefined where nothing closes it. */
function readValue(text: string, from: number, end: number): Value | undefined {
  const quote = QUOTES.find((one) => text.startsWith(one, from));
  if (quote !== undefined) {
    const close = findClose(text, quote, from + 1);
    if (close === -1) return undefined;
    const inner = text.slice(from + 1, close);
    return { value: quote === '"' ? unescaped(inner) : inner, end: endOfLine(text, close) };
  }
  if (!text.startsWith(KEY_BEGIN, from)) return { value: readPlain(text.slice(from, end)), end };
  const close = text.indexOf(KEY_END, from);
  if (close === -1) return undefined;
  const last = endOfLine(text, close);
  return { value: text.slice(from, last).trim(), end: last };
}

/** Where the value of a line begins, and how its name is written; undefined where it is no variable. */
function readName(line: string): { readonly writtenAs: string; readonly from: number } | undefined {
  const at = line.indexOf('=');
  const writtenAs = line
    .slice(0, Math.max(0, at))
    .trim()
    .replace(/^export\s+/, '');
  if (!NAME.test(writtenAs)) return undefined;
  return { writtenAs, from: line.length - line.slice(at + 1).trimStart().length };
}

/** A key that stands by itself is the rest of a variable without a name: none of it is read. Undefined where nothing closes it. */
function endOfStray(text: string, start: number, end: number): number | undefined {
  if (!text.slice(start, end).trimStart().startsWith(KEY_BEGIN)) return end;
  const close = text.indexOf(KEY_END, start);
  return close === -1 ? undefined : endOfLine(text, close);
}

interface Entry {
  /** Undefined where it is no variable. */
  readonly variable: Pick<PastedVariable, 'value' | 'writtenAs'> | undefined;
  readonly end: number;
}

/** What begins on a line; undefined where nothing closes it. */
function readEntry(text: string, start: number, end: number, isRest: boolean): Entry | undefined {
  const name = isRest ? undefined : readName(text.slice(start, end));
  if (!name) {
    const last = endOfStray(text, start, end);
    return last === undefined ? undefined : { variable: undefined, end: last };
  }
  const read = readValue(text, start + name.from, end);
  return read && { variable: { value: read.value, writtenAs: name.writtenAs }, end: read.end };
}

function countLines(text: string, from: number, to: number): number {
  let count = 1;
  for (let at = endOfLine(text, from); at < to; at = endOfLine(text, at + 1)) count += 1;
  return count;
}

/**
 * Reads the text of a `.env` file: comments, `export`, quotes, values of several lines. Kept small and here because the
 * usual parser needs the file system, and because what is pasted and what is imported are to be read alike. It goes through the text
 * once: a file may have any number of lines, and what nothing closes ends the reading.
 */
export function parseDotenv(pasted: string): Pasted {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = new Map<string, PastedVariable>();
  const unread: number[] = [];
  let line = 1;
  let isInBase64 = false;
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const plain = text.slice(start, end).trim();
    const isNothing = plain === '' || plain.startsWith('#');
    const entry = isNothing
      ? { variable: undefined, end }
      : readEntry(text, start, end, isInBase64 && END_OF_BASE64.test(plain));
    if (!entry) return { variables: [...found.values()], unread, unclosed: line };
    isInBase64 = OF_BASE64.test(plain);
    if (entry.variable) {
      const key = toVariableKey(entry.variable.writtenAs);
      found.delete(key);
      found.set(key, { key, ...entry.variable, line });
    } else if (!isNothing) {
      unread.push(line);
    }
    line += countLines(text, start, entry.end);
    start = entry.end + 1;
  }
  return { variables: [...found.values()], unread, unclosed: undefined };
}

/** Whether a text that goes into the field of a name is rather a part of a `.env` file. */
export function looksLikeDotenv(text: string): boolean {
  const { variables, unclosed } = parseDotenv(text);
  return variables.length > 0 || unclosed !== undefined;
}

/** What is usually not for everybody's eyes. Anything else can be made a secret in its row. */
const LOOKS_SECRET = /KEY|SECRET|TOKEN|PASS|PRIVATE|CREDENTIAL/;
/** Sent to browsers by other frameworks: whoever named it so wanted it to be seen. */
const PUBLIC_ELSEWHERE = /^(?:NEXT_PUBLIC|NUXT_PUBLIC|EXPO_PUBLIC|REACT_APP)_/;

/**
 * Whether a variable of a `.env` file is a secret, as far as its name and its value tell. A name for browsers makes public what may be
 * so, among it Google's keys for maps; whoever means to show a token says so on the page of variables.
 */
export function looksSecret({ key, value }: Pick<PastedVariable, 'key' | 'value'>): boolean {
  if (holdsToken(value)) return true;
  if (PUBLIC_VARIABLE.test(key) || PUBLIC_ELSEWHERE.test(key)) return false;
  return LOOKS_SECRET.test(key) || hasPassword(value) || findSecretIn(value)(value);
}

/** 'postgres://user:password@host': whoever sees the address has the password. */
export function hasPassword(value: string | undefined): boolean {
  return /:\/\/[^\s/:@]*:[^\s/@]+@/.test(value ?? '');
}
