import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { builds, removedBuildFiles } from '../tables/builds.table';
import type { BuiltFileName, FileColumn } from './build-files.port';
import { compileErrorSchema } from './compile-error.schema';

const parseBuild = rowParser(builds, ({ treeHash }) => treeHash, { error: z.nullable(compileErrorSchema) });

export type BuildRow = ReturnType<typeof parseBuild>;

/** The output that the tree's files were built to, or why they were not. */
export async function findBuild(q: Queryable, treeHash: string): Promise<BuildRow | undefined> {
  const [row] = await q.select().from(builds).where(eq(builds.treeHash, treeHash));
  return row && parseBuild(row);
}

/** Whether there is output of the tree that can be served. */
export async function hasOutput(q: Queryable, treeHash: string): Promise<boolean> {
  const rows = await q
    .select({ treeHash: builds.treeHash })
    .from(builds)
    .where(and(eq(builds.treeHash, treeHash), isNull(builds.error)));
  return rows.length > 0;
}

/** Keeps a build; the first one of a tree that was not killed stays. Answers whether it is this one. */
export async function saveBuild(q: Queryable, row: BuildRow): Promise<boolean> {
  const saved = await q
    .insert(builds)
    .values(row)
    .onConflictDoUpdate({ target: builds.treeHash, set: row, setWhere: isNotNull(builds.killedAt) })
    .returning({ treeHash: builds.treeHash });
  return saved.length > 0;
}

/** What the row of a build says of one of its two files. */
export async function findFile(
  q: Queryable,
  treeHash: string,
  file: BuiltFileName,
): Promise<FileColumn | undefined> {
  const [row] = await q
    .select({ text: builds[file], brotli: builds[`${file}Brotli`], filesAt: builds.filesAt })
    .from(builds)
    .where(eq(builds.treeHash, treeHash));
  return row;
}

/** Folders of a bucket whose builds were deleted before a time; `address` is what those of the bucket begin with. */
export async function findRemovedFiles(
  q: Queryable,
  address: string,
  { before, size }: { readonly before: Date; readonly size: number },
): Promise<string[]> {
  const rows = await q
    .select({ filesAt: removedBuildFiles.filesAt })
    .from(removedBuildFiles)
    .where(
      and(
        sql`starts_with(${removedBuildFiles.filesAt}, ${address})`,
        lt(removedBuildFiles.removedAt, before),
      ),
    )
    .orderBy(asc(removedBuildFiles.removedAt))
    .limit(size);
  return rows.map(({ filesAt }) => filesAt);
}

/** Forgets folders that were removed. */
export async function forgetRemovedFiles(q: Queryable, places: readonly string[]): Promise<void> {
  await q.delete(removedBuildFiles).where(inArray(removedBuildFiles.filesAt, [...places]));
}

/** Which of the folders a build is in. */
export async function findKeptFiles(q: Queryable, places: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q
    .select({ filesAt: builds.filesAt })
    .from(builds)
    .where(inArray(builds.filesAt, [...places]));
  return new Set(rows.flatMap(({ filesAt }) => filesAt ?? []));
}
