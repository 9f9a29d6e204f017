import { readPlans, type CreditPack } from '@tessera/shared/contracts';
import { readBalance, useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';

export interface PriceList {
  readonly packs: readonly CreditPack[];
  /** Undefined when it could not be read: packs can be bought all the same. */
  readonly balance: number | undefined;
}

/** The price list and the balance, together: the suggested pack depends on both and must not jump. */
export function usePriceList(): Resource<PriceList> {
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
      const { packs } = await api.call(readPlans, {}, { signal });
      return { packs, balance: await balance };
    },
    { fallback: 'The price list could not be loaded.' },
  );
}
