import type { ThemeChoice, ThemePort } from '@tessera/shared/remote/contract';
import { useSyncExternalStore } from 'react';

const KEY = 'tessera.theme';

const listeners = new Set<() => void>();

/** The look of the page. The boot script applies what is kept before the first paint; the page itself is where it stands. */
export const themeChoice: ThemePort = {
  getChoice: () => {
    const { theme } = document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose: (next) => {
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    keep(next);
    for (const listener of listeners) listener();
  },
};

function keep(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

export function useTheme(): { readonly choice: ThemeChoice; readonly choose: ThemePort['choose'] } {
  const choice = useSyncExternalStore(themeChoice.subscribe, themeChoice.getChoice);
  return { choice, choose: themeChoice.choose };
}
