import { missingFeature } from './features';
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
