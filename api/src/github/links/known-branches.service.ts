import { addSeconds } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { lockKeptTrees, releaseTrees } from '../../workspace';
import {
  deleteBranch,
  deleteUnused,
  listBranchesOf,
  listUnused,
  type BranchKey,
  type BranchRow,
} from './branches.repository';
import { findLink, type LinkRow } from './links.repository';

/** Branches that a project remembers: each of them keeps files. */
export const MOST_KNOWN = 20;
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
 * Forgets, where a project knows more branches than it may, those that were touched longest ago. Not the one that was just saved, the
 * one that the project is linked to, nor one that a push is about to move. Called with `lockKeptTrees`.
 */
export async function forgetOldest(tx: Queryable, saved: BranchKey, now: Date): Promise<void> {
  const rows = await listBranchesOf(tx, [saved.projectId]);
  if (rows.length <= MOST_KNOWN) return;
  const link = await findLink(tx, saved.projectId);
  const kept = (row: BranchRow) => isSame(row, saved) || isSame(row, link) || isAboutToMove(row, now);
  const oldest = rows
    .filter((row) => !kept(row))
    .toSorted((one, other) => one.touchedAt.getTime() - other.touchedAt.getTime())
    .slice(0, rows.length - MOST_KNOWN);
  for (const row of oldest) {
    await deleteBranch(tx, row);
    await release(tx, row);
  }
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
        if (await deleteUnused(tx, key, since)) await release(tx, key);
      });
  } while (found.length === PAGE);
}

function release(tx: Queryable, key: BranchKey): Promise<void> {
  return releaseTrees(tx, key.projectId, [keeperOf(key).name, keeperOf(key, NEXT).name]);
}

function isSame(row: BranchKey, other: BranchKey | LinkRow | undefined): boolean {
  return row.repositoryId === other?.repositoryId && row.branch === other.branch;
}

function isAboutToMove({ pendingCommit, touchedAt }: BranchRow, now: Date): boolean {
  return pendingCommit !== null && touchedAt > addSeconds(now, -PENDING);
}
