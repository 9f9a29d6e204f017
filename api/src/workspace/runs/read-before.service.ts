import type { Queryable } from '../../db/database';
import { findStates, findWork } from '../checks/check-access.service';
import { readFiles } from '../files/files.service';
import type { ModelledVersion, VersionRow } from '../versions/version-access.service';
import type { FilesBefore } from '../worker/worker-tasks.schema';
import type { VersionBefore } from './run-checks.service';

/** The version that a run starts from, with its files and what its checks came to. */
export async function readBefore(q: Queryable, head: ModelledVersion): Promise<VersionBefore> {
  const { model, treeHash } = head;
  const files = await readFilesBefore(q, head);
  const states = await findStates(q, await findWork(q, head));
  return { model, treeHash, files, states };
}

/** The files of a version as they are and as the builder wrote them. */
export async function readFilesBefore(
  q: Queryable,
  { treeHash, generatedHash }: Pick<VersionRow, 'treeHash' | 'generatedHash'>,
): Promise<FilesBefore> {
  const files = await readFiles(q, treeHash);
  return { files, generated: generatedHash === treeHash ? files : await readFiles(q, generatedHash) };
}
