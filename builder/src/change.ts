import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeByReading, type ReadChange } from './reading/chat/change-by-reading';
import type { Touched } from './reading/world';
import type { ChangeResult } from './types';
import { changeByPatterns } from './words/edits/change-by-patterns';

const isWhole = (result: ChangeResult): boolean =>
  result.kind === 'changed' && result.coverage.every(({ state }) => state !== 'missing');

/** A question with answers to press is asked like one for other words: each answer is a message that is understood. */
function answered(result: ReadChange): ChangeResult {
  if (result.kind !== 'asked') return result;
  const suggestions = result.choices.map(({ label }) => label);
  return { kind: 'not_understood', words: [], suggestions, answer: result.answer };
}

/**
 * Changes an application by one chat message of up to 8,000 characters (PRJ-03). A plain order that patterns read whole is done as
 * they say; everything else is read clause by clause (READ-05). What is not done is listed in `coverage`; a message of which nothing
 * is understood changes nothing and comes back with messages that would work. `touched` is what was spoken of before. Pure,
 * deterministic, never throws for any text and any valid model.
 */
export function changeApplication(
  model: ApplicationModel,
  message: string,
  touched: Touched = {},
): ChangeResult & { readonly touched: Touched } {
  const plain = changeByPatterns(model, message);
  if (isWhole(plain)) return { ...plain, touched: changeByReading(model, message, touched).touched };
  const read = changeByReading(model, message, touched);
  const isBetter = read.kind === 'changed' || read.kind === 'asked' || plain.kind === 'not_understood';
  // Where neither understands it, patterns know better why.
  const isPlain = plain.kind === 'changed' ? read.kind !== 'changed' : read.kind === 'not_understood';
  return isPlain || !isBetter
    ? { ...plain, touched: read.touched }
    : { ...answered(read), touched: read.touched };
}
