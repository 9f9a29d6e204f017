import { NetworkError } from '@tessera/shared/http';
import { whenIdle } from '@tessera/shared/remote';
import { useEffect } from 'react';

/** The calls of the card. A file that does not arrive is a call without an answer; the next press asks anew. */
export async function loadCalls() {
  try {
    return await import('./calls');
  } catch (error) {
    const isUnloaded = error instanceof Error && error.name === 'ChunkLoadError';
    throw isUnloaded ? new NetworkError('The code of the calls did not arrive', { cause: error }) : error;
  }
}

/** Has the calls here before anybody is done typing, and after everything that is in sight. */
export function usePreloadCalls(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Whoever presses a button is told; here nobody waits yet.
        loadCalls().catch(() => undefined);
      }),
    [],
  );
}
