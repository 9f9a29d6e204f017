import type { Queryable } from '../../db/database';
import { copyChecks } from '../checks/check-access.service';
import { findHead } from '../versions/version-access.service';
import type { VersionCommit } from '../versions/version-commit.service';
import type { ProjectRow } from './projects.repository';

/**
 * Makes the newest version of a project the first one of another: its files, its model, and what is known of its checks.
 * The caller holds the original's row, so that the version stays. Throws QUOTA_FULL.
 */
export async function copyNewestVersion(
  tx: Queryable,
  commits: VersionCommit,
  original: ProjectRow,
  copyId: string,
  at: Date,
): Promise<void> {
  const head = await findHead(tx, original);
  if (!head) return;
  const { treeHash, generatedHash, model, number } = head;
  const note = () => `Copied from v${String(number)} of ${original.name}`;
  const work = { projectId: copyId, treeHash, generatedHash, model, author: 'user', runId: null } as const;
  const version = await commits.commitWork(tx, { ...work, head: undefined, note }, at);
  await copyChecks(tx, head, version.id, at);
}
