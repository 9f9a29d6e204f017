import type { Token } from '../language/token';
import { isKnownWord } from './known-word';
import type { TypedSpan } from './typed-reading';

/** Words that nothing here knows, as spans. The word at the end is still being typed: nobody can know it yet. */
export const unknownIn = (tokens: readonly Token[], text: string): TypedSpan[] =>
  tokens
    .filter((token) => token.end < text.length && !isKnownWord(token))
    .map(({ start, end }) => ({ start, end, mark: 'unknown' }));
