import type { BehaviourResult } from '../behaviours/perform-all';

/** What every table can do, by the ends of the ids of its behaviours. */
const BASICS = ['add', 'edit', 'search', 'delete', 'kept'];

/**
 * One sentence of what the checks showed in the running application (MODEL-15), with a space before it. Nothing unless
 * all of it passed in every table: what failed or was not tried is on the receipt.
 */
export function whatWorks(results: readonly BehaviourResult[]): string {
  const isShown = (end: string) => {
    const performed = results.filter(({ id }) => id.endsWith(`.${end}`));
    return performed.length > 0 && performed.every(({ state }) => state === 'passed');
  };
  return BASICS.every(isShown)
    ? ' Adding, editing, searching, deleting and undo were tried in it and work, and what you enter is kept.'
    : '';
}
