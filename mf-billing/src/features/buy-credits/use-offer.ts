import { readPlans } from '@tessera/shared/contracts';
import { readBalance, useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';
import type { PriceList } from '../../lib/use-price-list';

export interface Offer {
  readonly packs: PriceList['packs'];
  readonly provider: PriceList['provider'];
  /** Undefined when it could not be read: packs can be bought all the same. */
  readonly balance: number | undefined;
}

/** The price list and the balance, together: the suggested pack depends on both and must not jump. */
export function useOffer(): Resource<Offer> {
  const { api, reportError } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  return useResource(
    userId,
    async (signal) => {
      const balance = readBalance(api, userId, signal).catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
        return undefined;
      });
      const { packs, provider } = await api.call(readPlans, {}, { signal });
      return { packs, provider, balance: await balance };
    },
    { fallback: 'The price list could not be loaded.' },
  );
}
