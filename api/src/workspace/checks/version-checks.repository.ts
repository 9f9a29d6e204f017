import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { versionChecks } from '../tables/version-checks.table';
import { keptCheckSchema, type KeptCheck } from './kept-check.schema';

const parseChecks = rowParser(versionChecks, ({ versionId }) => versionId, {
  results: z.array(keptCheckSchema),
});

/** What browsers reported of versions, by their ids. */
export async function findReports(
  q: Queryable,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptCheck[]>> {
  if (versionIds.length === 0) return new Map();
  const rows = await q
    .select()
    .from(versionChecks)
    .where(inArray(versionChecks.versionId, [...versionIds]));
  return new Map(rows.map(parseChecks).map(({ versionId, results }) => [versionId, results]));
}

/** What browsers reported of a version. */
export async function findReport(q: Queryable, versionId: string): Promise<readonly KeptCheck[]> {
  return (await findReports(q, [versionId])).get(versionId) ?? [];
}

/** When a browser last reported something of a version. */
export async function findReportTime(q: Queryable, versionId: string): Promise<Date | undefined> {
  const [row] = await q
    .select({ createdAt: versionChecks.createdAt })
    .from(versionChecks)
    .where(eq(versionChecks.versionId, versionId));
  return row?.createdAt;
}

const briefSchema = z.array(z.pick(keptCheckSchema, { id: true, state: true }));

/** What each check came to that browsers reported, by the ids of versions; without the words, which are long. */
export async function findReportedStates(
  q: Queryable,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Pick<KeptCheck, 'id' | 'state'>[]>> {
  if (versionIds.length === 0) return new Map();
  const brief = sql<unknown>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', entry -> 'id', 'state', entry -> 'state')), '[]'::jsonb)
    from jsonb_array_elements(${versionChecks.results}) entry
  )`;
  const rows = await q
    .select({ versionId: versionChecks.versionId, brief })
    .from(versionChecks)
    .where(inArray(versionChecks.versionId, [...versionIds]));
  return new Map(rows.map(({ versionId, brief: states }) => [versionId, z.parse(briefSchema, states)]));
}

/** Keeps what browsers reported of a version, in place of what was kept before. */
export async function saveReport(
  q: Queryable,
  versionId: string,
  results: readonly KeptCheck[],
  createdAt: Date,
): Promise<void> {
  await q
    .insert(versionChecks)
    .values({ versionId, results, createdAt })
    .onConflictDoUpdate({ target: versionChecks.versionId, set: { results, createdAt } });
}
