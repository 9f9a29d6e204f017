import type { GithubApi, RepositoryTree } from '../api/github-api.port';
import { isBegun } from './begun-repository.service';
import type { BranchKey } from './branches.repository';
import { readRemoteTree } from './remote-tree.service';
import { isFileMode, type BranchFiles } from './commit-plan.rules';
import type { Common, CommonGround } from './common-ground.service';
import type { LinkRow } from './links.repository';
import { findNewer, NOTHING_NEWER, type NewerCommits } from './newer-commits.service';

/** Where a push begins. */
export interface PushGround {
  readonly key: BranchKey;
  /** What it builds on; undefined in a repository without commits. */
  readonly parent: { readonly commit: string; readonly tree: string } | undefined;
  /** What the project knows of the parent; undefined where it never had it. */
  readonly common: Common | undefined;
  readonly files: BranchFiles;
  /** GitHub has no such branch yet. */
  readonly isNew: boolean;
  /** What the branch has and the project does not: nothing can be pushed on top of it. */
  readonly newer: NewerCommits;
  /** The branch is somewhere else than the project knows it. */
  readonly isDiverged: boolean;
}

/** A branch of the repository that a project is linked to. */
export interface PushTarget {
  readonly api: GithubApi;
  readonly repository: { readonly full_name: string; readonly default_branch: string };
  readonly link: LinkRow;
  readonly branch: string;
  /** It is made by this push, and begins where `branch` and the project were last the same. */
  readonly newBranch?: string | undefined;
}

interface Start {
  readonly commit: string;
  readonly common: Common | undefined;
  readonly tree: RepositoryTree | undefined;
}

export function createFindGround(
  ground: Pick<CommonGround, 'find' | 'readEntries'>,
): (target: PushTarget) => Promise<PushGround> {
  /** A branch that is gone begins again where it was, one that never was where the project's own is. */
  async function findMissingStart(
    { api, repository, link, branch }: PushTarget,
    known: Common | undefined,
  ): Promise<Start | undefined> {
    const { full_name: name, default_branch: main } = repository;
    const own = branch === link.branch ? undefined : await ground.find(api, name, link, undefined);
    for (const common of [known, own]) {
      const tree = common && (await readRemoteTree(api, name, common.commit));
      if (tree) return { commit: common.commit, common, tree };
    }
    const commit = main === branch ? undefined : await api.branch(name, main);
    if (commit === undefined) return undefined;
    const common = await ground.find(api, name, { ...link, branch: main }, commit);
    return {
      commit,
      common: common?.commit === commit ? common : undefined,
      tree: await readRemoteTree(api, name, commit),
    };
  }

  async function findStart(
    target: PushTarget,
    head: string | undefined,
    known: Common | undefined,
  ): Promise<Start | undefined> {
    const { api, repository } = target;
    const name = repository.full_name;
    if (head === undefined) return findMissingStart(target, known);
    const tree = known && (await readRemoteTree(api, name, known.commit));
    if (tree) return { commit: known.commit, common: known, tree };
    // They never were the same, or the commit is gone with the history that was written anew.
    return { commit: head, common: undefined, tree: await readRemoteTree(api, name, head) };
  }

  async function findFiles(start: Start | undefined, isUnbegun: boolean): Promise<BranchFiles> {
    if (isUnbegun) return begunFiles(start?.tree);
    return filesOf(start?.tree, start?.common && (await ground.readEntries(start.common)));
  }

  return async (target) => {
    const { api, repository, link, branch, newBranch } = target;
    const name = repository.full_name;
    const { projectId, repositoryId } = link;
    const key = { projectId, repositoryId, branch };
    const head = await api.branch(name, branch);
    const known = await ground.find(api, name, key, head);
    const isNew = head === undefined || newBranch !== undefined;
    const start = await findStart(target, head, known);
    const isUnbegun = !known && !start?.common && (await isBegun(api, name, start));
    const isElsewhere = head !== undefined && known?.commit !== head;
    const isDiverged = isElsewhere && !isNew && !isUnbegun;
    return {
      ...placeOf(start),
      key: { ...key, branch: newBranch ?? branch },
      files: await findFiles(start, isUnbegun),
      isNew,
      newer: isDiverged ? await findNewer(api, name, known?.commit, head) : NOTHING_NEWER,
      isDiverged,
    };
  };
}

function placeOf(start: Start | undefined): Pick<PushGround, 'parent' | 'common'> {
  const { commit, tree, common } = start ?? {};
  return { common, parent: tree && commit !== undefined ? { commit, tree: tree.sha } : undefined };
}

/** What stands in that commit is to be written over. */
function begunFiles(tree: RepositoryTree | undefined): BranchFiles {
  const { modes } = filesOf(tree, undefined);
  const held = [...modes.keys()].map((path) => [path, { path, hash: '', size: 0 }] as const);
  return { held: new Map(held), modes, outside: new Set() };
}

function filesOf(
  tree: RepositoryTree | undefined,
  entries: Awaited<ReturnType<CommonGround['readEntries']>> | undefined,
): BranchFiles {
  const there = (tree?.entries ?? []).filter(({ type }) => type !== 'tree');
  const modes = new Map(there.map(({ path, mode }) => [path, mode]));
  const held = new Map(
    (entries ?? []).filter(({ path }) => modes.has(path)).map((entry) => [entry.path, entry]),
  );
  // Of a branch that the project never had, files are written over: who reads the commit sees what they were.
  const isOutside = ({ path, mode }: { path: string; mode: string }) =>
    entries === undefined ? !isFileMode(mode) : !held.has(path);
  const unheld = entries === undefined ? new Map(there.map(({ path, sha }) => [path, sha])) : undefined;
  return { held, modes, outside: new Set(there.filter(isOutside).map(({ path }) => path)), unheld };
}
