import { TIMES_BEHIND_NOUNS, WORDS_BEHIND_NOUNS } from './lists/wishes';
import { pattern } from './pattern';
import { FILLER_START } from './phrase-parts';

const VALUE = /\s*[([{].*$|\s*[:=].*$|[.!,;?]+$/gs;
const BEHIND = pattern('s')`(?<=\S)\s+${WORDS_BEHIND_NOUNS}\b.*$`;
const TIMES = pattern()`(?:\s+${TIMES_BEHIND_NOUNS})+$`;

/**
 * The noun that a phrase is about, with what stands before it: 'map' of 'a map of the beds', 'payment date' of 'the payment date
 * (required)'. What an English noun phrase asks for is its last word; the words before only say which.
 */
export function headNoun(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(VALUE, '')
    .trim()
    .replace(FILLER_START, '')
    .replace(/\b(log|sign)[ -](in|ins|up|ups)\b/g, '$1$2')
    .replace(BEHIND, '')
    .replace(TIMES, '');
}
