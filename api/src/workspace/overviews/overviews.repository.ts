import { storedModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { versionOverviews } from '../tables/version-overviews.table';
import { versions } from '../tables/versions.table';

export interface CheckCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Keeps what cards draw of versions that are there still, beside what is known of their checks. */
export async function saveThumbnails(
  q: Queryable,
  drawn: readonly { readonly id: string; readonly thumbnail: object }[],
): Promise<void> {
  if (drawn.length === 0) return;
  await q.execute(sql`
    insert into ${versionOverviews} (version_id, thumbnail)
    select ${versions.id}, drawn.thumbnail
    from json_to_recordset(${JSON.stringify(drawn)}::json) drawn (id uuid, thumbnail json)
    join ${versions} on ${versions.id} = drawn.id
    on conflict (version_id) do update set thumbnail = excluded.thumbnail`);
}

/** Keeps what came of a version's checks, beside what its card draws. */
export async function saveCheckCounts(
  q: Queryable,
  versionId: string,
  { passed, failed }: CheckCounts,
): Promise<void> {
  const counts = { checksPassed: passed, checksFailed: failed };
  await q
    .insert(versionOverviews)
    .values({ versionId, ...counts })
    .onConflictDoUpdate({ target: versionOverviews.versionId, set: counts });
}

/** Keeps of a version what is kept of another with the same files and model. */
export async function copyOverview(q: Queryable, fromId: string, toId: string): Promise<void> {
  const { versionId, ...rest } = versionOverviews;
  await q.execute(sql`
    insert into ${versionOverviews} (version_id, thumbnail, checks_passed, checks_failed)
    select ${toId}::uuid, ${rest.thumbnail}, ${rest.checksPassed}, ${rest.checksFailed}
    from ${versionOverviews} where ${versionId} = ${fromId}::uuid
    on conflict do nothing`);
}

export interface VersionModel {
  readonly id: string;
  readonly model: ApplicationModel;
  readonly createdAt: Date;
}

/** The models of versions, by one statement. One that does not parse is left out: its own pages say so, and the log. */
export async function findModels(q: Queryable, ids: readonly string[]): Promise<readonly VersionModel[]> {
  if (ids.length === 0) return [];
  const { id, model, createdAt } = versions;
  const rows = await q
    .select({ id, model, createdAt })
    .from(versions)
    .where(sql`${id} = any(${sql.param([...ids])}::uuid[])`);
  return rows.flatMap((row) => {
    const { data } = storedModelSchema.safeParse(row.model);
    return data ? [{ ...row, model: data }] : [];
  });
}
