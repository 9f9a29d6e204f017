import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { dataExports } from '../tables/data-exports.table';

export type DataExportRow = typeof dataExports.$inferSelect;

/** A new link ends the one before. */
export async function replaceExport(tx: Queryable, link: DataExportRow): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.userId, link.userId));
  await tx.insert(dataExports).values(link);
}

/** Whose copy the link is for; undefined when it is unknown or over. */
export async function findExportUserId(
  db: Queryable,
  secretHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(and(eq(dataExports.secretHash, secretHash), gt(dataExports.expiresAt, now)));
  return row?.userId;
}

export async function deleteExpiredExports(q: Queryable, time: Date): Promise<void> {
  await q.delete(dataExports).where(lt(dataExports.expiresAt, time));
}
