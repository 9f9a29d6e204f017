import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { keptTrees } from '../tables/kept-trees.table';
import { projects } from '../tables/projects.table';

/** A tree that stays though no version has it: one for each name that a project keeps it under. */
export interface KeptTree {
  readonly projectId: string;
  readonly name: string;
  readonly treeHash: string;
}

/**
 * Holds the project until the transaction ends: taken before anything else that belongs to what is kept, so that no two wait for
 * each other.
 */
export async function lockKeptTrees(tx: Queryable, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
}

/** Keeps a tree that is saved, in the place of what was kept under the name before. */
export async function holdTree(tx: Queryable, { projectId, name, treeHash }: KeptTree): Promise<void> {
  const changed = await tx
    .insert(keptTrees)
    .values({ projectId, name, treeHash })
    .onConflictDoUpdate({
      target: [keptTrees.projectId, keptTrees.name],
      set: { treeHash },
      setWhere: ne(keptTrees.treeHash, treeHash),
    })
    .returning({ name: keptTrees.name });
  if (changed.length > 0) await countKeptTrees(tx, projectId);
}

/** Keeps nothing under the names any more. */
export async function releaseTrees(
  tx: Queryable,
  projectId: string,
  names: readonly string[],
): Promise<void> {
  const gone = await tx
    .delete(keptTrees)
    .where(and(eq(keptTrees.projectId, projectId), inArray(keptTrees.name, [...names])))
    .returning({ name: keptTrees.name });
  if (gone.length > 0) await countKeptTrees(tx, projectId);
}

/** What the kept lists of a project took when they were last counted, without what the newest version had then. */
export async function readKeptTreeBytes(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q
    .select({ bytes: projects.keptTreeBytes })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row?.bytes ?? 0;
}

/**
 * Counts anew what the kept lists of a project take: each of them and each text once, and none that the newest version has. What only an
 * older one has counts here too: opening all their lists on each commit would cost more than that is worth.
 */
export async function countKeptTrees(tx: Queryable, projectId: string): Promise<void> {
  const kept = sql`(select tree_hash from kept_trees where project_id = ${projectId})`;
  const ofHead = sql`(
    select hash from versions head, unnest(array[head.tree_hash, head.generated_hash]) hash
    where head.id = (select head_version_id from projects where id = ${projectId})
  )`;
  const texts = (hashes: typeof kept) => sql`
    select entry ->> 'hash' as hash, (entry ->> 'size')::bigint as size
    from trees tree, jsonb_array_elements(tree.entries) entry
    where tree.hash in ${hashes}`;
  const bytes = sql`(
    coalesce((
      select sum(octet_length(tree.entries::text)) from trees tree
      where tree.hash in ${kept} and tree.hash not in ${ofHead}
    ), 0)
    + coalesce((select sum(file.size) from (${texts(kept)} except ${texts(ofHead)}) file), 0)
  )`;
  await tx.update(projects).set({ keptTreeBytes: bytes }).where(eq(projects.id, projectId));
}
