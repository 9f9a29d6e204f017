import type { Token } from '../../language/token';
import { typeWord } from '../../words/value-spec';
import { wordsOf } from '../rule';

/** 'a date' says what it holds and not what it is. */
export function isUnnamed(tokens: readonly Token[]): boolean {
  const text = wordsOf(tokens.filter(({ tag }) => tag !== 'article'));
  return (
    NO_NAME.test(text) && (typeWord(text) !== undefined || /field|column|box|button|limit|list/i.test(text))
  );
}

const NO_NAME =
  /^(?:date|number|text|field|column|tick|checkbox|drop-?down|choice|time|amount|box|list|new field|new column|button|limit)$/i;
