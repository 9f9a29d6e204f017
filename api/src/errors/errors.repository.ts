import type { Queryable } from '../db/database';
import { errorReports } from './errors.table';

export async function insertErrorReport(
  db: Queryable,
  report: typeof errorReports.$inferInsert,
): Promise<void> {
  await db.insert(errorReports).values(report);
}
