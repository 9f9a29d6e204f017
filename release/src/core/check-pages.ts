import {
  APP_HOME,
  comparePatterns,
  findCircle,
  isPlainPattern,
  isSamePattern,
  patternFinder,
  patternsOverlap,
  START,
  type EnvironmentDocument,
  type Page,
  type Redirect,
  type VersionRecord,
} from '@tessera/shared/contracts';
import type { Refusal } from './refusal';

/** Owns the addresses that no remote may claim. */
export const THE_SHELL = 'the shell';

interface Claim {
  readonly owner: string;
  readonly pattern: string;
}

/** [COMP-01] E_PAGES: a version from before pages were declared would be live at no address. */
export function checkDeclared({ remote, version, manifest }: VersionRecord): Refusal[] {
  if (manifest) return [];
  const cause = `${remote} ${version} declares no pages, so nobody could open it`;
  return [{ code: 'E_PAGES', cause, next: `mfr publish <a build of ${remote} with src/pages.ts>` }];
}

/**
 * [COMP-01] E_PAGES: two remotes that claim the same addresses, an address of the shell's own, a redirect that leads
 * to another one, and addresses that lead in circles.
 *
 * @param touched whose addresses the change is about; the others were checked when they were pinned
 */
export function checkAddresses(after: EnvironmentDocument, touched: readonly string[]): Refusal[] {
  const claims = claimsOf(after);
  const refusals: Refusal[] = [];
  for (const [index, one] of claims.entries()) {
    for (const other of claims.slice(index + 1)) {
      if (one.owner === other.owner || !patternsOverlap(one.pattern, other.pattern)) continue;
      if (!touched.includes(one.owner) && !touched.includes(other.owner)) continue;
      const cause = `${other.owner} claims ${other.pattern}, which meets ${one.pattern} of ${one.owner}`;
      refusals.push({ code: 'E_PAGES', cause, next: 'mfr status' });
    }
  }
  return [...refusals, ...endlessAddresses(after)];
}

function claimsOf({ shell, pins }: EnvironmentDocument): Claim[] {
  const reserved = (shell?.reserved ?? []).map((pattern) => ({ owner: THE_SHELL, pattern }));
  const claimed = Object.entries(pins).flatMap(([owner, { manifest }]) =>
    [...(manifest?.pages ?? []), ...(manifest?.redirects ?? [])].map(({ pattern }) => ({ owner, pattern })),
  );
  return [...reserved, ...claimed];
}

/** Redirects first: where those lead on to one another, every address that passes them goes in circles, too. */
function endlessAddresses(after: EnvironmentDocument): Refusal[] {
  const onward = redirectsToRedirects(after);
  return onward.length > 0 ? onward : circlesOf(after);
}

function redirectsToRedirects(document: EnvironmentDocument): Refusal[] {
  const redirects = redirectsOf(document);
  return redirects.flatMap(({ pattern, to }): Refusal[] => {
    const next = redirects.find((other) => patternsOverlap(other.pattern, pathOf(to)));
    if (!next) return [];
    const cause = `${pattern} leads to ${to}, which only leads elsewhere again (${next.pattern})`;
    return [{ code: 'E_PAGES', cause, next: 'mfr status' }];
  });
}

/** The way on which guards and redirects send a visitor round and round, by the same rules as the shell's. */
function circlesOf(document: EnvironmentDocument): Refusal[] {
  const find = patternFinder([...shellPagesOf(document), ...pagesOf(document), ...redirectsOf(document)]);
  const addresses = addressesOf(document);
  return [false, true].flatMap((isSignedIn): Refusal[] => {
    const circles = addresses.flatMap((address) => {
      const circle = findCircle(find, address, isSignedIn);
      return circle ? [circle] : [];
    });
    const [circle] = circles.sort((one, other) => one.length - other.length);
    if (!circle) return [];
    const who = isSignedIn ? 'signed in' : 'signed out';
    const cause = `the addresses lead in circles for somebody who is ${who}: ${circle.join(' → ')}`;
    return [{ code: 'E_PAGES', cause, next: 'mfr status' }];
  });
}

/** Every address that somebody is sent to. Wherever a way begins, it only goes on by way of these. */
function addressesOf(document: EnvironmentDocument): string[] {
  return [...new Set([START, APP_HOME, ...redirectsOf(document).map(({ to }) => pathOf(to))])];
}

/** Of the addresses that are not a remote's, those that the shell draws; below the others the server answers. */
function shellPagesOf({ shell }: EnvironmentDocument) {
  const patterns = (shell?.reserved ?? []).filter(isPlainPattern);
  return patterns.map((pattern) => ({ pattern, access: 'public' as const }));
}

function redirectsOf({ pins }: EnvironmentDocument): Redirect[] {
  return Object.values(pins).flatMap(({ manifest }) => manifest?.redirects ?? []);
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/s, '');
}

/** A page that everybody may open after a change, and could not before. */
export interface Exposed {
  readonly remote: string;
  readonly version: string;
  readonly pattern: string;
  /** The pattern by which the same addresses were for signed-in users only. */
  readonly hidden: string;
}

/**
 * [COMP-01] The pages that a change opens to everybody: some of their addresses were for signed-in users only when they
 * were last live, in whichever remote. A page that nobody had before is not among them.
 *
 * @param readHistory every document up to `before`; asked only when a public page is new
 */
export async function findExposed(
  before: EnvironmentDocument | undefined,
  after: EnvironmentDocument,
  readHistory: () => Promise<readonly EnvironmentDocument[]>,
): Promise<Exposed[]> {
  if (!before) return [];
  const now = pagesOf(after);
  const open = Object.entries(after.pins).flatMap(([remote, { stable, manifest }]) =>
    (manifest?.pages ?? [])
      .filter(isOpen)
      .map(({ pattern }) => ({ remote, version: stable.version, pattern })),
  );
  const isNew = open.some(({ pattern }) => !isOpenIn(pagesOf(before), pattern));
  const past = isNew ? lastPages((await readHistory()).slice(0, before.serial)) : pagesOf(before);
  return open.flatMap((page): Exposed[] => {
    const opened = past.find((old) => isOpenedBy(page.pattern, old, past, now));
    return opened ? [{ ...page, hidden: opened.pattern }] : [];
  });
}

/** Does the open pattern show addresses now that were the old page's, and for signed-in users only? */
function isOpenedBy(open: string, old: Page, past: readonly Page[], now: readonly Page[]): boolean {
  if (isOpen(old) || !patternsOverlap(old.pattern, open)) return false;
  const isMoreExact = comparePatterns(old.pattern, open) < 0;
  const wasOpen = isOpenIn(past, open) && !isMoreExact;
  const isKept = isMoreExact && now.some((page) => !isOpen(page) && isSamePattern(page.pattern, old.pattern));
  return !wasOpen && !isKept;
}

function isOpenIn(pages: readonly Page[], pattern: string): boolean {
  return pages.some((page) => isOpen(page) && isSamePattern(page.pattern, pattern));
}

function isOpen({ access }: Page): boolean {
  return access !== 'protected';
}

function pagesOf({ pins }: EnvironmentDocument): Page[] {
  return Object.values(pins).flatMap(({ manifest }) => manifest?.pages ?? []);
}

/** The pages of every remote as they were when it was live last, also of remotes that are not any more. */
function lastPages(documents: readonly EnvironmentDocument[]): Page[] {
  const pages = new Map<string, readonly Page[]>();
  for (const { pins } of documents)
    for (const [remote, { manifest }] of Object.entries(pins)) pages.set(remote, manifest?.pages ?? []);
  return [...pages.values()].flat();
}
