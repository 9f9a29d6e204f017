/** A page that never settles (its remote hangs) does not hold back what waits for it for longer than this. */
const LONGEST_WAIT_MS = 5000;

let settle: () => void = () => undefined;
const settled = new Promise<void>((resolve) => {
  settle = resolve;
  setTimeout(resolve, LONGEST_WAIT_MS);
});

/** The visit's first page is there, or has failed: from now on there is time for what it does not need. */
export function markFirstPageReady(): void {
  settle();
}

/**
 * Runs when the visit's first page is there and the browser has nothing better to do, within ten seconds; returns the
 * function that cancels.
 */
export function whenIdle(run: () => void): () => void {
  let cancel: () => void = () => undefined;
  let isCancelled = false;
  void settled.then(() => {
    if (!isCancelled) cancel = askForIdleTime(run);
  });
  return () => {
    isCancelled = true;
    cancel();
  };
}

function askForIdleTime(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
