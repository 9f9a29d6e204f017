/** Takes the place of this site while a path is read. `.invalid` belongs to nobody. */
const SITE = 'https://site.invalid';

/**
 * Where to go after signing in: a path of this site, or undefined for anything that a browser could read
 * as another address (OAU-05). What is answered reads the same when it is read again: '/.//evil.example'
 * is a path at first sight, and '//evil.example' once its dots are gone.
 */
export function readReturnPath(value: string | undefined): string | undefined {
  const path = readOnce(value);
  return path !== undefined && readOnce(path) === path ? path : undefined;
}

function readOnce(value: string | undefined): string | undefined {
  if (value?.startsWith('/') !== true || !URL.canParse(value, SITE)) return undefined;
  const url = new URL(value, SITE);
  return url.origin === SITE ? url.pathname + url.search + url.hash : undefined;
}
