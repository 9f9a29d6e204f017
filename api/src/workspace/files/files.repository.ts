import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { blobs, trees } from '../tables/files.table';
import type { Tree } from './tree.rules';
import { treeEntrySchema, type TreeEntry } from './tree.schema';

export type BlobRow = typeof blobs.$inferInsert;

const parseTree = rowParser(trees, ({ hash }) => hash, { entries: z.array(treeEntrySchema) });

/**
 * What was saved within this time is safe to refer to without saving it again: `collectGarbage` leaves alone what is
 * less than twice as old, and no save takes as long.
 */
const isFresh = (savedAt: typeof blobs.savedAt | typeof trees.savedAt) =>
  gt(savedAt, sql`now() - interval '12 hours'`);

/** Keeps a tree that is there from being collected for a day; false when there is none. */
export async function keepTree(tx: Queryable, hash: string): Promise<boolean> {
  const own = eq(trees.hash, hash);
  const fresh = await tx
    .select({ hash: trees.hash })
    .from(trees)
    .where(and(own, isFresh(trees.savedAt)));
  if (fresh.length > 0) return true;
  const kept = await tx
    .update(trees)
    .set({ savedAt: sql`now()` })
    .where(own)
    .returning({ hash: trees.hash });
  return kept.length > 0;
}

/**
 * Saves blobs, and keeps those that are there from being collected for a day. Fresh ones are not touched: many accounts
 * share them. The others are held until the transaction ends, always in the same order.
 */
export async function saveBlobs(tx: Queryable, rows: readonly BlobRow[]): Promise<void> {
  const hashes = rows.map(({ hash }) => hash);
  const fresh = await tx
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(and(inArray(blobs.hash, hashes), isFresh(blobs.savedAt)));
  const known = new Set(fresh.map(({ hash }) => hash));
  const others = rows.filter(({ hash }) => !known.has(hash)).sort((a, b) => (a.hash < b.hash ? -1 : 1));
  if (others.length === 0) return;
  await tx
    .insert(blobs)
    .values(others)
    .onConflictDoUpdate({ target: blobs.hash, set: { savedAt: sql`now()` } });
}

/** Saves a tree whose blobs are saved; one that is there is kept. */
export async function saveTree(tx: Queryable, { hash, entries }: Tree): Promise<void> {
  await tx
    .insert(trees)
    .values({ hash, entries })
    .onConflictDoUpdate({ target: trees.hash, set: { savedAt: sql`now()` } });
}

/** The entries of a tree, sorted by path. */
export async function readTree(q: Queryable, treeHash: string): Promise<readonly TreeEntry[]> {
  const [row] = await q.select().from(trees).where(eq(trees.hash, treeHash));
  return row === undefined ? [] : parseTree(row).entries;
}

/**
 * A hash tells what its text is, in every database and for ever, and most files of an application are the same in all of
 * them. In characters, one or two bytes each.
 */
const known = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  maxEntrySize: 256 * 1024,
  sizeCalculation: (text) => Math.max(1, text.length),
});

const BYTE_ORDER_MARK = '\uFEFF';

/** The embedded database's driver drops the byte order mark that a text begins with. */
function withMark(content: string, size: number): string {
  const missing = size - Buffer.byteLength(content);
  return missing === Buffer.byteLength(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + content : content;
}

/** The texts of blobs by their hashes. */
export async function readBlobs(
  q: Queryable,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const hash of hashes) {
    const text = known.get(hash);
    if (text !== undefined) texts.set(hash, text);
  }
  const missing = hashes.filter((hash) => !texts.has(hash));
  if (missing.length === 0) return texts;
  const rows = await q
    .select({ hash: blobs.hash, content: blobs.content, size: blobs.size })
    .from(blobs)
    // One parameter however many there are, so that it is one statement to the database.
    .where(sql`${blobs.hash} = any(${sql.param(missing)}::text[])`);
  for (const { hash, content, size } of rows) {
    const text = withMark(content, size);
    known.set(hash, text);
    texts.set(hash, text);
  }
  return texts;
}
