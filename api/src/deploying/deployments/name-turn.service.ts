import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database';
import type { DeployJournal } from './deploy-journal.service';
import { findGoingLive } from './going-live.repository';
import { updateDeployment, type DeploymentRow } from './deployments.repository';
import { lockName } from './site-names.repository';

/** How long another one of the same name may be going live meanwhile. */
const WAITS = 40;
const WAIT_MS = 250;

/**
 * Lets a deployment go live, one of a name at a time: whoever is at that step moves records and is on trial. Throws
 * `DeploymentEndedError`, and where another one does not come to an end.
 */
export async function takeTurn(
  { db, journal }: { readonly db: Database; readonly journal: DeployJournal },
  row: Pick<DeploymentRow, 'id' | 'appName'>,
): Promise<void> {
  for (let turn = 0; turn < WAITS; turn += 1) {
    // Looked at without a lock first: waiting holds up nobody.
    if ((await findGoingLive(db, row)) === undefined && (await enterAlone(journal, row))) return;
    await wait(WAIT_MS);
  }
  throw new Error(`Another deployment of ${row.appName} is going live`);
}

async function enterAlone(
  journal: DeployJournal,
  row: Pick<DeploymentRow, 'id' | 'appName'>,
): Promise<boolean> {
  let isAlone = false;
  await journal.change(row.id, async (tx) => {
    await lockName(tx, row.appName);
    isAlone = (await findGoingLive(tx, row)) === undefined;
    if (isAlone) await updateDeployment(tx, row.id, { step: 'goingLive' });
    return [];
  });
  return isAlone;
}
