import {
  filesLocation,
  patternFinder,
  recordLocation,
  versionRecordSchema,
  type EnvironmentDocument,
  type Page,
  type Pin,
  type VersionRecord,
} from '@tessera/shared/contracts';
import { escapeHtml } from '../../core/html';

/** A file of the shell that a page needs, with its integrity value. */
export interface ShellFile {
  readonly href: string;
  readonly integrity: string;
}

/** What the page of an address will need: links for the head, and the version record as a data block. */
export interface RouteAhead {
  readonly links: string;
  readonly record: string;
}

interface PinnedPage {
  readonly pattern: string;
  readonly page: Page;
  readonly remote: string;
  readonly pin: Pin;
}

export const NOTHING_AHEAD: RouteAhead = { links: '', record: '' };

/** Finds which pinned version draws an address, as the shell will find it. */
export function pageFinder({
  pins,
}: Pick<EnvironmentDocument, 'pins'>): (path: string) => PinnedPage | undefined {
  const pages = Object.entries(pins).flatMap(([remote, { stable: pin, manifest }]) =>
    (manifest?.pages ?? []).map((page) => ({ pattern: page.pattern, page, remote, pin })),
  );
  return patternFinder(pages);
}

/**
 * Tells the browser, with the page, what the shell would ask for one after the other: the remote's entry and exposed
 * module, and for a page behind the sign-in the shell's own frame. The record comes with its bytes unchanged: the shell
 * compares their digest with the pin.
 */
export function routeAhead(
  { page, remote, pin }: PinnedPage,
  bytes: Uint8Array | undefined,
  frameFiles: readonly ShellFile[],
): RouteAhead {
  const text = bytes && Buffer.from(bytes).toString('utf8');
  const record = text === undefined ? undefined : parseRecord(text);
  const own = page.access === 'protected' ? frameFiles : [];
  return {
    links: [...own, ...(record ? filesOf(remote, pin, record) : [])].map(preload).join('\n    '),
    record: text !== undefined && record && isSafeInHtml(text) ? dataBlock(pin, text) : '',
  };
}

function parseRecord(text: string): VersionRecord | undefined {
  try {
    return versionRecordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // The shell will fetch it, and say what is wrong with it.
    return undefined;
  }
}

/** What is loaded first of a version; the names of its files are the registry's. */
function filesOf(remote: string, pin: Pin, { container, files }: VersionRecord): readonly ShellFile[] {
  const names = [container.entry, ...Object.values(container.exposes).flatMap(({ js }) => js)];
  return names.flatMap((name) => {
    const file = files[name];
    return file ? [{ href: `/mf/${filesLocation(remote, pin)}${name}`, integrity: file.sri }] : [];
  });
}

/** Behind the shell's own scripts, which have to run before any of it. */
function preload({ href, integrity }: ShellFile): string {
  return `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous" fetchpriority="low" />`;
}

/** A text that HTML hands on as it is: nothing in it ends the element, and no line break is made another. */
function isSafeInHtml(text: string): boolean {
  return !/[<\r\0]/.test(text);
}

function dataBlock({ digest }: Pin, text: string): string {
  return `<script type="application/json" id="tessera-record" data-location="${recordLocation(digest)}">${text}</script>`;
}
