import { readPlans, type CallOutput } from '@tessera/shared/contracts';
import { useResource, useShell, type Resource } from '@tessera/shared/remote';

export type PriceList = CallOutput<typeof readPlans>;

/** Plans, packs, the rate of the dollar, and who takes payments. */
export function usePriceList(): Resource<PriceList> {
  const { api } = useShell();
  return useResource('prices', (signal) => api.call(readPlans, {}, { signal }), {
    fallback: 'The price list could not be loaded.',
  });
}
