import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deployments } from '../tables/deployments.table';
import { siteVisitors, siteVisits, siteVisitSalts } from '../tables/site-visits.table';

export type VisitsRow = typeof siteVisits.$inferSelect;

/** The day's salt, the same for all servers; `made` becomes it where there is none yet. */
export async function readSalt(q: Queryable, day: string, made: string): Promise<string> {
  await q.insert(siteVisitSalts).values({ day, salt: made }).onConflictDoNothing();
  const [row] = await q.select().from(siteVisitSalts).where(eq(siteVisitSalts.day, day));
  if (row === undefined) throw new Error(`There is no salt for ${day}`);
  return row.salt;
}

/** Notes visitors of a day; answers how many of them are new. */
export async function noteVisitors(
  tx: Queryable,
  day: string,
  projectId: string,
  visitors: readonly string[],
): Promise<number> {
  if (visitors.length === 0) return 0;
  const added = await tx
    .insert(siteVisitors)
    .values(visitors.map((visitor) => ({ day, projectId, visitor })))
    .onConflictDoNothing()
    .returning({ visitor: siteVisitors.visitor });
  return added.length;
}

/** How many visitors of a day are known. */
export async function countVisitors(q: Queryable, day: string, projectId: string): Promise<number> {
  const [row] = await q
    .select({ visitors: sql<string>`coalesce(sum(${siteVisits.visitors}), 0)::text` })
    .from(siteVisits)
    .where(and(eq(siteVisits.projectId, projectId), eq(siteVisits.day, day)));
  return Number(row?.visitors ?? 0);
}

/** Adds to the day's numbers. Nothing for a project that is gone. */
export async function addVisits(tx: Queryable, row: VisitsRow): Promise<void> {
  const { views, visitors, bytes } = siteVisits;
  await tx
    .insert(siteVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [siteVisits.projectId, siteVisits.appName, siteVisits.day],
      set: {
        views: sql`${views} + excluded.views`,
        visitors: sql`${visitors} + excluded.visitors`,
        bytes: sql`${bytes} + excluded.bytes`,
      },
    });
}

const TODAY = sql`(now() at time zone 'utc')::date`;

/** Views of today, in UTC, by project and name: see `viewsKey`. */
export async function listViewsToday(
  q: Queryable,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await q
    .select({ projectId: siteVisits.projectId, appName: siteVisits.appName, views: siteVisits.views })
    .from(siteVisits)
    .where(and(inArray(siteVisits.projectId, [...projectIds]), eq(siteVisits.day, TODAY)));
  return new Map(rows.map(({ projectId, appName, views }) => [viewsKey({ projectId, appName }), views]));
}

export function viewsKey({ projectId, appName }: Pick<VisitsRow, 'projectId' | 'appName'>): string {
  return `${projectId} ${appName}`;
}

/** Bytes that a person's applications sent to visitors since a day. */
export async function sumBytes(q: Queryable, userId: string, since: string): Promise<number> {
  const own = q
    .selectDistinct({ projectId: deployments.projectId })
    .from(deployments)
    .where(eq(deployments.userId, userId));
  const [row] = await q
    .select({ bytes: sql<string>`coalesce(sum(${siteVisits.bytes}), 0)::text` })
    .from(siteVisits)
    .where(and(inArray(siteVisits.projectId, own), gte(siteVisits.day, since)));
  return Number(row?.bytes ?? 0);
}

/** Forgets who came before a day: their numbers stay. */
export async function forgetVisitors(q: Queryable, before: string): Promise<void> {
  await q.delete(siteVisitors).where(lt(siteVisitors.day, before));
  await q.delete(siteVisitSalts).where(lt(siteVisitSalts.day, before));
}
