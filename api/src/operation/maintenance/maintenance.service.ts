import { lt } from 'drizzle-orm';
import {
  callCounts,
  oneTimeCodes,
  refreshTokens,
  resetTokens,
  signInCodes,
  throttles,
} from '../../identity/tables/auth.table';
import { dataExports } from '../../privacy/tables/data-exports.table';
import { addSeconds, type Clock } from '../../core/clock';
import type { OpenDatabase } from '../../db/database';
import { githubAttempts } from '../../github/tables/github.table';
import { jobs } from '../../jobs/jobs.table';

const DAY_SECONDS = 24 * 3600;

/** How long a job that failed for good stays to be looked at. */
const FAILED_JOB_SECONDS = 30 * DAY_SECONDS;

/** Removes what expired more than a day ago and jobs that failed a month ago, then vacuums the embedded database, which never does by itself. */
export async function maintain(database: OpenDatabase, clock: Clock): Promise<void> {
  const yesterday = addSeconds(clock(), -DAY_SECONDS);
  const { db } = database;
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, yesterday));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, yesterday));
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, yesterday));
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, yesterday));
  await db.delete(dataExports).where(lt(dataExports.expiresAt, yesterday));
  await db.delete(githubAttempts).where(lt(githubAttempts.expiresAt, yesterday));
  await db.delete(callCounts).where(lt(callCounts.windowEnds, yesterday));
  await db.delete(jobs).where(lt(jobs.failedAt, addSeconds(clock(), -FAILED_JOB_SECONDS)));
  await db.delete(throttles).where(lt(throttles.updatedAt, yesterday));
  await database.maintain();
}
