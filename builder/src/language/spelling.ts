import { FIELD_LEXICON } from '../words/field-lexicon';
import { clusterOf } from './clusters';
import { USUAL_SLIPS } from './usual-slips';
import { verbForm } from './verb-forms';

/** Mends misspelt English words that nobody knows where they are one slip from a word that everybody knows (READ-03). */

const SHORTEST = 5;
/** Shorter words without a letter are too often others: 'repos' are no 'reps'. */
const SHORTEST_CUT = 6;
/** Never in quotes, and no word with a capital letter, a digit or an @ at it. */
const WORDS = /"[^"\n]*"|(?<![\p{L}\p{N}'@./_-])\p{Ll}{3,}(?![\p{L}\p{N}'@/_-])/gu;

let fieldWords: ReadonlySet<string> | undefined;

function wordsOfFields(): ReadonlySet<string> {
  fieldWords ??= new Set([...FIELD_LEXICON.keys()].flatMap((name) => name.split(' ')));
  return fieldWords;
}

const isCommon = (word: string) => clusterOf(word) !== undefined;
/** A form of a word that is known is no slip: 'timestamps', 'spaced'. */
const isForm = (word: string, other: string) =>
  word.startsWith(other) && /^(?:s|es|d|r)$/.test(word.slice(other.length));
const stem = (word: string) => word.replace(/(?:e?s|e?d|ing|ly|er)$/, '');
const isKnown = (word: string) =>
  isCommon(word) ||
  wordsOfFields().has(word) ||
  verbForm(word) !== undefined ||
  (stem(word).length >= SHORTEST - 1 && isCommon(stem(word)));

const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );

/** Without one of its letters: 'adresss'. */
const shortened = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** The one word that is meant; undefined where there are two. */
function only(candidates: readonly string[], isWord: (word: string) => boolean): string | undefined {
  const found = [...new Set(candidates.filter(isWord))];
  return found.length === 1 ? found[0] : undefined;
}

/** Words of fields with one letter more: 'adress'. */
function lengthened(word: string): string[] {
  return [...wordsOfFields()].filter(
    (other) => other.length === word.length + 1 && other[0] === word[0] && shortened(other).includes(word),
  );
}

const mended = new Map<string, string>();
const MOST_REMEMBERED = 5000;

function mend(word: string): string {
  if (isKnown(word)) return word;
  const isField = (other: string) => wordsOfFields().has(other);
  // 'repos' is a plural that nobody knows, and no slip.
  const isMany = (other: string) => word.endsWith('s') === other.endsWith('s');
  return (
    only(swaps(word), isCommon) ??
    only(swaps(word), isField) ??
    only(
      [
        ...(word.length < SHORTEST_CUT ? [] : shortened(word)).filter(
          (other) => isField(other) && !isForm(word, other),
        ),
        ...lengthened(word).filter(isMany),
      ],
      isField,
    ) ??
    word
  );
}

/** The text with misspelt words mended; what is quoted stays as it is. */
export function mendWords(text: string): string {
  return text.replace(/\bincl\.? (?=\S)/gi, 'including ').replace(WORDS, (word) => {
    const usual = USUAL_SLIPS.get(word);
    if (usual !== undefined) return usual;
    if (word.startsWith('"') || word.length < SHORTEST) return word;
    const known = mended.get(word);
    if (known !== undefined) return known;
    if (mended.size >= MOST_REMEMBERED) mended.clear();
    const right = mend(word);
    mended.set(word, right);
    return right;
  });
}
