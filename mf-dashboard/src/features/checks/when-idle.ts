import { schedule } from '@tessera/shared/remote';

/** The preview comes first. */
const PATIENCE_MS = 2000;

/**
 * Runs once the page is seen and its browser has nothing better to do; gives the function that takes it back. A page that is put
 * away meanwhile waits anew from when it is back.
 */
export function whenIdle(run: () => void): () => void {
  let cancel: () => void;

  function wait(): void {
    cancel = isSeen() ? schedule(rest, PATIENCE_MS) : onceShown(wait);
  }

  function rest(): void {
    cancel = whenAtRest(() => {
      if (isSeen()) run();
      else wait();
    });
  }

  wait();
  return () => {
    cancel();
  };
}

function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** For a page that is put away: its visibility can only change to seen. */
function onceShown(run: () => void): () => void {
  document.addEventListener('visibilitychange', run, { once: true });
  return () => {
    document.removeEventListener('visibilitychange', run);
  };
}

/** Not in Safari, where a moment's rest has to do. */
function whenAtRest(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return schedule(run, PATIENCE_MS);
  const handle = requestIdleCallback(run);
  return () => {
    cancelIdleCallback(handle);
  };
}
