import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { runEvents, runs } from '../tables/runs.table';

/** How many minutes a person's runs that have ended since then have worked: from their first event on, not while they waited. */
export async function sumRunMinutes(q: Queryable, userId: string, since: Date): Promise<number> {
  const worked = sql`extract(epoch from ${runs.endedAt} - coalesce(${runEvents.createdAt}, ${runs.createdAt}))`;
  const [row] = await q
    .select({ minutes: sql<number>`coalesce(sum(greatest(${worked}, 0)), 0) / 60`.mapWith(Number) })
    .from(runs)
    .leftJoin(runEvents, and(eq(runEvents.runId, runs.id), eq(runEvents.seq, 1)))
    .where(and(eq(runs.userId, userId), isNotNull(runs.endedAt), gte(runs.endedAt, since)));
  return row?.minutes ?? 0;
}
