import type { Attempt } from '../operations/outcome';

/** A change that a model may have seen, as one says it; undefined where it did not. */
export type Step = (() => Attempt) | undefined;

/**
 * What the operation that makes such a change says of it, so that a comparison has the words of the receipts.
 *
 * @param otherwise where no operation makes this change by itself
 */
export function saidBy(step: Step, otherwise: string): string[] {
  if (!step) return [];
  const attempt = step();
  return [attempt.done ? attempt.change : otherwise];
}
