import type { LeaveGuard, Place } from '@tessera/shared/remote/contract';
import { createRequiredContext } from './required-context';

/** Who is asked before the page goes elsewhere: forms with something in them that would be lost. */
export interface Leaving {
  /** Asks `guard` from now on; gives what stops it. */
  readonly hold: (guard: LeaveGuard) => () => void;
  /** Whether somebody holds the page; they were given `go`, which then goes on unasked. */
  readonly isHeld: (to: Place, go: () => void) => boolean;
  /** Goes, or has it asked first. */
  readonly leave: (to: Place, go: () => void) => void;
}

export const [LeavingProvider, useLeaving] = createRequiredContext<Leaving>('Who is asked before leaving');
