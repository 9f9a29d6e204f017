import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { builds, unusedBuildFiles } from '../tables/builds.table';
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

/**
 * Keeps a build; the first one of a tree that was not killed stays, unless its files are to be at `gone`, where they are not. Answers
 * whether it is this one.
 */
export function saveBuild(db: Database, row: BuildRow, gone: string | null = null): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Deleted, not updated: the database lists the place of what is deleted as unused.
    if (gone !== null) await forgetBuild(tx, row.treeHash, gone);
    const saved = await tx
      .insert(builds)
      .values(row)
      .onConflictDoUpdate({ target: builds.treeHash, set: row, setWhere: isNotNull(builds.killedAt) })
      .returning({ treeHash: builds.treeHash });
    const isKept = saved.length > 0;
    if (isKept && row.filesAt !== null) await forgetUnusedFiles(tx, [row.filesAt]);
    return isKept;
  });
}

/** Deletes the row of a tree if it still says that its files are at `filesAt`. */
export async function forgetBuild(q: Queryable, treeHash: string, filesAt: string): Promise<void> {
  await q.delete(builds).where(and(eq(builds.treeHash, treeHash), eq(builds.filesAt, filesAt)));
}

/** What the row of a build says of one of its two files; undefined where nothing was built. */
export async function findFile(
  q: Queryable,
  treeHash: string,
  file: BuiltFileName,
): Promise<FileColumn | undefined> {
  const [row] = await q
    .select({ text: builds[file], brotli: builds[`${file}Brotli`], filesAt: builds.filesAt })
    .from(builds)
    .where(and(eq(builds.treeHash, treeHash), isNull(builds.error)));
  return row;
}

/** Has a folder removed at a time, unless its build is kept until then. */
export async function listAsUnused(q: Queryable, filesAt: string, removeAt: Date): Promise<void> {
  const set = { removeAt };
  await q
    .insert(unusedBuildFiles)
    .values({ filesAt, removeAt })
    .onConflictDoUpdate({ target: unusedBuildFiles.filesAt, set });
}

/** Folders that are to be removed by now; `address` is what those of the bucket begin with. */
export async function findUnusedFiles(
  q: Queryable,
  address: string,
  { now, size }: { readonly now: Date; readonly size: number },
): Promise<string[]> {
  const rows = await q
    .select({ filesAt: unusedBuildFiles.filesAt })
    .from(unusedBuildFiles)
    .where(and(sql`starts_with(${unusedBuildFiles.filesAt}, ${address})`, lt(unusedBuildFiles.removeAt, now)))
    .orderBy(asc(unusedBuildFiles.removeAt))
    .limit(size);
  return rows.map(({ filesAt }) => filesAt);
}

/** Takes folders off the list: they were removed, or their build is kept. */
export async function forgetUnusedFiles(q: Queryable, places: readonly string[]): Promise<void> {
  await q.delete(unusedBuildFiles).where(inArray(unusedBuildFiles.filesAt, [...places]));
}
