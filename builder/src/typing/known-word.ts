import type { Token } from '../language/token';
import { isAdjective, verbForm } from '../language/verb-forms';
import { wordsByNumber } from '../tagger/small-words';
import { COMMON_WORDS } from '../tagger/weights/typing-words';
import { FIELD_LEXICON } from '../words/field-lexicon';
import { stemOf } from './stem';

/** Which words the reader has seen anywhere; what it has not is grey while it is typed. */

let isCommon: ((word: string) => boolean) | undefined;
let ofFields: ReadonlySet<string> | undefined;

function isOfField(word: string): boolean {
  ofFields ??= new Set([...FIELD_LEXICON.keys()].flatMap((name) => name.split(' ')));
  return ofFields.has(word);
}

function isKnownPart(word: string): boolean {
  isCommon ??= wordsByNumber(COMMON_WORDS);
  if (word.length < 3 || /\d/.test(word)) return true;
  return isCommon(stemOf(word)) || isOfField(word) || verbForm(word) !== undefined || isAdjective(word);
}

const OPEN_TAGS = /^(?:noun|plural|adjective|adverb|verb|verbs|past|ing)$/;

/** Whether a word is one that the reader knows; marks, numbers, names with a capital and what is quoted always are. */
export function isKnownWord({ tag, key, lemma, text }: Token): boolean {
  if (!OPEN_TAGS.test(tag) || /^\p{Lu}/u.test(text)) return true;
  return isKnownPart(lemma) || key.split(/[-/']/).every(isKnownPart);
}
