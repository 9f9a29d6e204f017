import { storedModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { versionOverviews } from '../tables/version-overviews.table';
import { versions } from '../tables/versions.table';

export interface CheckCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Keeps what cards draw of versions, beside what is known of their checks. */
export async function saveThumbnails(
  q: Queryable,
  drawn: readonly { readonly versionId: string; readonly thumbnail: object }[],
): Promise<void> {
  if (drawn.length === 0) return;
  await q
    .insert(versionOverviews)
    .values([...drawn])
    .onConflictDoUpdate({ target: versionOverviews.versionId, set: { thumbnail: sql`excluded.thumbnail` } });
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

const parseModel = rowParser(versions, ({ id }) => id, { model: storedModelSchema });

export interface VersionModel {
  readonly id: string;
  readonly model: ApplicationModel;
  readonly createdAt: Date;
}

/** The models of versions, by one statement. */
export async function findModels(q: Queryable, ids: readonly string[]): Promise<readonly VersionModel[]> {
  if (ids.length === 0) return [];
  const rows = await q
    .select()
    .from(versions)
    .where(inArray(versions.id, [...ids]));
  return rows.map(parseModel);
}
