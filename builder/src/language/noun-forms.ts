import { plural, singular } from '../words/inflect';
import { capitalise } from '../words/text';
import { lexiconOf, spelled, unaccented, type OtherLanguage } from './lexicon';
import { pluralOf, singularsOf } from './word-endings';

/** Singular and plural of nouns of other languages: by the lexicon, by rules where it does not know them. */

function sharedLead(one: string, other: string): number {
  const [a, b] = [unaccented(one), unaccented(other)];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Of the words for something English, the one that is most like a word. */
function likest(word: string, english: string, language: OtherLanguage): string | undefined {
  const [best] = lexiconOf(language)
    .wordsFor(english)
    .filter((one) => !one.includes(' ') && sharedLead(one, word) >= Math.min(3, word.length - 1))
    .sort((one, other) => sharedLead(other, word) - sharedLead(one, word) || one.length - other.length);
  return best;
}

function singularWord(word: string, language: OtherLanguage): string {
  const lexicon = lexiconOf(language);
  const english = lexicon.findExact(word);
  if (english !== undefined && singular(english) === english) return word;
  const known = english === undefined ? undefined : likest(word, singular(english), language);
  if (known !== undefined) return known;
  const stems = singularsOf(word, language);
  return (
    stems.find((stem) => lexicon.findExact(stem) !== undefined) ??
    (language === 'de' ? word : (stems[0] ?? word))
  );
}

function pluralWord(word: string, language: OtherLanguage): string {
  const english = lexiconOf(language).findExact(word);
  if (english !== undefined && !/ of /.test(english) && singular(english) !== english) return word;
  const known =
    language === 'de' && english !== undefined ? likest(word, plural(english), language) : undefined;
  return known ?? pluralOf(word, language);
}

type Change = (word: string, language: OtherLanguage) => string;

/** A change of the last part of a German compound that the lexicon knows. */
function onLastPart(word: string, change: Change): string {
  const lexicon = lexiconOf('de');
  if (lexicon.findExact(word) !== undefined) return change(word, 'de');
  for (let cut = 2; cut <= word.length - 3; cut += 1)
    if (lexicon.findExact(word.slice(cut)) !== undefined)
      return word.slice(0, cut) + change(word.slice(cut), 'de');
  return change(word, 'de');
}

/** With the letters that were written, as far as both agree. */
function likeBefore(before: string, after: string): string {
  const lower = before.toLowerCase();
  let same = 0;
  while (same < after.length && lower[same] === after[same]) same += 1;
  if (same === 0 && /^\p{Lu}/u.test(before)) return capitalise(after);
  return before.slice(0, same) + after.slice(same);
}

function changedWord(word: string, language: OtherLanguage, change: Change): string {
  const key = spelled(word);
  const changed = language === 'de' ? onLastPart(key, change) : change(key, language);
  return changed === key ? word : likeBefore(word, changed);
}

const OF =
  /^(?:de|del|du|des|da|do|das|dos|d['’].*|à|en|para|pour|von|der|für|em|con|com|avec|sin|sem|sans)$/iu;

/** The noun leads in Romance phrases, with its adjectives; it ends a German one. */
function onNoun(phrase: string, language: OtherLanguage, change: Change): string {
  const words = phrase.split(' ');
  const behind = words.findIndex((word) => OF.test(word));
  const count = behind < 0 ? words.length : behind;
  const isNoun = (at: number) => (language === 'de' ? at === count - 1 : at < count);
  return words.map((word, at) => (isNoun(at) ? changedWord(word, language, change) : word)).join(' ');
}

export const singularIn = (phrase: string, language: OtherLanguage) => onNoun(phrase, language, singularWord);
export const pluralIn = (phrase: string, language: OtherLanguage) => onNoun(phrase, language, pluralWord);
