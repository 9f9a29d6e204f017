import { setImmediate } from 'node:timers/promises';

/**
 * Resolves once everything that has arrived meanwhile was begun. The embedded database answers within the very turn of
 * the event loop, so that a call of several statements holds up all others for as long as it takes; with this between
 * them, a call that only reads waits for one statement at most.
 */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}
