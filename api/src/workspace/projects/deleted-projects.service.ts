import type { Database } from '../../db/database';
import { findOverProjects, purgeProject, type DeletedAllowance } from './deleted-projects.repository';
import { restorableSince } from './restore-time.rules';

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
  const before = restorableSince(time);
  for (;;) {
    const over = await findOverProjects(db, before, allowance, STEP);
    for (const id of over) await purgeProject(db, id);
    if (over.length < STEP) return;
  }
}
