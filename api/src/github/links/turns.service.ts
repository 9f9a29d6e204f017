import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { endTurn, findLink, keepTurn, takeTurn } from './links.repository';

/** A process that says nothing for this long has died, and its turn is over. Seconds. */
const LEASE = 30;
const RENEWAL_MS = 10_000;
/** So long one waits for the other who is at it. */
const PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** One push or pull of a project at a time, in all processes together; no transaction is open meanwhile. */
export interface Turns {
  /** Waits for its turn. Throws TurnTakenError where that takes too long, CONFLICT where the project is not linked any more. */
  run<Result>(projectId: string, work: () => Promise<Result>): Promise<Result>;
}

/** Somebody else is at it for longer than one waits: worth another try later. */
export class TurnTakenError extends AppError {
  constructor() {
    super('CONFLICT', 'Another push or pull of this project is still running. Try again soon.');
  }
}

export function createTurns(db: Database, clock: Clock, patienceMs = PATIENCE_MS): Turns {
  const newEnd = () => addSeconds(clock(), LEASE);

  async function take(projectId: string, busyId: string): Promise<void> {
    const last = performance.now() + patienceMs;
    while (!(await takeTurn(db, { projectId, busyId, until: newEnd() }, clock()))) {
      if (!(await findLink(db, projectId))) throw notLinked();
      if (performance.now() > last) throw new TurnTakenError();
      await wait(POLL_MS);
    }
  }

  return {
    async run(projectId, work) {
      const busyId = randomUUID();
      await take(projectId, busyId);
      // A renewal that fails leaves the lease to run out: GitHub itself refuses a second one that is not on top.
      const renewal = setInterval(() => {
        keepTurn(db, { projectId, busyId, until: newEnd() }).catch(() => undefined);
      }, RENEWAL_MS);
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        await endTurn(db, { projectId, busyId });
      }
    },
  };
}

export function notLinked(): AppError {
  return new AppError('CONFLICT', 'This project is not linked to a repository.');
}
