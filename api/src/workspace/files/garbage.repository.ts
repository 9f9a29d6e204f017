import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { builds } from '../tables/builds.table';
import { blobs, trees } from '../tables/files.table';
import { drafts } from '../tables/drafts.table';
import { keptTrees } from '../tables/kept-trees.table';
import { versions } from '../tables/versions.table';

/** Any number, apart from those of other advisory locks. */
const COLLECTOR_LOCK = 7_331_003;

/** Younger things may be about to be referred to: a run saves its files before they compile. */
const isOld = (savedAt: typeof blobs.savedAt | typeof trees.savedAt) =>
  lt(savedAt, sql`now() - interval '24 hours'`);

const isOfNothing = (q: Queryable) =>
  and(
    notExists(
      q
        .select({ is: sql`1` })
        .from(versions)
        .where(eq(versions.treeHash, trees.hash)),
    ),
    notExists(
      q
        .select({ is: sql`1` })
        .from(versions)
        .where(eq(versions.generatedHash, trees.hash)),
    ),
    notExists(
      q
        .select({ is: sql`1` })
        .from(drafts)
        .where(eq(drafts.treeHash, trees.hash)),
    ),
    notExists(
      q
        .select({ is: sql`1` })
        .from(drafts)
        .where(eq(drafts.generatedHash, trees.hash)),
    ),
    notExists(
      q
        .select({ is: sql`1` })
        .from(keptTrees)
        .where(eq(keptTrees.treeHash, trees.hash)),
    ),
  );

export interface TreePage {
  /** Trees of this page that neither a version nor a draft has, nor anybody keeps. */
  readonly garbage: readonly string[];
  /** Where the next page begins; undefined after the last. */
  readonly next: string | undefined;
}

/** Looks at the `size` trees after a hash. */
export async function findGarbage(q: Queryable, after: string, size: number): Promise<TreePage> {
  const isGarbage = sql<boolean>`${and(isOld(trees.savedAt), isOfNothing(q))}`;
  const rows = await q
    .select({ hash: trees.hash, isGarbage })
    .from(trees)
    .where(gt(trees.hash, after))
    .orderBy(asc(trees.hash))
    .limit(size);
  const garbage = rows.filter((row) => row.isGarbage).map(({ hash }) => hash);
  return { garbage, next: rows.length < size ? undefined : rows.at(-1)?.hash };
}

/**
 * Deletes those of the trees that still nothing has, their builds, and the texts that went with their last tree.
 * A save under way holds what it refers to, or has seen it fresh: it is looked at again here once that has ended.
 */
export async function deleteTrees(tx: Queryable, hashes: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COLLECTOR_LOCK})`);
  const gone = await tx
    .delete(trees)
    .where(and(inArray(trees.hash, [...hashes]), isOld(trees.savedAt), isOfNothing(tx)))
    .returning({
      hash: trees.hash,
      texts: sql<string[]>`jsonb_path_query_array(${trees.entries}, '$[*].hash')`,
    });
  if (gone.length === 0) return;
  await tx.delete(builds).where(
    inArray(
      builds.treeHash,
      gone.map(({ hash }) => hash),
    ),
  );
  await deleteTexts(tx, [...new Set(gone.flatMap(({ texts }) => texts))]);
}

async function deleteTexts(tx: Queryable, hashes: readonly string[]): Promise<void> {
  // Without it a planner that guesses wrong reads every tree for every text instead of asking the index.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const isOfTree = sql`jsonb_path_query_array(${trees.entries}, '$[*].hash') @> to_jsonb(array[${blobs.hash}])`;
  // One parameter, however many there are.
  const candidates = sql`(select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`;
  await tx.delete(blobs).where(
    and(
      sql`${blobs.hash} in ${candidates}`,
      isOld(blobs.savedAt),
      notExists(
        tx
          .select({ is: sql`1` })
          .from(trees)
          .where(isOfTree),
      ),
    ),
  );
}
