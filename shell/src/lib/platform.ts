/** How a shortcut with Ctrl or Cmd is written on this machine: 'Ctrl K' or '⌘K'. */
export function shortcut(key: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
}

/** True for Ctrl or Cmd with the letter, and no other modifier. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false;
  return event.key.toLowerCase() === letter;
}
