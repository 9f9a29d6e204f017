import { createContext, isContext, type Script } from 'node:vm';
import type { AppWindow, RobotPage } from '@tessera/builder';
import { Window } from 'happy-dom';

/** Where an application keeps its records in a window of its own (`kit/data/storage.ts`). */
const STORAGE_KEY = 'tessera-app';
const PAGE =
  '<!doctype html><html lang="en"><head><title>Application</title></head><body><div id="root"></div></body></html>';

/** A window with an application, for a robot; nothing in it reaches the network or a file. */
export interface CheckPage extends RobotPage {
  close(): void;
}

/** Opens an application. `scripts` are evaluated one after the other in every window that a reload brings. */
export function openCheckPage(scripts: readonly Script[]): CheckPage {
  let window = openWindow(scripts, null, '');
  const stored = () => {
    window.dispatchEvent(new window.Event('pagehide'));
    return window.localStorage.getItem(STORAGE_KEY);
  };
  return {
    get window() {
      return asAppWindow(window);
    },
    stored,
    async restore(text) {
      stored();
      // What was just written counts as written only after a turn; until then it would be repeated on the new text.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (text === null) window.localStorage.removeItem(STORAGE_KEY);
      else window.localStorage.setItem(STORAGE_KEY, text);
      window.dispatchEvent(
        new window.StorageEvent('storage', { key: STORAGE_KEY, ...(text !== null && { newValue: text }) }),
      );
    },
    async reload() {
      const text = stored();
      const { hash } = window.location;
      await closeWindow(window);
      window = openWindow(scripts, text, hash);
    },
    close() {
      void closeWindow(window);
    },
  };
}

function openWindow(scripts: readonly Script[], text: string | null, hash: string): Window {
  const window = new Window({
    url: `https://application.invalid/${hash}`,
    settings: {
      disableJavaScriptFileLoading: true,
      navigation: { disableMainFrameNavigation: false, disableChildFrameNavigation: true },
    },
  });
  window.document.write(PAGE);
  if (text !== null) window.localStorage.setItem(STORAGE_KEY, text);
  const context = isContext(window) ? window : createContext(window);
  for (const script of scripts) script.runInContext(context);
  return window;
}

function closeWindow(window: Window): Promise<void> {
  return window.happyDOM.close();
}

/** A window of happy-dom is one as far as a robot uses it. */
function asAppWindow(window: Window): AppWindow {
  return window as unknown as AppWindow;
}
