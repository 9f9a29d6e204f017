import { DEPLOY_COST, type CreditPack } from '@tessera/shared/contracts';

/** The smallest pack that leaves the balance above what is needed, else the largest (SCR-25). */
export function suggestPack(
  packs: readonly CreditPack[],
  balance: number,
  need: number = DEPLOY_COST,
): CreditPack | undefined {
  const bySize = [...packs].sort((one, other) => one.credits - other.credits);
  return bySize.find((pack) => balance + pack.credits > need) ?? bySize.at(-1);
}

/** How many deployments a balance pays for; each needs a balance strictly above its cost (DEP-07). */
export function deploymentsFor(balance: number): number {
  return Math.max(0, Math.ceil(balance / DEPLOY_COST) - 1);
}

/** Credits that somebody was refused for want of (`?need=`): never less than a deployment asks for. */
export function readNeed(text: string | null): number {
  const need = Number(text ?? '');
  return Number.isFinite(need) ? Math.max(DEPLOY_COST, need) : DEPLOY_COST;
}
