import { remembered } from '../language/remembered';
import { INVARIABLE_NOUNS, IRREGULAR_PLURALS } from './lists/nouns';

/** English singular and plural of the last word of a noun phrase. */

const INVARIABLE = new Set(INVARIABLE_NOUNS);

const TO_PLURAL = new Map(Object.entries(IRREGULAR_PLURALS));
const TO_SINGULAR = new Map(
  Object.entries(IRREGULAR_PLURALS)
    .map(([one, many]) => [many, one] as const)
    // 'axes' are those that cut: of two nouns with one plural the first is meant.
    .reverse(),
);

/** Longer than any name, and than anything that has a plural; the search for the last word takes the square of a length. */
const LONGEST = 200;

function onLastWord(text: string, change: (word: string) => string): string {
  if (text.length > LONGEST) return text;
  const match = /^(.*?)([\p{L}\p{N}'-]+)(\W*)$/su.exec(text);
  if (!match) return text;
  const [, head = '', word = '', tail = ''] = match;
  const lower = word.toLowerCase();
  const changed = change(lower);
  if (changed === lower) return text;
  // Keep the letters the user wrote as far as both forms agree.
  let same = 0;
  while (same < lower.length && lower[same] === changed[same]) same += 1;
  const upperEnd = /^[\p{Lu}\d]{2,}$/u.test(word);
  return (
    head +
    word.slice(0, same) +
    (upperEnd && same < word.length ? changed.slice(same).toUpperCase() : changed.slice(same)) +
    tail
  );
}

function pluralWord(word: string): string {
  if (INVARIABLE.has(word)) return word;
  const irregular = TO_PLURAL.get(word);
  if (irregular) return irregular;
  if (TO_SINGULAR.has(word)) return word;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return singularWord(word) === word ? `${word}es` : word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:police|wo|fire|sales|crafts|sports|chair|business)man$/.test(word)) return `${word.slice(0, -2)}en`;
  return `${word}s`;
}

function singularWord(word: string): string {
  if (INVARIABLE.has(word)) return word;
  const irregular = TO_SINGULAR.get(word);
  if (irregular) return irregular;
  if (TO_PLURAL.has(word) || word.length < 4) return word;
  if (/(?:ss|us|is|ous|ness)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  return word;
}

const singularOf = remembered((text) => onLastWord(text, singularWord));

/** 'practice session' → 'practice sessions'; a plural stays as it is. */
export function plural(text: string): string {
  return onLastWord(text, pluralWord);
}

/** 'Books' → 'Book'; a singular stays as it is. */
export function singular(text: string): string {
  return singularOf(text);
}

/** True when the last word is a plural that has another singular. */
export function isPlural(text: string): boolean {
  return singular(text.toLowerCase()) !== text.toLowerCase();
}
