import type { Place } from '../src/tagger/sequence-model';

/** Places with the labels that a person gave them: what a model learns from. */
export interface Sequence {
  readonly places: readonly Place[];
  readonly labels: readonly string[];
}

/** Numbers that look random and are the same each time (Lehmer). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The numbers below a length in another order. */
export function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

/** Features that stand in fewer examples than this teach nothing that carries over. */
export function commonFeatures(features: Iterable<readonly string[]>, least: number): Set<string> {
  const counts = new Map<string, number>();
  for (const all of features) for (const feature of all) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= least).map(([feature]) => feature));
}
