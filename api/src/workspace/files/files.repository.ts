import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { blobs, trees } from '../tables/files.table';
import type { Tree } from './tree.rules';
import { treeEntrySchema, type TreeEntry } from './tree.schema';

export type BlobRow = typeof blobs.$inferSelect;

const parseTree = rowParser(trees, ({ hash }) => hash, { entries: z.array(treeEntrySchema) });

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
export async function insertTree(q: Queryable, tree: Tree): Promise<void> {
  await q.insert(trees).values({ hash: tree.hash, entries: tree.entries }).onConflictDoNothing();
}

/** The entries of a tree, sorted by path. */
export async function readTree(q: Queryable, treeHash: string): Promise<readonly TreeEntry[]> {
  const [row] = await q.select().from(trees).where(eq(trees.hash, treeHash));
  return row === undefined ? [] : parseTree(row).entries;
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
