import { addSeconds } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { lockKeptTrees, releaseTrees } from '../../workspace';
import {
  deleteBranch,
  deleteUnused,
  forgetFiles,
  listBranchesOf,
  listUnused,
  type BranchKey,
  type BranchRow,
} from './branches.repository';
import { findLink, type LinkRow } from './links.repository';

/** Branches whose files a project keeps. */
export const MOST_KNOWN = 20;
/** Branches of which it knows anything, most of them by their commits alone. */
export const MOST_ROWS = 200;
/** So long what is about to be there may still be found there. Seconds. */
const PENDING = 3600;
/** So long a branch is remembered that no link names. Seconds. */
const UNUSED = 30 * 86_400;
const PAGE = 200;

/** What keeps the files that a branch and a project had last in common. */
export const keeperOf = ({ projectId, repositoryId, branch }: BranchKey, suffix = '') => ({
  projectId,
  name: `github:${repositoryId}:${branch}${suffix}`,
});

/** Of what is about to be there; no branch has this character in its name. */
export const NEXT = '~next';

/**
 * Forgets the files of branches where a project keeps those of more than it may: first of those that were never pushed to, then of
 * those that were touched longest ago, and last of those that a push may be about to move; never of the one that was just saved, nor of
 * the one that the project is linked to. Their commits stay known, so that a branch of ours is told from somebody else's. Called with
 * `lockKeptTrees`.
 */
export async function forgetOldest(tx: Queryable, saved: BranchKey, now: Date): Promise<void> {
  const rows = await listBranchesOf(tx, [saved.projectId]);
  if (rows.length <= MOST_KNOWN) return;
  const link = await findLink(tx, saved.projectId);
  const going = rows
    .filter((row) => !isSame(row, saved) && !isSame(row, link))
    .toSorted(
      (one, other) =>
        worthOf(one, now) - worthOf(other, now) || one.touchedAt.getTime() - other.touchedAt.getTime(),
    );
  const emptied = going.filter(keepsFiles).slice(0, excess(rows.filter(keepsFiles).length, MOST_KNOWN));
  for (const row of emptied) await forgetFiles(tx, row);
  if (emptied.length > 0) await release(tx, saved.projectId, emptied);
  const bare = going.filter((row) => !keepsFiles(row) || emptied.includes(row));
  for (const row of bare.slice(0, excess(rows.length, MOST_ROWS))) await deleteBranch(tx, row);
}

const excess = (count: number, most: number) => Math.max(0, count - most);

const keepsFiles = ({ treeHash, pendingTreeHash }: BranchRow) =>
  treeHash !== null || pendingTreeHash !== null;

function worthOf(row: BranchRow, now: Date): number {
  if (isAboutToMove(row, now)) return 2;
  return row.pushedCommit === null ? 0 : 1;
}

/** Forgets the branches of all projects that no link has named for 30 days. */
export async function forgetUnused(db: Database, now: Date): Promise<void> {
  const since = addSeconds(now, -UNUSED);
  let found: readonly BranchKey[];
  do {
    found = await listUnused(db, since, PAGE);
    for (const key of found)
      await db.transaction(async (tx) => {
        await lockKeptTrees(tx, key.projectId);
        if (await deleteUnused(tx, key, since)) await release(tx, key.projectId, [key]);
      });
  } while (found.length === PAGE);
}

function release(tx: Queryable, projectId: string, keys: readonly BranchKey[]): Promise<void> {
  const names = keys.flatMap((key) => [keeperOf(key).name, keeperOf(key, NEXT).name]);
  return releaseTrees(tx, projectId, names);
}

function isSame(row: BranchKey, other: BranchKey | LinkRow | undefined): boolean {
  return row.repositoryId === other?.repositoryId && row.branch === other.branch;
}

function isAboutToMove({ pendingCommit, touchedAt }: BranchRow, now: Date): boolean {
  return pendingCommit !== null && touchedAt > addSeconds(now, -PENDING);
}
