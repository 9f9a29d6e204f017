import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';

const LEAD: ReadonlySet<string> = wordList(`
    the a an my our their its his her your each every some any also maybe perhaps of course
    obviously then plus and or with including just roughly about like preferably ideally
    possibly only basically again one this that
  `);
/** 'of course' leads to a name, 'course' is one. */
export const isCourse = ({ key }: Token, before: Token | undefined): boolean =>
  key === 'course' && before?.key !== 'of';

/** A piece without the words before its name: 'also my', 'roughly the'. */
export function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((token, at) => !LEAD.has(token.key) || isCourse(token, tokens[at - 1]));
  return tokens.slice(from < 0 ? Math.max(0, tokens.length - 1) : from);
}

/** What stands before the first bracket. */
export function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ key }) => /^[([{]$/.test(key));
  return open > 0 ? tokens.slice(0, open) : tokens;
}
