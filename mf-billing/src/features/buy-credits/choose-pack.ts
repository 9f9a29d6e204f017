import { DEPLOY_COST, type CreditPack } from '@tessera/shared/contracts';

/** The smallest pack that leaves the balance above the cost of a deployment, else the largest (SCR-25). */
export function suggestPack(packs: readonly CreditPack[], balance: number): CreditPack | undefined {
  const bySize = [...packs].sort((one, other) => one.credits - other.credits);
  return bySize.find((pack) => balance + pack.credits > DEPLOY_COST) ?? bySize.at(-1);
}

/** How many deployments a balance pays for; each needs a balance strictly above its cost (DEP-07). */
export function deploymentsFor(balance: number): number {
  return Math.max(0, Math.ceil(balance / DEPLOY_COST) - 1);
}
