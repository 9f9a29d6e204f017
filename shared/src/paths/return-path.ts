import { signIn } from './addresses';

const SITE = 'https://same.site';

/** The address as this site's path, or undefined when a browser would go elsewhere with it. */
function parseOnSite(value: string): string | undefined {
  try {
    const url = new URL(value, SITE);
    return url.origin === SITE ? url.pathname + url.search + url.hash : undefined;
  } catch {
    // Not an address at all: the same answer as for a foreign one.
    return undefined;
  }
}

/**
 * Accepts a return address only if it is a path of this site (OAU-05: no open redirect).
 *
 * @returns the path, or undefined for anything that a browser could read as another origin
 */
export function sameSitePath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/')) return undefined;
  const path = parseOnSite(value);
  // Resolving dots can uncover a second slash: '/.//evil.test' is the path '//evil.test', and that is a host.
  return path !== undefined && parseOnSite(path) === path ? path : undefined;
}

/** Pages that nobody wants to come back to once they are signed in. */
const NO_WAY_BACK =
  /^\/(?:$|[?#]|auth\b|signin|signup|verify|forgot-password|reset-password|github-callback)/i;

/** The same for the page to go on to after signing in: a page of signing in itself is none. */
export function returnPath(value: string | null | undefined): string | undefined {
  const path = sameSitePath(value);
  return path === undefined || NO_WAY_BACK.test(path) ? undefined : path;
}

/** The sign-in page, which comes back to `from`: the path with its query that somebody was at. */
export function signInFrom(from: string): string {
  return NO_WAY_BACK.test(from) ? signIn.to() : `${signIn.to()}?return=${encodeURIComponent(from)}`;
}
