import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';

/** Whether words that no rule read ask for something, so that it has to be said that nothing came of them. */

const ASKS = wordList(`
  please can could would will add remove delete drop make change rename call show hide put move set turn sort list give
  let use take need want allow display mark highlight include create fix do send import export connect link group filter
  color colour split merge replace swap
  `);
const WISHES = [
  /\b(?:i|we|she|he|they) (?:want|need|wants|needs|wish|'d like|'d love|'d prefer|would like|would love|would prefer|would rather)/,
  /\b(?:should|must|shall|has to|have to|needs to|need to|ought to)\b/,
  /\b(?:(?:can|could|would) (?:you|it|we|i|there)|please|how about|would be (?:nice|good|great|lovely))/,
];

/** Orders of a story: 'go through the whole list', 'picture this'. */
const TOLD = wordList(
  'go come look listen see know think say imagine picture wait stand sit mean have be thank keep',
);
const OBJECT = /^(?:me|us|him|them|it|everyone|everybody|someone|somebody)$/;

/** 'transmit the prescription', 'email me the list': whether words begin with what is to be done. */
export function isOrder(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    ({ tag, key }) => tag !== 'mark' && !/^(?:also|then|please|just|now)$/.test(key),
  );
  const [first, second] = words;
  if (!first || !second || words.length < 3 || TOLD.has(first.key)) return false;
  const isObject = /^(?:article|owner)$/.test(second.tag) || OBJECT.test(second.key);
  return first.tag === 'verb'
    ? !/^(?:be|modal|verbs|pronoun)$/.test(second.tag) || isObject
    : first.tag === 'noun' && isObject;
}

/** '… and make it the first' says more of what was ordered. */
export const goesOn = ([verb, object]: readonly Token[]): boolean =>
  ASKS.has(verb?.key ?? '') && /^(?:it|them)$/.test(object?.key ?? '');

export function isWishing(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const text = words.map(({ key }) => key).join(' ');
  const [first, second, more] = words;
  // 'print it': two words are enough where the second is what was spoken of.
  const isShort = first?.tag === 'verb' && !TOLD.has(first.key) && OBJECT.test(second?.key ?? '') && !more;
  return ASKS.has(first?.key ?? '') || isShort || isOrder(tokens) || WISHES.some((wish) => wish.test(text));
}
