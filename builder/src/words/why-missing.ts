import type { Shortfall } from '../coverage/claim';
import { missingFeature } from './features';
import { splitOutside } from './text';
import { wishReason, type WishKind } from './wish-kinds';
import { wishOf } from './wishes';

const NAMED_BY_WORDS: ReadonlySet<WishKind> = new Set(['figure', 'filter', 'view']);

/** Why a phrase is not built, as far as its kind or its words tell. */
export function whyMissing(phrase: string): string | undefined {
  const wish = wishOf(phrase);
  if (!wish) return missingFeature(phrase)?.why;
  // Which figure, view or filter it is, the words know better; and what 'drag' or 'print' asks for, whatever the object is.
  const [verb = ''] = phrase.split(' ', 1);
  const known = wish === 'behaviour' ? missingFeature(verb) : undefined;
  const named = NAMED_BY_WORDS.has(wish) ? missingFeature(phrase) : known;
  return named?.why ?? wishReason(wish);
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
