import { and, asc, eq, exists, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { builds } from '../tables/builds.table';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';

export interface BuildPage {
  /** Trees whose builds neither a project's newest version nor an open preview shows. */
  readonly idle: readonly string[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

/** Looks at the `size` builds after a tree's hash; those made after `before` are left alone. */
export async function findIdleBuilds(
  q: Queryable,
  after: string,
  size: number,
  times: { readonly before: Date; readonly now: Date },
): Promise<BuildPage> {
  const ofBuild = eq(versions.treeHash, builds.treeHash);
  const newest = q
    .select({ is: sql`1` })
    .from(versions)
    .innerJoin(projects, eq(projects.headVersionId, versions.id))
    .where(and(ofBuild, isNull(projects.deletedAt)));
  const previewed = q
    .select({ is: sql`1` })
    .from(versions)
    .innerJoin(previews, eq(previews.versionId, versions.id))
    .where(and(ofBuild, gt(previews.expiresAt, times.now)));
  const isShown = or(exists(newest), exists(previewed)) ?? sql`false`;
  const isIdle = sql<boolean>`${and(lt(builds.createdAt, times.before), not(isShown))}`;
  const rows = await q
    .select({ treeHash: builds.treeHash, isIdle })
    .from(builds)
    .where(gt(builds.treeHash, after))
    .orderBy(asc(builds.treeHash))
    .limit(size);
  const idle = rows.filter((row) => row.isIdle).map(({ treeHash }) => treeHash);
  return { idle, next: rows.length < size ? undefined : rows.at(-1)?.treeHash };
}

/** The versions that have one of the trees. */
export function findVersionsOfTrees(
  q: Queryable,
  treeHashes: readonly string[],
): Promise<{ id: string; treeHash: string }[]> {
  return q
    .select({ id: versions.id, treeHash: versions.treeHash })
    .from(versions)
    .where(inArray(versions.treeHash, [...treeHashes]));
}

export async function deleteBuilds(q: Queryable, treeHashes: readonly string[], before: Date): Promise<void> {
  await q.delete(builds).where(and(inArray(builds.treeHash, [...treeHashes]), lt(builds.createdAt, before)));
}
