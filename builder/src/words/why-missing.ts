import type { Shortfall } from '../coverage/claim';
import { missingFeature } from './features';
import { splitOutside } from './text';
import { wishReason } from './wish-kinds';
import { wishOf } from './wishes';

/** Why a phrase is not built, as far as its kind or its words tell. */
export function whyMissing(phrase: string): string | undefined {
  const wish = wishOf(phrase);
  if (!wish) return missingFeature(phrase)?.why;
  // Which figure and which view it is, the words know better.
  const isNamedByWords = wish === 'figure' || wish === 'view';
  return (isNamedByWords ? missingFeature(phrase)?.why : undefined) ?? wishReason(wish);
}

/** What a sentence asks for that is not built: several wishes are told apart, so that each has its own reason. */
export function shortfallsOf(sentence: string): Shortfall[] {
  const pieces = splitOutside(sentence, /\s*[,;]\s*(?:and\s+)?/).map(({ text }) => text);
  const areSeveral = pieces.filter((piece) => whyMissing(piece) !== undefined).length > 1;
  return (areSeveral ? pieces : [sentence]).map((phrase) => ({
    phrase,
    state: 'missing',
    why: whyMissing(phrase) ?? 'This was not understood',
  }));
}
