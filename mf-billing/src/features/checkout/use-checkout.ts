import { useBrowser, useSession, useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { createCheckoutPorts } from './checkout.ports';
import { createCheckoutStore, type Subject } from './checkout.store';
import { placePath } from './place';

/** One checkout for a mounted page. Another address starts another, but the one that it wrote itself. */
export function useCheckout(subject: Subject, returnTo: string | undefined) {
  const shell = useShell();
  const session = useSession();
  const { leave } = useBrowser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [{ checkout, seen }] = useState(() => {
    const seen = seenAddress();
    const userId = session.status === 'signedIn' ? session.user.id : '';
    const remember = (item: string, paymentId: string | undefined) => {
      const path = placePath(item, returnTo, paymentId);
      seen.note(new URL(path, 'https://same.site').searchParams.toString());
      void navigate(path, { replace: true });
    };
    return { checkout: createCheckoutStore(createCheckoutPorts(shell, userId, { remember, leave })), seen };
  });
  const address = search.toString();
  const start = useEffectEvent(() => {
    void checkout.start(subject);
  });
  useEffect(() => {
    if (seen.note(address)) start();
  }, [address, seen]);
  useEffect(() => {
    // The way back from the provider's page may bring this very document again, as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkout.lookAgain();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      checkout.stop();
    };
  }, [checkout]);
  return { ...checkout, state: useStore(checkout.store) };
}

/** The query that the checkout on the page is of. */
function seenAddress() {
  let address: string | undefined;
  return {
    /** Whether it was another one. */
    note: (next: string): boolean => {
      const isNew = address !== next;
      address = next;
      return isNew;
    },
  };
}
