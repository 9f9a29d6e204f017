import { eq, like } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { siteNames } from '../tables/deployments.table';

export type SiteNameRow = typeof siteNames.$inferSelect;

/** Takes a name that nobody ever had; any other stays as it is. */
export async function insertName(
  tx: Queryable,
  row: Pick<SiteNameRow, 'appName' | 'projectId' | 'ownerId' | 'createdAt'>,
): Promise<void> {
  await tx.insert(siteNames).values(row).onConflictDoNothing();
}

export async function findName(q: Queryable, appName: string): Promise<SiteNameRow | undefined> {
  const [row] = await q.select().from(siteNames).where(eq(siteNames.appName, appName));
  return row;
}

/** The name's row, held until the transaction ends. */
export async function lockName(tx: Queryable, appName: string): Promise<SiteNameRow | undefined> {
  const [row] = await tx.select().from(siteNames).where(eq(siteNames.appName, appName)).for('update');
  return row;
}

export async function updateName(
  tx: Queryable,
  appName: string,
  change: Partial<Omit<SiteNameRow, 'appName'>>,
): Promise<void> {
  await tx.update(siteNames).set(change).where(eq(siteNames.appName, appName));
}

/** The names, taken or resting, that are `appName` with something behind it. */
export async function listNamesLike(q: Queryable, appName: string): Promise<Set<string>> {
  const rows = await q
    .select({ appName: siteNames.appName })
    .from(siteNames)
    .where(like(siteNames.appName, `${appName}-%`));
  return new Set(rows.map((row) => row.appName));
}

/** For the copy of a person's data. */
export function readOwnNames(q: Queryable, userId: string) {
  const { appName, createdAt, endedAt } = siteNames;
  return q.select({ appName, createdAt, endedAt }).from(siteNames).where(eq(siteNames.ownerId, userId));
}
