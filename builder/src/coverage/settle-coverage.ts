import type { Coverage } from '@tessera/shared/contracts';
import type { BehaviourResult } from '../behaviours/perform-all';

/**
 * Takes back what the checks did not show (MODEL-16). No check of what carries a phrase may fail. A phrase that names the checks
 * which perform it is built only when all of them passed; any other needs one that passed, if there are checks of its nodes.
 */
export function settleCoverage(
  coverage: readonly Coverage[],
  results: readonly BehaviourResult[],
): Coverage[] {
  return coverage.map((part) => (part.state === 'built' ? settle(part, results) : part));
}

function settle(part: Coverage, results: readonly BehaviourResult[]): Coverage {
  const { phrase, nodes = [], behaviours } = part;
  const named = results.filter(({ id }) => behaviours?.includes(id));
  const carrying = results.filter((result) => result.nodes.some((node) => nodes.includes(node)));
  const failed = [...named, ...carrying].find(({ state }) => state === 'failed');
  if (failed)
    return { phrase, state: 'missing', why: `A check of it failed: ${failed.message ?? failed.title}` };
  if (behaviours !== undefined) return isShown(named, 'every') ? part : unshown(part, named);
  // Nothing performs a title or a colour.
  return carrying.length === 0 || isShown(carrying, 'some') ? part : unshown(part, carrying);
}

function isShown(results: readonly BehaviourResult[], by: 'every' | 'some'): boolean {
  return results.length > 0 && results[by](({ state }) => state === 'passed');
}

/** Says why a phrase is not called built although nothing speaks against it. */
function unshown(part: Coverage, results: readonly BehaviourResult[]): Coverage {
  const { phrase } = part;
  if (results.some(({ state }) => state === 'waiting')) return { ...part, state: 'untried' };
  const untried = results.find(({ state }) => state === 'untried');
  return isShown(results, 'some') && untried?.message !== undefined
    ? { phrase, state: 'different', why: untried.message }
    : { phrase, state: 'missing', why: 'No check could show that it works' };
}
