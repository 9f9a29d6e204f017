import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { repositoryBranches } from '../tables/links.table';

export type BranchRow = typeof repositoryBranches.$inferSelect;
export type BranchKey = Pick<BranchRow, 'projectId' | 'repositoryId' | 'branch'>;

const { projectId, repositoryId, branch } = repositoryBranches;

const own = (key: BranchKey) =>
  and(eq(projectId, key.projectId), eq(repositoryId, key.repositoryId), eq(branch, key.branch));

export async function findBranch(q: Queryable, key: BranchKey): Promise<BranchRow | undefined> {
  const [row] = await q.select().from(repositoryBranches).where(own(key));
  return row;
}

/** Every branch of a repository that the project has been the same as once. */
export function listBranches(
  q: Queryable,
  key: Pick<BranchKey, 'projectId' | 'repositoryId'>,
): Promise<BranchRow[]> {
  return q
    .select()
    .from(repositoryBranches)
    .where(and(eq(projectId, key.projectId), eq(repositoryId, key.repositoryId)));
}

export async function listBranchesOf(q: Queryable, projectIds: readonly string[]): Promise<BranchRow[]> {
  if (projectIds.length === 0) return [];
  return q
    .select()
    .from(repositoryBranches)
    .where(inArray(projectId, [...projectIds]));
}

/** The same where nothing is known to be common yet: whoever asks GitHub besides may know more by now. */
export async function saveFirstCommon(
  q: Queryable,
  key: BranchKey,
  common: Pick<BranchRow, 'commit' | 'treeHash' | 'versionNumber' | 'mergedAfter'>,
): Promise<boolean> {
  const { projectId: ofProject, repositoryId: ofRepository, branch: name } = key;
  const rows = await q
    .insert(repositoryBranches)
    .values({ projectId: ofProject, repositoryId: ofRepository, branch: name, ...common })
    .onConflictDoUpdate({
      target: [projectId, repositoryId, branch],
      set: common,
      setWhere: isNull(repositoryBranches.commit),
    })
    .returning({ commit: repositoryBranches.commit });
  return rows.length > 0;
}

/** Changes a branch where this commit is still what was announced for it. */
export async function savePromoted(
  q: Queryable,
  key: BranchKey,
  pendingCommit: string,
  change: Partial<Omit<BranchRow, keyof BranchKey>>,
): Promise<boolean> {
  const rows = await q
    .update(repositoryBranches)
    .set(change)
    .where(and(own(key), eq(repositoryBranches.pendingCommit, pendingCommit)))
    .returning({ commit: repositoryBranches.commit });
  return rows.length > 0;
}

/** Changes what is known of a branch, of which nothing may have been known. */
export async function saveBranch(
  q: Queryable,
  key: BranchKey,
  change: Partial<Omit<BranchRow, keyof BranchKey>>,
): Promise<void> {
  const { projectId: ofProject, repositoryId: ofRepository, branch: name } = key;
  await q
    .insert(repositoryBranches)
    .values({ projectId: ofProject, repositoryId: ofRepository, branch: name, ...change })
    .onConflictDoUpdate({ target: [projectId, repositoryId, branch], set: change });
}
