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

export function isWishing(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const text = words.map(({ key }) => key).join(' ');
  return ASKS.has(words[0]?.key ?? '') || WISHES.some((wish) => wish.test(text));
}
