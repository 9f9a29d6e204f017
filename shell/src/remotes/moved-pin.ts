import type { RemotePins } from '@tessera/shared/contracts';

/** A version that is in the page, and which one was wanted when it came: another, where it is the fallback. */
export interface RunningVersion {
  readonly digest: string;
  readonly wanted: string;
}

/** What became of the version that a page runs: nothing, a newer one is live, or it was taken back. */
export type PinMove = 'none' | 'newer' | 'withdrawn';

/**
 * COMP-03. A pin makes the version before it the fallback, and a roll back leaves no trace of the version that was
 * rolled back from; so a version that is neither the stable one nor the fallback is one that nobody stands for.
 */
export function findMove(running: RunningVersion | undefined, pins: RemotePins | undefined): PinMove {
  if (!running || !pins) return 'none';
  const { stable, fallback } = pins;
  if (running.wanted === stable.digest || running.digest === stable.digest) return 'none';
  return running.digest === fallback?.digest ? 'newer' : 'withdrawn';
}
