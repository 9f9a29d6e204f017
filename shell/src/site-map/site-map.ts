import { patternFinder, type EnvironmentDocument, type Page } from '@tessera/shared/contracts';
import { shellPages } from './shell-pages';

/** A page of the site and who draws it: a remote, or the shell itself. */
export interface SitePage extends Page {
  readonly remote: string | undefined;
}

export type SiteEntry =
  | { readonly kind: 'page'; readonly pattern: string; readonly page: SitePage }
  | { readonly kind: 'redirect'; readonly pattern: string; readonly to: string };

/** Every address of the site, from what the pinned remotes declare (COMP-01). */
export interface SiteMap {
  readonly pages: readonly SitePage[];
  /** What an address shows, found as the remote finds what it draws. Undefined for one that nobody has declared. */
  readonly find: (pathname: string) => SiteEntry | undefined;
}

export function createSiteMap({ pins }: Pick<EnvironmentDocument, 'pins'>): SiteMap {
  const entries: SiteEntry[] = [];
  const add = (page: Page, remote: string | undefined) =>
    entries.push({ kind: 'page', pattern: page.pattern, page: { ...page, remote } });
  for (const page of shellPages) add(page, undefined);
  for (const [remote, { manifest }] of Object.entries(pins)) {
    for (const page of manifest?.pages ?? []) add(page, remote);
    for (const { pattern, to } of manifest?.redirects ?? []) entries.push({ kind: 'redirect', pattern, to });
  }
  return {
    pages: entries.flatMap((entry) => (entry.kind === 'page' ? [entry.page] : [])),
    find: patternFinder(entries),
  };
}

/** Where a row of sidebar, search or palette leads; undefined for a pattern with something to fill in. */
export function addressOf({ pattern }: Pick<Page, 'pattern'>, to?: string): string | undefined {
  return to ?? (/[:*]/.test(pattern) ? undefined : pattern);
}

/** Orders rows by the position that their pages declare; those without one come last. */
export function byPosition<Row extends { readonly position?: number | undefined }>(
  rows: readonly Row[],
): readonly Row[] {
  return [...rows].sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity));
}
