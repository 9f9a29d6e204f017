import type { Queryable } from '../../db/database';
import { errorReports } from '../tables/error-reports.table';

export async function insertErrorReport(
  db: Queryable,
  report: typeof errorReports.$inferInsert,
): Promise<void> {
  await db.insert(errorReports).values(report);
}
