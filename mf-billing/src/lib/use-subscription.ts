import { readSubscription, type Subscription } from '@tessera/shared/contracts';
import { useResource, useShell, type Resource } from '@tessera/shared/remote';

/** The plan that the signed-in user has now. */
export function useSubscription(): Resource<Subscription> & {
  readonly replace: (subscription: Subscription) => void;
} {
  const { api } = useShell();
  return useResource('subscription', (signal) => api.call(readSubscription, {}, { signal }), {
    fallback: 'Your plan could not be read.',
  });
}
