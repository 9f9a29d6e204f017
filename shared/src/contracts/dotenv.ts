import { PUBLIC_VARIABLE, toVariableKey } from './variables.contract';

/** A line of a `.env` file. */
export interface PastedVariable {
  readonly key: string;
  readonly value: string;
  /** As it was written, where that is no name of a variable. */
  readonly writtenAs: string;
}

/** What a `.env` file says. */
export interface Pasted {
  /** One a name: the last of several counts, as where the file is read. */
  readonly variables: readonly PastedVariable[];
  /** Numbers of the lines that are neither a variable nor a comment. */
  readonly unread: readonly number[];
}

const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)\s*=[ \t]*(.*)$/s;
const QUOTES = ['"', "'", '`'];
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

/** Where the quoted text that begins a value ends; -1 where it does not on these lines. */
function findClose(text: string, quote: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\' && quote === '"') at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

function readQuoted(text: string, quote: string, close: number): string {
  const inner = text.slice(1, close);
  return quote === '"'
    ? inner.replace(/\\([nrt"\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter)
    : inner;
}

/** Without a comment behind it: that begins with a space and a '#'. */
function readPlain(text: string): string {
  return text.replace(/(?:^|\s)#.*$/, '').trim();
}

/** The value that begins on a line with `first`, and how many of the lines behind it belong to it. */
function readValue(first: string, lines: readonly string[], index: number): { value: string; taken: number } {
  const quote = QUOTES.find((one) => first.startsWith(one));
  if (quote === undefined) return { value: readPlain(first), taken: 0 };
  let text = first;
  let looked = 1;
  for (let taken = 0; index + taken < lines.length; taken += 1) {
    const line = taken === 0 ? text.slice(1) : (lines[index + taken] ?? '');
    if (taken > 0) text += `\n${line}`;
    // To look into a text that grows takes the longer, the more there is: a file may have any number of lines.
    if (!line.includes(quote)) continue;
    const close = findClose(text, quote, looked);
    looked = text.length;
    if (close !== -1) return { value: readQuoted(text, quote, close), taken };
  }
  // A quote that nothing closes belongs to the value.
  return { value: readPlain(first), taken: 0 };
}

/**
 * Reads the text of a `.env` file: comments, `export`, quotes, values of several lines. Kept small and here because the
 * usual parser needs the file system, and because what is pasted and what is imported are to be read alike.
 */
export function parseDotenv(text: string): Pasted {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const found = new Map<string, PastedVariable>();
  const unread: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, writtenAs, first] = ASSIGNMENT.exec(line) ?? [];
    if (writtenAs !== undefined && first !== undefined) {
      const { value, taken } = readValue(first.trimStart(), lines, index);
      const key = toVariableKey(writtenAs);
      found.delete(key);
      found.set(key, { key, value, writtenAs });
      index += taken;
    } else if (!/^\s*(?:#|$)/.test(line)) {
      unread.push(index + 1);
    }
  }
  return { variables: [...found.values()], unread };
}

/** Whether a text that goes into the field of a name is rather a part of a `.env` file. */
export function looksLikeDotenv(text: string): boolean {
  return parseDotenv(text).variables.length > 0;
}

/** What is usually not for everybody's eyes. Anything else can be made a secret in its row. */
const LOOKS_SECRET = /KEY|SECRET|TOKEN|PASS|PRIVATE|CREDENTIAL/;
/** Sent to browsers by other frameworks: whoever named it so wanted it to be seen. */
const PUBLIC_ELSEWHERE = /^(?:NEXT_PUBLIC|NUXT_PUBLIC|EXPO_PUBLIC|REACT_APP)_/;

/** Whether a variable of a `.env` file is a secret, as far as its name and its value tell. */
export function looksSecret({ key, value }: Pick<PastedVariable, 'key' | 'value'>): boolean {
  return (
    (LOOKS_SECRET.test(key) || hasPassword(value)) &&
    !PUBLIC_VARIABLE.test(key) &&
    !PUBLIC_ELSEWHERE.test(key)
  );
}

/** 'postgres://user:password@host': whoever sees the address has the password. */
export function hasPassword(value: string | undefined): boolean {
  return /:\/\/[^\s/:@]*:[^\s/@]+@/.test(value ?? '');
}
