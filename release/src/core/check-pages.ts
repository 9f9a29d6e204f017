import {
  APP_HOME,
  comparePatterns,
  findCircle,
  isPlainPattern,
  manifestFaults,
  patternFinder,
  patternKey,
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

/**
 * [COMP-01] E_PAGES: a version from before pages were declared would be live at no address; one that an older `mfr` has
 * published may declare what is refused today.
 */
export function checkDeclared({ remote, version, manifest }: VersionRecord): Refusal[] {
  const faults = manifest ? manifestFaults(manifest) : ['it declares no pages, so nobody could open it'];
  return faults.map((fault) => ({
    code: 'E_PAGES',
    cause: `${remote} ${version}: ${fault}`,
    next: otherPages(remote),
  }));
}

function otherPages(remote: string): string {
  return `mfr publish <a build of ${remote} with another src/pages.ts>`;
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
      if (one.owner === other.owner || !(touched.includes(one.owner) || touched.includes(other.owner)))
        continue;
      if (!patternsOverlap(one.pattern, other.pattern)) continue;
      const cause = `${other.owner} claims ${other.pattern}, which meets ${one.pattern} of ${one.owner}`;
      // The one that is new here, and of a remote and the shell the remote.
      const newcomer = [other.owner, one.owner].find(
        (owner) => owner !== THE_SHELL && touched.includes(owner),
      );
      refusals.push({ code: 'E_PAGES', cause, next: otherPages(newcomer ?? other.owner) });
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
 * @param history every document before the change
 */
export function findExposed(history: readonly EnvironmentDocument[], after: EnvironmentDocument): Exposed[] {
  const before = history.at(-1);
  if (!before) return [];
  const open = Object.entries(after.pins).flatMap(([remote, { stable, manifest }]) =>
    (manifest?.pages ?? [])
      .filter(isOpen)
      .map(({ pattern }) => ({ remote, version: stable.version, pattern })),
  );
  const wasOpen = keysOf(pagesOf(before).filter(isOpen));
  const isNew = open.some(({ pattern }) => !wasOpen.has(patternKey(pattern)));
  const seen = lastSeen(isNew ? history : [before]);
  const hidden = [...seen.values()].filter((page) => !isOpen(page));
  const stillHidden = keysOf(pagesOf(after).filter((page) => !isOpen(page)));
  return open.flatMap((page): Exposed[] => {
    const opened = hidden.find((old) => isOpenedBy(page.pattern, old, seen, stillHidden));
    return opened ? [{ ...page, hidden: opened.pattern }] : [];
  });
}

/** A page as it was when an address of its pattern was live last. */
interface SeenPage extends Pick<Page, 'pattern' | 'access'> {
  readonly serial: number;
}

/**
 * Every pattern that was ever live, in whichever remote, as it was last. A page that was left out of some serials since
 * counts as what it was: otherwise two harmless changes would open what one may not.
 */
function lastSeen(documents: readonly EnvironmentDocument[]): ReadonlyMap<string, SeenPage> {
  const seen = new Map<string, SeenPage>();
  for (const document of [...documents].reverse())
    for (const { pattern, access } of pagesOf(document)) {
      const key = patternKey(pattern);
      if (!seen.has(key)) seen.set(key, { pattern, access, serial: document.serial });
    }
  return seen;
}

/** Does the open pattern show addresses now that were the hidden page's last? */
function isOpenedBy(
  open: string,
  hidden: SeenPage,
  seen: ReadonlyMap<string, SeenPage>,
  stillHidden: ReadonlySet<string>,
): boolean {
  if (!patternsOverlap(hidden.pattern, open)) return false;
  const isMoreExact = comparePatterns(hidden.pattern, open) < 0;
  if (isMoreExact && stillHidden.has(patternKey(hidden.pattern))) return false;
  const before = seen.get(patternKey(open));
  if (!before || !isOpen(before)) return true;
  // Opened since, which was asked about then; or both were live at once, and the more exact one counted.
  return before.serial < hidden.serial || (before.serial === hidden.serial && isMoreExact);
}

function keysOf(pages: readonly Page[]): ReadonlySet<string> {
  return new Set(pages.map(({ pattern }) => patternKey(pattern)));
}

function isOpen({ access }: Pick<Page, 'access'>): boolean {
  return access !== 'protected';
}

function pagesOf({ pins }: EnvironmentDocument): Page[] {
  return Object.values(pins).flatMap(({ manifest }) => manifest?.pages ?? []);
}
