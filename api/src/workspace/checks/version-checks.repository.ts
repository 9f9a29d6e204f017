import { checkResultSchema, type CheckResult } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { versionChecks } from '../tables/version-checks.table';

const parseChecks = rowParser(versionChecks, ({ versionId }) => versionId, {
  results: z.array(checkResultSchema),
});

/** What a browser reported of a version. */
export async function findResults(q: Queryable, versionId: string): Promise<CheckResult[] | undefined> {
  const [row] = await q.select().from(versionChecks).where(eq(versionChecks.versionId, versionId));
  return row && parseChecks(row).results;
}

/** Keeps a report in place of an earlier one. */
export async function saveResults(
  q: Queryable,
  versionId: string,
  results: readonly CheckResult[],
  createdAt: Date,
): Promise<void> {
  await q
    .insert(versionChecks)
    .values({ versionId, results, createdAt })
    .onConflictDoUpdate({ target: versionChecks.versionId, set: { results, createdAt } });
}
