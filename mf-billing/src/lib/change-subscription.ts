import { updateSubscription, type CallInput, type Subscription } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';

type Change = CallInput<typeof updateSubscription>['body'];

/** Takes back whatever was chosen for the end of the period; undefined on Starter, which has none. */
export function keepOf({ isCancelled, planType, period }: Subscription): Change | undefined {
  if (isCancelled) return { cancelAtPeriodEnd: false };
  return period === null ? undefined : { planType, period };
}

/** Changes a plan for the end of its period, and tells what became of it. */
export function useChangeSubscription(onChanged: (subscription: Subscription) => void) {
  const { api, notify, reportError } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  async function change(body: Change): Promise<Subscription | undefined> {
    setIsBusy(true);
    try {
      const changed = await api.call(updateSubscription, { body });
      onChanged(changed);
      return changed;
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      notify({ type: 'error', title: errorMessage(error, 'Your plan could not be changed.') });
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, change };
}
