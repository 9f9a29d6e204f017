/** The kinds of token that have a look of their own, by their number; 0 is plain text. */
export const TOKEN_KINDS = [
  'plain',
  'keyword',
  'string',
  'number',
  'comment',
  'type',
  'attribute',
  'function',
  'heading',
  'emphasis',
  'invalid',
] as const;

/** The colours of a text: `lines[n]` is where the tokens of its line n begin, counted from 0. Three numbers a token. */
export interface Syntax {
  readonly lines: Uint32Array;
  readonly tokens: Uint32Array;
}

export interface SyntaxQuestion {
  readonly path: string;
  readonly text: string;
}

/** Larger texts are data, and stay without colours. */
const LONGEST_TEXT = 2_000_000;
const KNOWN = /\.(?:[cm]?[jt]sx?|css|html?|svg|xml|json|md)$/i;

/** Whether its colours are known. */
export function hasSyntax(path: string, text: string): boolean {
  return KNOWN.test(path) && text.length <= LONGEST_TEXT;
}

/** The tokens of one line, counted from 1. */
export function tokensOfLine({ lines, tokens }: Syntax, line: number): Uint32Array {
  return tokens.subarray(lines[line - 1] ?? tokens.length, lines[line] ?? tokens.length);
}
