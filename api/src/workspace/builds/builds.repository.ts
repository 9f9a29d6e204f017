import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { builds } from '../tables/builds.table';

export type BuildRow = typeof builds.$inferSelect;

/** The output that the tree's files were built to, or why they were not. */
export async function findBuild(q: Queryable, treeHash: string): Promise<BuildRow | undefined> {
  const [row] = await q.select().from(builds).where(eq(builds.treeHash, treeHash));
  return row;
}

/** Keeps a build; the first one of a tree stays. */
export async function saveBuild(q: Queryable, row: BuildRow): Promise<void> {
  await q.insert(builds).values(row).onConflictDoNothing();
}

/** One of the two files of a build. */
export async function readBuiltFile(
  q: Queryable,
  treeHash: string,
  file: 'js' | 'css',
): Promise<string | undefined> {
  const [row] = await q.select({ text: builds[file] }).from(builds).where(eq(builds.treeHash, treeHash));
  return row?.text;
}
