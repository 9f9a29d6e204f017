import { createContext, isContext, type Script } from 'node:vm';
import { putKept, readKept, replaceKept, type AppWindow, type RobotPage } from '@tessera/builder';
import { Window } from 'happy-dom';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Application</title></head><body><div id="root"></div></body></html>';

/** A window with an application, for a robot; nothing in it reaches the network or a file. */
export interface CheckPage extends RobotPage {
  close(): void;
}

/** Opens an application. `scripts` are evaluated one after the other in every window that a reload brings. */
export function openCheckPage(scripts: readonly Script[]): CheckPage {
  let window = openWindow(scripts, null, '');
  return {
    get window() {
      return asAppWindow(window);
    },
    stored: () => readKept(asAppWindow(window)),
    restore: (text) => replaceKept(asAppWindow(window), text),
    async reload() {
      const text = readKept(asAppWindow(window));
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
  putKept(asAppWindow(window), text);
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
