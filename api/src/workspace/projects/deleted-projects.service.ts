import { addSeconds } from '../../core/clock';
import type { Database } from '../../db/database';
import { findOverProjects, purgeProject, type DeletedAllowance } from './deleted-projects.repository';
import { DAYS_TO_RESTORE } from './restore-days.data';

const STEP = 20;

/**
 * Ends deleted projects that nobody can restore any more. Deleted ones do not count, so that deleting makes room at
 * once; in return, all of an account together are kept only within as much room again.
 *
 * @param time before which what is over has to have ended
 */
export async function purgeDeletedProjects(
  db: Database,
  time: Date,
  allowance: DeletedAllowance,
): Promise<void> {
  const before = addSeconds(time, -DAYS_TO_RESTORE * 86_400);
  for (;;) {
    const over = await findOverProjects(db, before, allowance, STEP);
    for (const id of over) await purgeProject(db, id);
    if (over.length < STEP) return;
  }
}
