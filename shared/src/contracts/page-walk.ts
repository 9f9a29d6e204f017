import type { Page, Redirect } from './page-manifest';

/** Where somebody is sent whose address shows nothing, or nothing to them (RT-02, RT-06). */
export const START = '/';

/** Where signed-in users are sent from pages for guests (RT-04). */
export const APP_HOME = '/apphome';

/** What is declared at an address; undefined for nothing. */
export type FindDeclared = (pathname: string) => Pick<Page, 'access'> | Pick<Redirect, 'to'> | undefined;

/** Where an address sends a visitor on to; undefined where they stay. */
export function nextAddress(find: FindDeclared, pathname: string, isSignedIn: boolean): string | undefined {
  const declared = find(pathname);
  if (!declared) return pathname === START ? undefined : START;
  if ('to' in declared) return declared.to;
  if (declared.access === 'protected' && !isSignedIn) return START;
  if (declared.access === 'guestOnly' && isSignedIn) return APP_HOME;
  return undefined;
}

/**
 * COMP-01: the addresses that a visitor would pass without an end, from this one to the first that comes again;
 * undefined when there is an end. The shell would send them on until the tab froze, so `mfr` refuses such pages.
 */
export function findCircle(
  find: FindDeclared,
  pathname: string,
  isSignedIn: boolean,
): readonly string[] | undefined {
  const passed = [pathname];
  for (let at = pathname; ;) {
    const next = nextAddress(find, at, isSignedIn);
    if (next === undefined) return undefined;
    at = next.replace(/[?#].*$/s, '');
    const isAgain = passed.includes(at);
    passed.push(at);
    if (isAgain) return passed;
  }
}
