import { useMemo, useSyncExternalStore } from 'react';

export type Page = 'list' | 'new' | 'detail' | 'edit';

export interface Route {
  readonly page: Page;
  readonly path: string;
  /** The record; '' for a list and for a new one. */
  readonly id: string;
}

/**
 * Reads an address: '#/visits', '#/visits/new', '#/visits/7', '#/visits/7/edit'. What follows a question mark belongs to
 * the page. Null when it is none of them.
 */
export function parseHash(hash: string): Route | null {
  const [path = '', id = '', last, ...more] = addressOf(hash)
    .replace(/^#?\/?/u, '')
    .split('/')
    .map(decode);
  if (path === '' || more.length > 0) return null;
  if (id === '') return last === undefined ? { page: 'list', path, id } : null;
  if (id === 'new') return last === undefined ? { page: 'new', path, id: '' } : null;
  if (last === undefined || last === '') return { page: 'detail', path, id };
  return last === 'edit' ? { page: 'edit', path, id } : null;
}

function addressOf(hash: string): string {
  return hash.split('?', 1)[0] ?? '';
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone % typed by hand: no page has it, so the page for unknown addresses is shown.
    return part;
  }
}

/** The address of a page, for links. */
export function hrefOf(path: string, page: Page, id = ''): string {
  const start = `#/${encodeURIComponent(path)}`;
  if (page === 'list') return start;
  if (page === 'new') return `${start}/new`;
  return `${start}/${encodeURIComponent(id)}${page === 'edit' ? '/edit' : ''}`;
}

/** A frame of this name leaves the history of the page around it alone. */
const QUIET_FRAME = 'quiet';

/** Opens an address of this application. `replace` leaves no step to go back to. */
export function navigate(href: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace === true || window.name === QUIET_FRAME) window.location.replace(href);
  else window.location.hash = href;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** The part of the address after the page, kept up to date. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

/** What the address says after a question mark, for the page: its filters, or what a form begins with. */
export function useAddressQuery(): URLSearchParams {
  const hash = useHash();
  return useMemo(() => new URLSearchParams(queryOf(hash)), [hash]);
}

/** The same, as it is now. */
export function addressQuery(): URLSearchParams {
  return new URLSearchParams(queryOf(window.location.hash));
}

function queryOf(hash: string): string {
  const start = hash.indexOf('?');
  return start === -1 ? '' : hash.slice(start + 1);
}

/** Whether the address names no page, so that the first one is shown. */
export function isHome(hash: string): boolean {
  return /^#?\/?$/u.test(addressOf(hash));
}

/** The page that is open with something after the question mark: '#/visits?q=milk'. */
export function hrefWith(query: URLSearchParams): string {
  const { hash } = window.location;
  const address = isHome(hash) ? '#/' : addressOf(hash);
  const text = query.toString();
  return text === '' ? address : `${address}?${text}`;
}

/** Writes what follows the question mark; the page stays. Every change is a step that 'Back' takes back, unless it replaces. */
export function setAddressQuery(query: URLSearchParams, options: { readonly replace?: boolean } = {}): void {
  navigate(hrefWith(query), options);
  // The browser tells about it a moment later, when what was pressed should be seen already.
  for (const listener of listeners) listener();
}
