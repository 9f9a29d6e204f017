import { useSession, useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createPurchasePorts } from './purchase.ports';
import { createPurchaseStore } from './purchase.store';

/** One purchase per mounted page. */
export function usePurchase() {
  const shell = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  const [{ store, pay, confirm, reset }] = useState(() =>
    createPurchaseStore(createPurchasePorts(shell, userId)),
  );
  return { state: useStore(store), pay, confirm, reset };
}
