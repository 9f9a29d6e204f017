import { useState } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'tessera.theme';

function read(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The look of the page. The boot script applies what is kept before the first paint. */
export function useTheme() {
  const [choice, setChoice] = useState(read);

  function choose(next: ThemeChoice) {
    setChoice(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    try {
      if (next === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next);
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  }

  return { choice, choose };
}
