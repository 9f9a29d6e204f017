import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeByReading, type ReadChange } from './reading/chat/change-by-reading';
import type { Touched } from './reading/world';
import type { ChangeResult } from './types';

/** A question with answers to press is asked like one for other words: each answer is a message that is understood. */
function answered(result: ReadChange): ChangeResult {
  if (result.kind !== 'asked') return result;
  const suggestions = result.choices.map(({ label }) => label);
  return { kind: 'not_understood', words: [], suggestions, answer: result.answer };
}

/**
 * Changes an application by one chat message of up to 8,000 characters (PRJ-03): it is read clause by clause (READ-05). What is not
 * done is listed in `coverage`; a message of which nothing is understood changes nothing and comes back with messages that would
 * work. `touched` is what was spoken of before. Pure, deterministic, never throws for any text and any valid model.
 */
export function changeApplication(
  model: ApplicationModel,
  message: string,
  touched: Touched = {},
): ChangeResult & { readonly touched: Touched } {
  const read = changeByReading(model, message, touched);
  return { ...answered(read), touched: read.touched };
}
