/** How long the browser may be busy with other things, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Runs when the browser has nothing better to do; returns the function that cancels. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
