import { addSeconds, type Clock } from '../../core/clock';
import type { OpenDatabase } from '../../db/database';
import { deleteFailedJobs } from '../../jobs/jobs.repository';
import type { DeleteExpired } from './expired-rows.port';

const DAY_SECONDS = 24 * 3600;

/** How long a job that failed for good stays to be looked at. */
const FAILED_JOB_SECONDS = 30 * DAY_SECONDS;

/** Removes what expired more than a day ago and jobs that failed a month ago, then vacuums the embedded database, which never does by itself. */
export async function maintain(
  database: OpenDatabase,
  clock: Clock,
  deleteExpired: DeleteExpired,
): Promise<void> {
  // Everything here writes. What expired is not read any more, and waits until there is room.
  if (!database.hasRoom()) return;
  const now = clock();
  const yesterday = addSeconds(now, -DAY_SECONDS);
  try {
    await deleteExpired(database.db, yesterday, now);
  } finally {
    await deleteFailedJobs(database.db, addSeconds(now, -FAILED_JOB_SECONDS));
    await database.maintain();
  }
}
