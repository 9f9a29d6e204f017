import type { Database } from '../../db/database';
import { gitHashOf, hashFiles, listVersionsAfter, readTexts, readTree } from '../../workspace';
import type { GithubApi } from '../api/github-api.port';
import type { BranchRow } from './branches.repository';
import { isFileMode } from './commit-plan.rules';
import type { Common } from './common-ground.service';
import { readRemoteTree } from './remote-tree.service';

/**
 * What a project and a branch have in common whose files were forgotten: those of the version that the branch has, where they are the
 * same there. Undefined where that version is gone, or is not what the branch had.
 */
export async function recallCommon(
  db: Database,
  api: GithubApi,
  repository: string,
  { projectId, commit, treeHash, versionNumber, mergedAfter }: BranchRow,
): Promise<Common | undefined> {
  if (commit === null || treeHash !== null || mergedAfter !== null) return undefined;
  const [version] = await listVersionsAfter(db, projectId, versionNumber - 1);
  if (version?.number !== versionNumber) return undefined;
  const tree = await readRemoteTree(api, repository, commit);
  if (!tree) return undefined;
  const there = new Map(
    tree.entries.filter(({ mode }) => isFileMode(mode)).map(({ path, sha }) => [path, sha]),
  );
  const entries = (await readTree(db, version.treeHash)).filter(({ path }) => there.has(path));
  const texts = await readTexts(db, entries);
  const same = texts.filter(({ path, text }) => gitHashOf(text) === there.get(path));
  const paths = new Set(same.map(({ path }) => path));
  const held = entries.filter(({ path }) => paths.has(path));
  return { commit, treeHash: hashFiles(same), versionNumber, mergedAfter, entries: held };
}
