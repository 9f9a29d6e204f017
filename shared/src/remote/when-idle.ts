import { schedule } from './schedule';

/**
 * Runs when the browser has nothing better to do; returns the function that cancels.
 *
 * @param longestWait how long the browser may be busy with other things, in milliseconds
 */
export function whenIdle(run: () => void, longestWait = 3000): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) return schedule(run, 200);
  const handle = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
