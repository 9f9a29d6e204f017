import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { inTrialOrder } from '../behaviours/trial-order';

/**
 * The ids of the behaviours without which a phrase may not be called built (MODEL-16), so that they are tried first: those that it
 * names, else the most telling one of each node that carries it.
 */
export function askedBehaviours(model: ApplicationModel, coverage: readonly Coverage[]): string[] {
  const inOrder = inTrialOrder(model);
  const tellingOf = (node: string) => inOrder.find(({ nodes }) => nodes.includes(node))?.id ?? [];
  const asked = coverage
    .filter(({ state }) => state === 'built')
    .flatMap(({ nodes = [], behaviours }) => behaviours ?? nodes.flatMap(tellingOf));
  return [...new Set(asked)];
}
