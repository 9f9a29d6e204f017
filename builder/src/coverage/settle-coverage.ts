import type { Coverage } from '@tessera/shared/contracts';
import type { BehaviourResult } from '../behaviours/perform-all';

/**
 * Takes back what the checks did not show (MODEL-16): a phrase stays built only while no check of what carries it fails,
 * and a promise only when a check that performs it passed.
 */
export function settleCoverage(
  coverage: readonly Coverage[],
  results: readonly BehaviourResult[],
): Coverage[] {
  return coverage.map((part) => {
    if (part.state !== 'built') return part;
    const { phrase, nodes = [], behaviours } = part;
    const performing = results.filter(
      (result) => behaviours?.includes(result.id) || result.nodes.some((node) => nodes.includes(node)),
    );
    const failed = performing.find(({ state }) => state === 'failed');
    if (failed)
      return { phrase, state: 'missing', why: `A check of it failed: ${failed.message ?? failed.title}` };
    const isShown = behaviours === undefined || performing.some(({ state }) => state === 'passed');
    if (isShown) return part;
    const isWaiting = performing.some(({ state }) => state === 'waiting');
    return {
      phrase,
      state: 'missing',
      why: isWaiting ? 'It was not tried yet' : 'No check could show that it works',
    };
  });
}
