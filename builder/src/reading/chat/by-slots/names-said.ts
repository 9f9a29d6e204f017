import { tokenise } from '../../../language/tokenise';
import type { Token } from '../../../language/token';
import { wordsOf } from '../../rule';
import { newName } from '../../rules/edit-said';

/** The names that wishes give to things. */

export const quotedIn = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  tokens.filter(({ tag }) => tag === 'quoted').map((token) => [token]);

/** A slot says where a name begins and ends: 'What I got' is one although it looks like a clause. */
export function nameGiven(tokens: readonly Token[]): string | undefined {
  if (tokens.length === 0 || tokens.length > 8) return undefined;
  const from = tokens.findIndex(({ tag, key }) => tag !== 'article' && !/^(?:just|simply|only)$/.test(key));
  const text = wordsOf(from > 0 ? tokens.slice(from) : tokens).replace(/["']+$/, '');
  return newName(tokenise(`"${text.replaceAll('"', '')}"`));
}
