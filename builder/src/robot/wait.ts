import { RobotError, type AppWindow } from './robot';

/** How often one looks again although nothing in the page changed: a value of a control is no change of the page. */
const POLL_MS = 15;

/** Waits for something to be there. Never by frames: a page that is hidden draws none. */
export function waitUntil<T>(
  window: AppWindow,
  read: () => T | null | undefined | false,
  sentence: string | (() => string),
  deadlineMs: number,
): Promise<T> {
  const first = read();
  if (isThere(first)) return Promise.resolve(first);
  return new Promise((resolve, reject) => {
    const until = window.performance.now() + deadlineMs;
    let timer = 0;
    let isOver = false;
    const stop = () => {
      isOver = true;
      observer.disconnect();
      window.clearTimeout(timer);
    };
    const look = () => {
      try {
        const found = read();
        if (isThere(found)) {
          stop();
          resolve(found);
        } else if (window.performance.now() > until) {
          stop();
          reject(new RobotError(typeof sentence === 'string' ? sentence : sentence()));
        }
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new RobotError(String(error)));
      }
    };
    const lookAgain = () => {
      look();
      if (!isOver) timer = window.setTimeout(lookAgain, POLL_MS);
    };
    const observer = new window.MutationObserver(look);
    observer.observe(window.document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    timer = window.setTimeout(lookAgain, POLL_MS);
  });
}

function isThere<T>(found: T | null | undefined | false): found is T {
  return found !== null && found !== undefined && found !== false;
}
