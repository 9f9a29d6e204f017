import type { Quotas } from './config/quotas';
import { deleteExpiredPeopleRows } from './data';
import type { Database } from './db/database';
import { deleteOldVisitors, liveDeployments } from './deploying';
import { deleteExpiredAttempts, deleteOldRepositoryCalls, forgetUnusedBranches } from './github';
import { deleteExpiredIdentityRows } from './identity';
import { deleteOldReports } from './operation';
import { deleteExpiredExports } from './privacy';
import { cleanWorkspace } from './workspace';

/** What each module lets go of once nobody needs it any more. */
export async function deleteExpiredRows(
  db: Database,
  time: Date,
  { quotas, now }: { readonly quotas: Quotas; readonly now: Date },
): Promise<void> {
  await deleteExpiredIdentityRows(db, time);
  await deleteExpiredExports(db, time);
  await deleteExpiredAttempts(db, time);
  await deleteOldRepositoryCalls(db, time);
  await forgetUnusedBranches(db, now);
  await deleteExpiredPeopleRows(db, time);
  await deleteOldReports(db, now);
  await deleteOldVisitors(db, now);
  await cleanWorkspace(db, time, { quotas, now, live: liveDeployments });
}
