import type { ProjectFile } from '@tessera/builder';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import {
  holdTree,
  keepEntries,
  keepFiles,
  lockKeptTrees,
  readFiles,
  readTexts,
  readTree,
  releaseTrees,
  type TreeEntry,
} from '../../workspace';
import type { GithubApi } from '../api/github-api.port';
import {
  deleteBranch,
  findBranch,
  listBranches,
  saveBranch,
  saveFirstCommon,
  savePromoted,
  type BranchKey,
  type BranchRow,
} from './branches.repository';
import { recallCommon } from './forgotten-branches.service';
import { forgetOldest, keeperOf, NEXT } from './known-branches.service';

/** What a branch and a project last had in common. */
export interface Common {
  readonly commit: string;
  readonly treeHash: string;
  /** Versions up to this one are in it. */
  readonly versionNumber: number;
  /** A pull that merged went over the versions after this one. */
  readonly mergedAfter: number | null;
  /** The files, where no list of them is kept. */
  readonly entries?: readonly TreeEntry[];
}

/** What the branch has once it is moved. */
export interface Pushed {
  readonly commit: string;
  readonly entries: readonly TreeEntry[];
  readonly versionNumber: number;
}

/** Other branches of a repository that are looked at for where one began. */
const MOST_LOOKED_AT = 3;

/** Remembers, for each branch that a project was pushed to or pulled from, what both had last (docs/decisions/0037). */
export interface CommonGround {
  /** `head`: where the branch is now. What a push that was cut off had moved already is taken for done. */
  find(
    api: GithubApi,
    repository: string,
    key: BranchKey,
    head: string | undefined,
  ): Promise<Common | undefined>;
  /** The same for whoever only looks: what is not known of the branch yet is not remembered, and nothing is forgotten for it. */
  look: CommonGround['find'];
  /** Before the branch is moved, so that whoever finds it moved knows what it has. */
  announce(key: BranchKey, pushed: Pushed): Promise<void>;
  /** GitHub refused to move it to this commit: it never has it. */
  withdraw(key: BranchKey, commit: string): Promise<void>;
  /** After it was moved to this commit. */
  confirm(key: BranchKey, commit: string): Promise<void>;
  /** Whether a branch that is there is what the project was about to make and did not hear of. */
  takeOver(key: BranchKey, head: string): Promise<boolean>;
  /** The branch has what it had, and that is the same as a later version. */
  catchUp(key: BranchKey, common: Common, versionNumber: number): Promise<void>;
  /** After a pull, with the transaction that makes the version and holds the project. */
  pulled(
    tx: Queryable,
    key: BranchKey,
    now: Omit<Common, 'treeHash'> & { readonly files: readonly ProjectFile[] },
  ): Promise<void>;
  readEntries(common: Common | undefined): Promise<readonly TreeEntry[]>;
  readFiles(common: Common | undefined): Promise<readonly ProjectFile[]>;
}

type BranchChange = Partial<Omit<BranchRow, keyof BranchKey | 'touchedAt'>>;

const NOTHING_PENDING = { pendingCommit: null, pendingTreeHash: null, pendingVersionNumber: null };

export function createCommonGround(db: Database, clock: Clock): CommonGround {
  async function settle(
    api: GithubApi,
    repository: string,
    key: BranchKey,
    head: string | undefined,
  ): Promise<BranchRow | undefined> {
    const row = await findBranch(db, key);
    if (row?.pendingCommit == null || head === undefined || head === row.commit) return row;
    const isThere = head === row.pendingCommit || (await isOnTop(api, repository, row.pendingCommit, head));
    return isThere ? promote(db, clock, key, row) : row;
  }

  async function save(tx: Queryable, key: BranchKey, change: BranchChange): Promise<void> {
    const touchedAt = clock();
    await saveBranch(tx, key, { ...change, touchedAt });
    await forgetOldest(tx, key, touchedAt);
  }

  const findKnown: CommonGround['find'] = async (api, repository, key, head) => {
    const row = await settle(api, repository, key, head);
    return asCommon(row) ?? (row && recallCommon(db, api, repository, row));
  };

  return {
    async find(api, repository, key, head) {
      const known = await findKnown(api, repository, key, head);
      if (known || head === undefined) return known;
      const origin = await findOrigin(db, api, repository, { key, head });
      return origin && keepOrigin(db, clock, key, origin);
    },
    async look(api, repository, key, head) {
      const known = await findKnown(api, repository, key, head);
      return known || head === undefined ? known : findOrigin(db, api, repository, { key, head });
    },
    announce: (key, { commit, entries, versionNumber }) =>
      db.transaction(async (tx) => {
        await lockKeptTrees(tx, key.projectId);
        // What only the first commit of a repository has is nothing that the project knows.
        const known = entries.filter(({ hash }) => hash !== '');
        const pendingTreeHash = await keepEntries(tx, keeperOf(key, NEXT), known);
        const pending = { pendingCommit: commit, pendingTreeHash, pendingVersionNumber: versionNumber };
        await save(tx, key, pending);
      }),
    withdraw: (key, commit) =>
      db.transaction(async (tx) => {
        await lockKeptTrees(tx, key.projectId);
        if (!(await savePromoted(tx, key, commit, NOTHING_PENDING))) return;
        await releaseTrees(tx, key.projectId, [keeperOf(key, NEXT).name]);
        if ((await findBranch(tx, key))?.commit === null) await deleteBranch(tx, key);
      }),
    async confirm(key, commit) {
      const row = await findBranch(db, key);
      if (row?.pendingCommit === commit) await promote(db, clock, key, row);
    },
    async takeOver(key, head) {
      const row = await findBranch(db, key);
      if (row?.pendingCommit === head) await promote(db, clock, key, row);
      return row?.pendingCommit === head;
    },
    catchUp: (key, { commit, treeHash, entries }, versionNumber) =>
      db.transaction(async (tx) => {
        await lockKeptTrees(tx, key.projectId);
        if (entries) await keepEntries(tx, keeperOf(key), entries);
        else await holdTree(tx, { ...keeperOf(key), treeHash });
        await save(tx, key, { commit, treeHash, versionNumber, mergedAfter: null });
      }),
    async pulled(tx, key, { files, ...now }) {
      await releaseTrees(tx, key.projectId, [keeperOf(key, NEXT).name]);
      const treeHash = await keepFiles(tx, keeperOf(key), files);
      await save(tx, key, { ...now, treeHash, ...NOTHING_PENDING });
    },
    readEntries: async (common) => common?.entries ?? (common ? readTree(db, common.treeHash) : []),
    async readFiles(common) {
      if (common?.entries) return readTexts(db, common.entries);
      return common ? readFiles(db, common.treeHash) : [];
    },
  };
}

/** The branch has what was announced last. */
async function promote(
  db: Database,
  clock: Clock,
  key: BranchKey,
  row: BranchRow | undefined,
): Promise<BranchRow | undefined> {
  if (row?.pendingCommit == null) return row;
  const { pendingCommit, pendingTreeHash, pendingVersionNumber } = row;
  const versionNumber = pendingVersionNumber ?? row.versionNumber;
  const change = {
    commit: pendingCommit,
    treeHash: pendingTreeHash,
    versionNumber,
    mergedAfter: null,
    touchedAt: clock(),
    pushedAt: clock(),
    pushedCommit: pendingCommit,
    pushedVersionNumber: versionNumber,
    ...NOTHING_PENDING,
  };
  const isOurs = await db.transaction(async (tx) => {
    await lockKeptTrees(tx, key.projectId);
    if (!(await savePromoted(tx, key, pendingCommit, change))) return false;
    await releaseTrees(tx, key.projectId, [keeperOf(key, NEXT).name]);
    // Its files may have been forgotten while nobody knew whether it is there.
    if (pendingTreeHash === null) await releaseTrees(tx, key.projectId, [keeperOf(key).name]);
    else await holdTree(tx, { ...keeperOf(key), treeHash: pendingTreeHash });
    return true;
  });
  // Somebody else has done it, or has announced more.
  return isOurs ? { ...row, ...change } : findBranch(db, key);
}

/** Where a branch began that was never pushed to from here: another one that was, and that it has all of. */
async function findOrigin(
  db: Database,
  api: GithubApi,
  repository: string,
  { key, head }: { readonly key: BranchKey; readonly head: string },
): Promise<Common | undefined> {
  const others = (await listBranches(db, key)).flatMap((row) => asCommon(row) ?? []);
  const same = others.find(({ commit }) => commit === head);
  if (same) return same;
  const newest = others.toSorted((one, other) => other.versionNumber - one.versionNumber);
  for (const common of newest.slice(0, MOST_LOOKED_AT)) {
    if (await isOnTop(api, repository, common.commit, head)) return common;
  }
  return undefined;
}

/** Becomes the branch's own, so that what is ahead of it is known without asking. */
async function keepOrigin(db: Database, clock: Clock, key: BranchKey, origin: Common): Promise<Common> {
  const { commit, treeHash, versionNumber, mergedAfter } = origin;
  const touchedAt = clock();
  const first = { commit, treeHash, versionNumber, mergedAfter, touchedAt };
  const isFirst = await db.transaction(async (tx) => {
    await lockKeptTrees(tx, key.projectId);
    if (!(await saveFirstCommon(tx, key, first))) return false;
    await holdTree(tx, { ...keeperOf(key), treeHash });
    await forgetOldest(tx, key, touchedAt);
    return true;
  });
  return isFirst ? origin : (asCommon(await findBranch(db, key)) ?? origin);
}

/** Whether a branch has a commit, and others after it. */
async function isOnTop(api: GithubApi, repository: string, commit: string, head: string): Promise<boolean> {
  return (await api.commitsBetween(repository, commit, head))?.behind === 0;
}

function asCommon(row: BranchRow | undefined): Common | undefined {
  if (row === undefined || row.commit === null || row.treeHash === null) return undefined;
  const { commit, treeHash, versionNumber, mergedAfter } = row;
  return { commit, treeHash, versionNumber, mergedAfter };
}
