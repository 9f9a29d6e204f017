import { wordTable } from '../../language/word-table';
import type { Tag, Token } from '../../language/token';
import { colourIn } from '../meaning/colour';
import { currencyIn } from '../meaning/currency';

/** What a noun phrase is made of. */
const NOUN_PHRASE: ReadonlySet<Tag> = new Set([
  'article',
  'owner',
  'adjective',
  'noun',
  'plural',
  'number',
  'quoted',
  'past',
  'ing',
]);
const NOUN_END: ReadonlySet<Tag> = new Set([
  'noun',
  'plural',
  'quoted',
  'number',
  'ing',
  'past',
  'adjective',
]);

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ');

type Fit = (tokens: readonly Token[], last: Token) => boolean;

const isInNounPhrase = (token: Token, index: number) =>
  NOUN_PHRASE.has(token.tag) ||
  token.key === '%' ||
  (index > 0 && /^(?:of|in|for|per|'s|\/|-)$/.test(token.key));

/** 'paid', 'picked up' */
const isPast: Fit = ([first, second]) =>
  first?.tag === 'past' && (!second || second.tag === 'preposition' || second.tag === 'adverb');

const FITS = wordTable<Fit>({
  colour: (tokens) => tokens.length < 5 && colourIn(keysOf(tokens)) !== undefined,
  currency: (tokens) => tokens.length < 4 && currencyIn(keysOf(tokens)) !== undefined,
  number: (tokens, last) => tokens.length === 1 && last.tag === 'number',
  past: (tokens, last) => tokens.length <= 2 && isPast(tokens, last),
  question: (tokens, last) => tokens.length === 1 && last.tag === 'question',
  verbword: (tokens, last) => tokens.length === 1 && /^(?:verb|verbs|past|noun)$/.test(last.tag),
  np: (tokens, last) => NOUN_END.has(last.tag) && tokens.every(isInNounPhrase),
});

/** Whether tokens are what a capture asks for; nothing at all always is. */
export function fits(type: string, tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  const fit = FITS[type];
  return !last || !fit || fit(tokens, last);
}
