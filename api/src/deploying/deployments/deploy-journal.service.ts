import type { DeployStep } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Signals } from '../../core/signals';
import type { Database, Queryable } from '../../db/database';
import { moveCredits } from '../../money';
import { appendLines, type NewLine } from './deploy-log.repository';
import {
  lockDeployment,
  replaceOthers,
  updateDeployment,
  type DeploymentRow,
} from './deployments.repository';

/** It is not being deployed any more: whoever works on it drops what they have. */
export class DeploymentEndedError extends Error {
  override readonly name = 'DeploymentEndedError';
}

/** Writes down how a deployment goes, so that any process can stream it. */
export interface DeployJournal {
  /** Begins a step, with what there is to say. Throws `DeploymentEndedError`. */
  enter(id: string, step: DeployStep, ...lines: readonly NewLine[]): Promise<DeploymentRow>;
  /** What was seen in the step. Throws `DeploymentEndedError`. */
  note(id: string, ...lines: readonly NewLine[]): Promise<void>;
  /** Changes the row while it is being deployed, in one transaction with `apply`, which may answer lines. */
  change(
    id: string,
    apply: (tx: Queryable, row: DeploymentRow) => Promise<readonly NewLine[]>,
  ): Promise<void>;
  /** Puts live what was on trial and answered, in place of whatever was live under the name. */
  publish(id: string, ...lines: readonly NewLine[]): Promise<void>;
  /** Ends it as failed and gives the credits back, once. What was live before answers again. */
  fail(id: string, reason: string): Promise<void>;
  /** Ends it as replaced before it was live, for one that was asked for later, and gives the credits back, once. */
  giveWay(id: string): Promise<void>;
}

export const info = (text: string): NewLine => ({ level: 'info', text });
export const warn = (text: string): NewLine => ({ level: 'warn', text });

export function createDeployJournal(db: Database, clock: Clock, signals: Signals): DeployJournal {
  async function change(
    id: string,
    apply: (tx: Queryable, row: DeploymentRow) => Promise<readonly NewLine[]>,
  ) {
    await db.transaction(async (tx) => {
      const row = await lockDeployment(tx, id);
      if (row?.status !== 'deploying') throw new DeploymentEndedError();
      await appendLines(tx, id, await apply(tx, row), clock());
    });
    signals.notify(id);
  }

  /** Ends it without its having gone live, and gives back what it cost. */
  async function end(
    id: string,
    ended: { change: Partial<DeploymentRow>; line: NewLine; why: string },
  ): Promise<void> {
    await change(id, async (tx, row) => {
      await updateDeployment(tx, id, { ...ENDED, ...ended.change, charged: 0 });
      if (row.charged === 0) return [ended.line];
      await moveCredits(tx, {
        userId: row.userId,
        amount: row.charged,
        kind: 'refund',
        note: `Refund: deploying ${row.appName} ${ended.why}`,
        reference: `refund:${id}`,
        now: clock(),
      });
      return [ended.line, info(`${row.charged} credits were given back`)];
    }).catch((error: unknown) => {
      // It has ended already, as one or the other.
      if (!(error instanceof DeploymentEndedError)) throw error;
    });
  }

  return {
    change,
    async enter(id, step, ...lines) {
      let entered: DeploymentRow | undefined;
      await change(id, async (tx, row) => {
        entered = { ...row, step };
        await updateDeployment(tx, id, { step });
        return lines;
      });
      if (!entered) throw new DeploymentEndedError();
      return entered;
    },
    note: (id, ...lines) => change(id, () => Promise.resolve(lines)),
    publish: (id, ...lines) =>
      change(id, async (tx, row) => {
        const now = clock();
        await replaceOthers(tx, row);
        const seen = { isAnswering: true, probedAt: now, probeClaimedAt: now };
        await updateDeployment(tx, id, { ...ENDED, ...seen, status: 'live', deployedAt: now });
        return lines;
      }),
    fail: (id, reason) =>
      end(id, {
        change: { status: 'failed', error: reason },
        line: { level: 'error', text: reason },
        why: 'failed',
      }),
    giveWay: (id) =>
      end(id, { change: { status: 'replaced' }, line: warn(OVERTAKEN), why: 'was overtaken by a later one' }),
  };
}

const OVERTAKEN = 'Another deployment was asked for later, so this one did not go live';
const ENDED = { step: null, isOnTrial: false } as const;
