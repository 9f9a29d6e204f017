import type { Piece } from './gloss-words';
import type { OtherLanguage } from './lexicon';
import { tokenise } from './tokenise';
import { wordList } from './word-list';

/** Puts the words of a gloss into the order of English where that is simple. */

const onlyTag = ({ english, isKnown }: Piece) => {
  const tokens = isKnown ? tokenise(english) : [];
  return tokens.length === 1 ? tokens[0]?.tag : undefined;
};
const lastTag = ({ english, isKnown }: Piece) => (isKnown ? tokenise(english).at(-1)?.tag : undefined);
const isNoun = (piece: Piece) => /^(?:noun|plural)$/.test(lastTag(piece) ?? '');

const COLOURS = wordList(
  'red blue green yellow white black grey gray brown pink purple orange violet golden',
);
const isAdjective = (piece: Piece) =>
  onlyTag(piece) === 'adjective' || (piece.isKnown && COLOURS.has(piece.english.toLowerCase()));

/** 'value facial' is 'facial value'. */
function adjectivesFirst(run: readonly Piece[]): Piece[] {
  const result = [...run];
  for (let at = 1; at < result.length; at += 1) {
    const [noun, adjective] = [result[at - 1], result[at]];
    if (!noun || !adjective || !isNoun(noun) || !isAdjective(adjective)) continue;
    // Of 'a red big' the first has gone before the noun already.
    result.splice(at - 1, 2, adjective, noun);
  }
  return result;
}

const OPENS =
  /^(?:whether|if|when|who|what|how|how long|how much|how many|how often|that|which|where|why|because)$/i;
const CLOSES = /^(?:is|are|was|were|has|have|had|can|may|must|should|would like|will)$/i;

/** 'whether it paid is' is 'whether it is paid'; 'who it borrowed has' is 'who has borrowed it'. */
function verbsForward(run: readonly Piece[]): Piece[] {
  const last = run.at(-1);
  const opener = run.findIndex(({ english }) => OPENS.test(english));
  if (!last || opener < 0 || run.length - opener < 3 || !CLOSES.test(last.english)) return [...run];
  const rest = run.slice(0, -1);
  const [it] = rest.slice(opener + 1);
  const isObject = /^(?:who|what)$/i.test(rest[opener]?.english ?? '') && it?.english === 'it';
  if (it && isObject && rest.length > opener + 2)
    return [...rest.slice(0, opener + 1), last, ...rest.slice(opener + 2), it];
  return [...rest.slice(0, -1), last, ...rest.slice(-1)];
}

const TYPES = wordList(
  'text number date time money choice phone email address colour color picture image link rating',
);

/** 'field of text' is 'text field'. */
function typeBeforeField(run: readonly Piece[]): readonly Piece[] {
  const at = run.findIndex(
    ({ english }, index) =>
      /(?:^| )(?:field|column)s?$/i.test(english) &&
      /^(?:of|for)$/i.test(run[index + 1]?.english ?? '') &&
      TYPES.has(run[index + 2]?.english.toLowerCase() ?? ''),
  );
  const [field, type] = [run[at], run[at + 2]];
  if (!field || !type) return run;
  // The type goes in front of the last word of what may be more: 'add a field'.
  const words = field.english.split(' ');
  const lead = words.slice(0, -1).join(' ');
  const parts = [
    ...(lead === '' ? [] : [{ ...field, english: lead }]),
    type,
    { ...field, english: words.at(-1) ?? '' },
  ];
  return [...run.slice(0, at), ...parts, ...run.slice(at + 3)];
}

const POLITE = /^(?:please|now|also|then|and|still|just|so|yes|ok|okay|hello|thanks)$/i;
const ASKS = /\b(?:can|could|would|will|should|may) (?:you|we|I|one|it)$/i;
const FINITE = /^(?:be|have|do|modal|verbs|past)$/;
const isFinite = ({ english }: Piece) => tokenise(english).some(({ tag }) => FINITE.test(tag));

/** German writes its verbs small, and they end so where they end a wish. */
const isInfinitive = (piece: Piece, text: string) =>
  /^\p{Ll}+(?:en|ern|eln)$/u.test(text.slice(piece.start, piece.end));

/** 'please a field add' is 'please add a field', and 'can you a field add' is 'can you add a field'. */
function orderForward(run: readonly Piece[], text: string): readonly Piece[] {
  const last = run.at(-1);
  if (!last?.isKnown || !isInfinitive(last, text)) return run;
  const rest = run.slice(0, -1);
  const asks = rest.findIndex(({ english }) => ASKS.test(english)) + 1;
  if (asks === 0 && rest.some(isFinite)) return run;
  const start = asks > 0 ? asks : rest.findIndex(({ english }) => !POLITE.test(english));
  return start < 0 ? run : [...rest.slice(0, start), last, ...rest.slice(start)];
}

/** 'checked on the' is 'checked on'. */
function withoutLastArticle(run: readonly Piece[]): readonly Piece[] {
  const last = run.at(-1);
  if (!last || !/^(?:on|in|at|by|from|to|of) the$/i.test(last.english)) return run;
  return [...run.slice(0, -1), { ...last, english: last.english.slice(0, -4) }];
}

/** The words of one run, without marks between them. */
export function mendOrder(run: readonly Piece[], language: OtherLanguage, text: string): readonly Piece[] {
  if (run.length < 2) return run;
  return withoutLastArticle(
    language === 'de' ? orderForward(verbsForward(run), text) : typeBeforeField(adjectivesFirst(run)),
  );
}
