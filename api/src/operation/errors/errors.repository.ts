import { lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { errorReports } from '../tables/error-reports.table';

export async function insertErrorReport(
  db: Queryable,
  report: typeof errorReports.$inferInsert,
): Promise<void> {
  await db.insert(errorReports).values(report);
}

/** Forgets the reports that came before `time`. */
export async function deleteReports(db: Queryable, time: Date): Promise<void> {
  await db.delete(errorReports).where(lt(errorReports.receivedAt, time));
}
