import type { BehaviourResult } from '../behaviours/perform-all';
import { listOf } from '../words/text';

/** What people call the behaviours that every table has, by the ends of their ids. */
const VERBS: readonly (readonly [end: string, verb: string])[] = [
  ['add', 'add'],
  ['edit', 'edit'],
  ['search', 'search'],
  ['delete', 'delete with undo'],
];

/**
 * One sentence of what the checks showed in the running application (MODEL-15), with a space before it; nothing where
 * nothing was tried. What failed in one table is not said of any.
 */
export function whatWorks(results: readonly BehaviourResult[]): string {
  const isShown = (end: string) => {
    const performed = results.filter(({ id }) => id.endsWith(`.${end}`));
    return performed.length > 0 && performed.every(({ state }) => state === 'passed');
  };
  const able = VERBS.filter(([end]) => isShown(end)).map(([, verb]) => verb);
  if (able.length === 0) return '';
  const kept = isShown('kept') ? ', and what you enter is kept' : '';
  return ` You can ${listOf(able)}${kept}: each was tried in the running application.`;
}
