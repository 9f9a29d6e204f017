/** Where a text is kept: until the tab is closed, or until the browser's data is deleted. */
export type KeptIn = 'sessionStorage' | 'localStorage';

/*
 * A storage may be blocked (the property itself then throws) or full. Pages work without what they keep, so that
 * nothing here throws.
 */

/** The text under a key; null when there is none, or no storage. */
export function readText(place: KeptIn, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    // Blocked: the same as nothing kept.
    return null;
  }
}

export function writeText(place: KeptIn, key: string, text: string): void {
  try {
    globalThis[place].setItem(key, text);
  } catch {
    // Blocked or full: the text then lasts as long as the page that holds it.
  }
}

export function removeText(place: KeptIn, key: string): void {
  try {
    globalThis[place].removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}
