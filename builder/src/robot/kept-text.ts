import type { AppWindow } from './robot';

/** Where an application keeps its records in a window of its own (`kit/data/storage.ts`). */
const KEY = 'tessera-app';

/** What the application in a window keeps, after everything that waits was written. */
export function readKept(window: AppWindow): string | null {
  window.dispatchEvent(new window.Event('pagehide'));
  return window.localStorage.getItem(KEY);
}

/** Gives the application this text before it is there. */
export function putKept(window: AppWindow, text: string | null): void {
  if (text === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, text);
}

/** Gives the application that is there this text, as if another tab had written it. */
export async function replaceKept(window: AppWindow, text: string | null): Promise<void> {
  readKept(window);
  // What was just written counts as written only after a turn; until then it would be repeated on the new text.
  await new Promise((resolve) => {
    window.setTimeout(resolve, 0);
  });
  putKept(window, text);
  window.dispatchEvent(new window.StorageEvent('storage', { key: KEY, newValue: text }));
}
