import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projectRepositories, repositoryBranches } from '../tables/links.table';

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
  common: Pick<BranchRow, 'commit' | 'treeHash' | 'versionNumber' | 'mergedAfter' | 'touchedAt'>,
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
  change: Partial<Omit<BranchRow, keyof BranchKey>> & Pick<BranchRow, 'touchedAt'>,
): Promise<void> {
  const { projectId: ofProject, repositoryId: ofRepository, branch: name } = key;
  await q
    .insert(repositoryBranches)
    .values({ projectId: ofProject, repositoryId: ofRepository, branch: name, ...change })
    .onConflictDoUpdate({ target: [projectId, repositoryId, branch], set: change });
}

/** Says that somebody was at a branch; nothing where it is not known. */
export async function touchBranch(q: Queryable, key: BranchKey, touchedAt: Date): Promise<void> {
  await q.update(repositoryBranches).set({ touchedAt }).where(own(key));
}

/** The branch is known by its commits alone from now on. */
export async function forgetFiles(q: Queryable, key: BranchKey): Promise<void> {
  await q.update(repositoryBranches).set({ treeHash: null, pendingTreeHash: null }).where(own(key));
}

export async function deleteBranch(q: Queryable, key: BranchKey): Promise<void> {
  await q.delete(repositoryBranches).where(own(key));
}

/** Nobody was at it since then, and no link of the project names it. */
const isUnusedSince = (q: Queryable, time: Date) =>
  and(
    lt(repositoryBranches.touchedAt, time),
    notExists(
      q
        .select({ is: sql`1` })
        .from(projectRepositories)
        .where(
          and(
            eq(projectRepositories.projectId, projectId),
            eq(projectRepositories.repositoryId, repositoryId),
            eq(projectRepositories.branch, branch),
          ),
        ),
    ),
  );

export function listUnused(q: Queryable, since: Date, limit: number): Promise<BranchKey[]> {
  return q
    .select({ projectId, repositoryId, branch })
    .from(repositoryBranches)
    .where(isUnusedSince(q, since))
    .limit(limit);
}

/** Deletes a branch that is still unused; false where it is not, or is gone. */
export async function deleteUnused(q: Queryable, key: BranchKey, since: Date): Promise<boolean> {
  const rows = await q
    .delete(repositoryBranches)
    .where(and(own(key), isUnusedSince(q, since)))
    .returning({ branch });
  return rows.length > 0;
}
