import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { keptTrees } from '../tables/kept-trees.table';

/** A tree that stays though no version has it: one for each name that a project keeps it under. */
export interface KeptTree {
  readonly projectId: string;
  readonly name: string;
  readonly treeHash: string;
}

/** Keeps a tree that is saved, in the place of what was kept under the name before. */
export async function holdTree(tx: Queryable, { projectId, name, treeHash }: KeptTree): Promise<void> {
  await tx
    .insert(keptTrees)
    .values({ projectId, name, treeHash })
    .onConflictDoUpdate({ target: [keptTrees.projectId, keptTrees.name], set: { treeHash } });
}

/** Keeps nothing under the name any more. */
export async function releaseTree(
  tx: Queryable,
  { projectId, name }: Omit<KeptTree, 'treeHash'>,
): Promise<void> {
  await tx.delete(keptTrees).where(and(eq(keptTrees.projectId, projectId), eq(keptTrees.name, name)));
}
