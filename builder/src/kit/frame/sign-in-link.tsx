import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { PeopleOfPage } from '../data/server-protocol';
import { parseHash, useHash } from './router';
import { useStore } from './store-context';

/** The part of the address after `#/`. */
export const SIGN_IN = 'sign-in';

/** The page to sign in on, where the application has one. */
export const SignInContext = createContext<ReactNode>(null);

/** Who is there, and whether one can sign in; null where nobody ever can. */
export function usePeople(): PeopleOfPage | null {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => store.getState().people);
}

/** Leads to the page to sign in on, and from there back to this one. Nothing where there is no such page, or somebody has signed in. */
export function SignInLink({ className }: { readonly className: string }) {
  const people = usePeople();
  const hasPage = useContext(SignInContext) !== null;
  const hash = useHash();
  if (!hasPage || !people?.signIn || people.person) return null;
  const isThere = parseHash(hash)?.path === SIGN_IN;
  return (
    <a className={className} href={isThere ? hash : `#/${SIGN_IN}?then=${encodeURIComponent(hash)}`}>
      Sign in
    </a>
  );
}
