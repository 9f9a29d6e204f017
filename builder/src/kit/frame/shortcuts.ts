import { useEffect } from 'react';

const KEYS = ['/', 'n'] as const;

/** `/` goes to a search, `n` adds a record. */
export type ShortcutKey = (typeof KEYS)[number];

/** The attributes of what a key reaches; a page without such a thing simply has no such key. */
export function reachedBy(key: ShortcutKey): { readonly 'aria-keyshortcuts': string } {
  return { 'aria-keyshortcuts': key };
}

/** The attributes of a part of a page that has the keys for itself while the focus is in it. */
export const OWN_KEYS = { 'data-own-keys': '' };

/** What a key reaches from an element: in the part of the page that it stands in, or else the first on the page. */
export function findReached(key: ShortcutKey, from: EventTarget | null): HTMLElement | null {
  const own = from instanceof Element ? from.closest('[data-own-keys]') : null;
  const selector = `[aria-keyshortcuts="${key}"]`;
  return own?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
}

/** Has the keys reach what they are for, but never while somebody types or a dialog is open. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (isChord || event.defaultPrevented || isTyping(event.target)) return;
      const key = KEYS.find((one) => one === event.key);
      const element = key && findReached(key, event.target);
      if (!element || document.querySelector('dialog[open]') !== null) return;
      // Or the key would be typed into the box that it opens.
      event.preventDefault();
      if (key === '/') element.focus();
      else element.click();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null;
}
