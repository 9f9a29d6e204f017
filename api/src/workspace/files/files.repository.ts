import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { blobs, trees } from '../tables/files.table';
import type { TreeEntry } from './tree.schema';

export type BlobRow = typeof blobs.$inferSelect;
export type TreeRow = typeof trees.$inferSelect;

export async function hasTree(q: Queryable, hash: string): Promise<boolean> {
  const rows = await q.select({ hash: trees.hash }).from(trees).where(eq(trees.hash, hash));
  return rows.length > 0;
}

/** What is there already stays. */
export async function insertBlobs(q: Queryable, rows: readonly BlobRow[]): Promise<void> {
  if (rows.length > 0)
    await q
      .insert(blobs)
      .values([...rows])
      .onConflictDoNothing();
}

/** What is there already stays. */
export async function insertTree(q: Queryable, row: TreeRow): Promise<void> {
  await q.insert(trees).values(row).onConflictDoNothing();
}

/** The entries of a tree, sorted by path. */
export async function readTree(q: Queryable, treeHash: string): Promise<readonly TreeEntry[]> {
  const [row] = await q.select({ entries: trees.entries }).from(trees).where(eq(trees.hash, treeHash));
  return row?.entries ?? [];
}

/** The texts of blobs by their hashes. */
export async function readBlobs(
  q: Queryable,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q
    .select({ hash: blobs.hash, content: blobs.content })
    .from(blobs)
    .where(inArray(blobs.hash, [...hashes]));
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}
