import type { Clock } from '../../core/clock';
import type { Queryable } from '../../db/database';
import { holdTree } from '../../workspace';
import { saveBranch } from './branches.repository';
import { keeperOf } from './known-branches.service';
import { saveLink } from './links.repository';

/** A project that was just made of a branch, with one version. */
export interface ImportedProject {
  readonly projectId: string;
  readonly repository: string;
  readonly repositoryId: number;
  readonly branch: string;
  readonly commit: string;
  /** The files of the version. */
  readonly treeHash: string;
}

/** Links a project to what it was made of: both are the same there. With the transaction that makes it. */
export async function linkImported(tx: Queryable, imported: ImportedProject, clock: Clock): Promise<void> {
  const { projectId, repository, repositoryId, branch, commit, treeHash } = imported;
  const key = { projectId, repositoryId, branch };
  const now = clock();
  await saveLink(tx, {
    ...{ ...key, repository, pushOnVersion: false, pushProblem: null },
    linkedAt: now,
  });
  await holdTree(tx, { ...keeperOf(key), treeHash });
  await saveBranch(tx, key, { commit, treeHash, versionNumber: 1, touchedAt: now });
}
