import { wordList } from '../../language/word-list';
import { capitalise } from '../../words/text';

/** Days that a question speaks of: 'May', 'this week', 'today'. */

const MONTHS = wordList(
  'january february march april may june july august september october november december',
);
const DAYS = wordList('monday tuesday wednesday thursday friday saturday sunday');
const NEAR = wordList('yesterday today tomorrow');
const WHICH = wordList('last this next');
const UNITS = wordList('week weekend month year');

const isPeriod = (word: string) => UNITS.has(word) || MONTHS.has(word) || DAYS.has(word);
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/**
 * The days that the words from here on name, and where they end.
 *
 * @returns `days` as a sentence has them: 'in May 2026', 'next week'
 */
export function readDays(
  words: readonly string[],
  at: number,
): { readonly days: string; readonly to: number } | undefined {
  const [first = '', second = ''] = words.slice(at);
  if (NEAR.has(first)) return { days: first, to: at + 1 };
  if (WHICH.has(first) && isPeriod(second))
    return { days: `${first} ${UNITS.has(second) ? second : capitalise(second)}`, to: at + 2 };
  if (DAYS.has(first)) return { days: `on a ${capitalise(first)}`, to: at + 1 };
  if (MONTHS.has(first) && isYear(second)) return { days: `in ${capitalise(first)} ${second}`, to: at + 2 };
  return MONTHS.has(first) || isYear(first) ? { days: `in ${capitalise(first)}`, to: at + 1 } : undefined;
}
