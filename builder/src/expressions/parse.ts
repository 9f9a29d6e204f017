import { Grammar } from './grammar';
import { orRefusal, type Refusal } from './problem';
import type { Scope } from './scope';
import type { Tree } from './tree';

/** Far more than the longest expression of a model in its longest names. */
const MOST_CHARACTERS = 10_000;
const TOO_LONG: Refusal = { problem: 'This expression is too long.', at: MOST_CHARACTERS };

export type Parsed = { readonly tree: Tree } | Refusal;

/** Reads the canonical text, with ids for names, as models keep it. */
export function parseCode(text: string): Parsed {
  if (text.length > MOST_CHARACTERS) return TOO_LONG;
  return orRefusal(() => ({ tree: new Grammar(text, null).whole() }));
}

/**
 * Reads the canonical text or one for people, with names. What can be read without names is read so: a field that
 * somebody calls 'f3' or 'Not' changes no stored expression.
 */
export function parse(text: string, scope: Scope): Parsed {
  const code = parseCode(text);
  if (!('problem' in code) || text.length > MOST_CHARACTERS) return code;
  return orRefusal(() => ({ tree: new Grammar(text, scope).whole() }));
}
