import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { missingFeature, promisedFeature } from '../../words/features';
import { isWishing } from '../chat/wishing';
import { readField } from '../fields/read-field';
import { wordsOf } from '../rule';

/** What the words between two commas may be, beside fields: the name of one more, or a feature. */

const VERBS = /^(?:verb|verbs|be|have|do|modal|pronoun|not|link)$/;
const IN_NAMES = /^(?:[/%.'’?&#+-]|"|“|”)$/;
const MOST_WORDS = 4;
/** 'a rating out of 10' has more. */
const MOST_MEASURED = 6;

/** Words that tell of the application and not of what is kept. */
const TELLING = wordList(`
    sort sorted order ordered group grouped theme mode accent dark light view views chart charts graph total totals sum
    average count filter filters button buttons colour color colours colors font required optional default unique
    newest oldest latest first last show hide calendar board dashboard app application list table page form
    no without each every except top bottom oh yeah ah ok okay well sure course
  `);

export const isTelling = ({ key, lemma }: Token): boolean => TELLING.has(key) || TELLING.has(lemma);

/** 'power draw in mA', 'stars from 1 to 5' and 'done' are no orders. */
function isMeasuredOrDone(tokens: readonly Token[]): boolean {
  const draft = readField(tokens, '')?.draft;
  const isInUnits = draft?.type === 'number' && /\bin \S{1,4}$/.test(wordsOf(tokens));
  const isScale = draft?.type === 'rating' && draft.isKnown;
  return draft?.unit !== undefined || isScale || isInUnits || tokens.every(({ key }) => key === 'done');
}

/** 'late ones in red', 'the highest in bold' are marked, and 'urgent ones first' are sorted. */
const MARKED = /\bones\b|\b(?:in|as) (?:red|orange|yellow|amber|green|blue|gr[ae]y|bold|colou?r)$/;

/** Whether words in a list of fields may name one more. */
export function mayBeName(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  if (words.length === 0 || words.length > MOST_MEASURED) return false;
  if (tokens.some(({ tag, key }) => tag === 'mark' && !IN_NAMES.test(key))) return false;
  if (MARKED.test(words.map(({ key }) => key).join(' '))) return false;
  if (isMeasuredOrDone(tokens)) return true;
  if (words.length > MOST_WORDS) return false;
  const isOrder = words.some((word) => VERBS.test(word.tag) || isTelling(word));
  return !isOrder && !isWishing(tokens) && !isFeature(tokens);
}

/** 'a monthly total' is worked out. */
const OVERALL =
  /^(?:an? |the )?(?:daily|weekly|monthly|quarterly|yearly|annual|overall|grand|running) (?:totals?|sums?|averages?|counts?|stats|statistics|summary|breakdown)$/i;
/** What begins like this is a feature, whatever its last word may be. */
const BEGINNINGS = [
  String.raw`(?:an? |the )?(?:sharing|syncing|sync|exporting|importing|backups?|printing|log ?in|sign[- ]?up|push)\b`,
  String.raw`(?:an? |the )?(?:dark mode|(?:csv|pdf|excel) exports?)\b`,
  String.raw`(?:an? |the )?top \d* ?\w+s$`,
  String.raw`(?:shown|displayed|listed|laid out|sorted|ordered|grouped|filtered) (?:as|by|in|with|on)\b`,
  String.raw`(?:the )?(?:profit|revenue|income|takings|turnover|earnings) (?:per|a|each|every) (?:day|week|month|quarter|year)$`,
];
const BEGINS = new RegExp(`^(?:${BEGINNINGS.join('|')})`, 'i');

/** Whether words name what software does, and nothing that is usually written down. */
export function isFeature(tokens: readonly Token[]): boolean {
  const text = wordsOf(tokens);
  if (OVERALL.test(text) || BEGINS.test(text)) return true;
  const draft = readField(tokens, '')?.draft;
  if (draft && (draft.isKnown || draft.isTypeStated || draft.type !== 'text')) return false;
  return promisedFeature(text) !== undefined || missingFeature(text) !== undefined;
}
