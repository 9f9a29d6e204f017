import { useEffect } from 'react';

/** The elements that the keys reach carry these ids, so a page without them simply has no such key. */
export const SEARCH_ID = 'search-records';
export const ADD_ID = 'add-record';

const targets: Readonly<Record<string, (element: HTMLElement) => void>> = {
  '/': (element) => {
    element.focus();
  },
  n: (element) => {
    element.click();
  },
};
const ids: Readonly<Record<string, string>> = { '/': SEARCH_ID, n: ADD_ID };

/** `/` goes to the search and `n` adds a record, but never while somebody types or a dialog is open. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (isChord || event.defaultPrevented || isTyping(event.target)) return;
      const element = document.getElementById(ids[event.key] ?? '');
      if (!element || document.querySelector('dialog[open]') !== null) return;
      // Or the key would be typed into the box that it opens.
      event.preventDefault();
      targets[event.key]?.(element);
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
