import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { builds } from '../tables/builds.table';
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

/** Keeps a build; the first one of a tree that was not killed stays. */
export async function saveBuild(q: Queryable, row: BuildRow): Promise<void> {
  await q
    .insert(builds)
    .values(row)
    .onConflictDoUpdate({ target: builds.treeHash, set: row, setWhere: isNotNull(builds.killedAt) });
}

export interface BuiltFile {
  readonly text: string;
  /** The same, compressed; null in builds of before they were kept so too. */
  readonly brotli: Uint8Array | null;
}

/** One of the two files of a build. */
export async function readBuiltFile(
  q: Queryable,
  treeHash: string,
  file: 'js' | 'css',
): Promise<BuiltFile | undefined> {
  const [row] = await q
    .select({ text: builds[file], brotli: builds[`${file}Brotli`] })
    .from(builds)
    .where(eq(builds.treeHash, treeHash));
  return row;
}
