import type { Language } from './languages';
import { lexiconOf, type OtherLanguage } from './lexicon';
import {
  countOf,
  languageOfSentences,
  likeliest,
  MOST_READ,
  smallWordsOf,
  wordsIn,
} from './sentence-language';

/** Letters that only one of the languages, or few of them, write. */
const LETTERS: readonly (readonly [RegExp, readonly OtherLanguage[]])[] = [
  [/[ñ¿¡]/u, ['es']],
  [/[ãõ]/u, ['pt']],
  [/[äöüß]/u, ['de']],
  [/[èêëîœ]|ù/u, ['fr']],
  [/ç/u, ['fr', 'pt']],
];

/** By the words that name things, for texts that have no sentences. */
function byLexicon(words: readonly string[], small: (language: Language) => number, text: string): Language {
  const long = words.filter((word) => word.length > 2);
  const hits = (language: OtherLanguage) => {
    const lexicon = lexiconOf(language);
    const own = countOf(long, (word) => lexicon.find(word) !== undefined && lexicon.find(word) !== word);
    const letters = LETTERS.filter(
      ([mark, languages]) => languages.includes(language) && mark.test(text),
    ).length;
    return own + letters + small(language);
  };
  const best = likeliest(hits);
  const lexicon = lexiconOf(best.language);
  const english = countOf(long, (word) => lexicon.isEnglish(word)) + small('en');
  const isClear = best.score >= Math.max(2, english * 1.4) && best.score >= words.length / 3;
  return isClear ? best.language : 'en';
}

/**
 * Which language a text is in: English, unless its words that build sentences are clearly more those of another. Where there are
 * few of them, as in a list of fields, the words that name things say it.
 */
export function detectLanguage(text: string): Language {
  const words = wordsIn(text.slice(0, MOST_READ));
  return languageOfSentences(text) ?? byLexicon(words, smallWordsOf(words), text);
}
