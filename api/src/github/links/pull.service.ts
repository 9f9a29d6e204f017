import type { DecidedFile, DecidedPlace, LeftOut, Version } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database, Queryable } from '../../db/database';
import {
  hashFiles,
  lockKeptTrees,
  treeEntriesOf,
  type Incoming,
  type ProjectExchange,
} from '../../workspace';
import type { BranchKey } from './branches.repository';
import type { BranchFiles } from './commit-plan.rules';
import type { Common, CommonGround } from './common-ground.service';
import type { GithubOf } from '../connections/persons-github.service';
import { followRepository, requireLink } from './link-access.service';
import { lockLink, updateLink, type LinkRow } from './links.repository';
import { findNewer } from './newer-commits.service';
import { isInBranch } from './planned-commits.service';
import type { ReadRemoteFiles, RemoteFiles } from './remote-files.port';

export interface PullOutcome {
  readonly version: Version | null;
  /** Commits that came. */
  readonly commits: number;
  readonly leftOut: readonly LeftOut[];
}

/** What somebody decided where the project and the branch do not go together. */
export interface Decisions {
  readonly decided: readonly DecidedPlace[];
  readonly decidedFiles: readonly DecidedFile[];
}

export interface PullSettings {
  readonly db: Database;
  readonly githubOf: GithubOf;
  readonly ground: CommonGround;
  readonly exchange: ProjectExchange;
  readonly readRemoteFiles: ReadRemoteFiles;
}

/** Merges what a branch has and the project does not into one new version. Called in the project's turn. */
export type Pull = (caller: Caller, projectId: string, decisions: Decisions) => Promise<PullOutcome>;

/** What was read of the branch. */
interface Pulled {
  readonly link: LinkRow;
  readonly key: BranchKey;
  readonly common: Common | undefined;
  readonly head: string;
  readonly remote: RemoteFiles;
  readonly note: string;
}

/** Versions that are made while files are read are merged into as well, so often. */
const ATTEMPTS = 3;

export function createPull({ db, githubOf, ground, exchange, readRemoteFiles }: PullSettings): Pull {
  async function merge(caller: Caller, pulled: Pulled, decisions: Decisions) {
    const { link, common, remote } = pulled;
    const base = await ground.readFiles(common);
    const { files: theirs, outside } = remote;
    return exchange.merge(caller, link.projectId, { base, theirs, outside, ...decisions });
  }

  async function apply(caller: Caller, pulled: Pulled, incoming: Incoming): Promise<Version | null> {
    const { head } = incoming;
    if (!incoming.isChange) {
      const { projectId } = pulled.link;
      await db.transaction(async (tx) => {
        await lockKeptTrees(tx, projectId);
        await exchange.keepWithin(tx, projectId, () => keepCommonGround(ground, tx, pulled, head));
      });
      return null;
    }
    return exchange.commit(caller, incoming, {
      note: pulled.note,
      onMade: (tx, made) => keepCommonGround(ground, tx, pulled, made),
    });
  }

  async function mergeAndApply(
    caller: Caller,
    pulled: Pulled,
    decisions: Decisions,
    attempt = 1,
  ): Promise<Omit<PullOutcome, 'commits'>> {
    const incoming = await merge(caller, pulled, decisions);
    try {
      const version = await apply(caller, pulled, incoming);
      return { version, leftOut: [...pulled.remote.leftOut, ...incoming.merged.leftOut] };
    } catch (error) {
      const isMovedOn = error instanceof AppError && error.extra['head'] !== undefined;
      if (!isMovedOn || attempt === ATTEMPTS) throw error;
      return mergeAndApply(caller, pulled, decisions, attempt + 1);
    }
  }

  return async (caller, projectId, decisions) => {
    const link = await requireLink(db, caller, projectId);
    const { api } = await githubOf(caller.userId);
    const { full_name: name } = await followRepository(db, api, link);
    const { branch, repositoryId } = link;
    const head = await api.branch(name, branch);
    if (head === undefined)
      throw new AppError(
        'NOT_FOUND',
        `GitHub has no branch "${branch}" in ${name}: there is nothing to pull.`,
      );
    const key = { projectId, repositoryId, branch };
    const common = await ground.find(api, name, key, head);
    if (common?.commit === head) return { version: null, commits: 0, leftOut: [] };
    const { count: commits } = await findNewer(api, name, common?.commit, head);
    await exchange.begin(caller, projectId);
    const known = await ground.readFiles(common);
    const remote = await readRemoteFiles(api, caller.userId, { repository: name, commit: head, known });
    const note = noteOf(commits, name);
    const outcome = await mergeAndApply(caller, { link, key, common, head, remote, note }, decisions);
    await updateLink(db, link, { pushProblem: null });
    return { ...outcome, commits };
  };
}

/** What the branch has of what the project is afterwards, with the transaction that makes the version. */
async function keepCommonGround(
  ground: CommonGround,
  tx: Queryable,
  { link, key, common, head, remote }: Pulled,
  now: { readonly treeHash: string; readonly number: number },
): Promise<void> {
  await requireSameLink(tx, link);
  const { files } = remote;
  const at = { commit: head, files };
  const known = common ?? { treeHash: '', versionNumber: 0, mergedAfter: null };
  if (await isInBranch(tx, branchOf(remote), now.treeHash)) {
    await ground.pulled(tx, key, { ...at, versionNumber: now.number, mergedAfter: null });
  } else if (hashFiles(files) === known.treeHash) {
    // Nothing came that a project can hold: what is not there yet goes there version by version, as before.
    const { versionNumber, mergedAfter } = known;
    await ground.pulled(tx, key, { ...at, versionNumber, mergedAfter });
  } else {
    // What is ours goes there in one commit on top of what came: the versions before would take that away again.
    const mergedAfter = known.mergedAfter ?? known.versionNumber;
    await ground.pulled(tx, key, { ...at, versionNumber: now.number - 1, mergedAfter });
  }
}

/** What the branch has, as a project knows files. */
function branchOf({ files, outside }: RemoteFiles): BranchFiles {
  const held = new Map(treeEntriesOf(files).map((entry) => [entry.path, entry]));
  return { held, modes: new Map(), outside: new Set(outside) };
}

/** Throws CONFLICT where the project was unlinked, or linked to something else, while files were read. */
async function requireSameLink(tx: Queryable, link: LinkRow): Promise<void> {
  const now = await lockLink(tx, link.projectId);
  if (now?.repositoryId !== link.repositoryId || now.branch !== link.branch)
    throw new AppError('CONFLICT', 'The project was unlinked meanwhile. Nothing was pulled.');
}

function noteOf(commits: number, repository: string): string {
  if (commits === 0) return `Pulled from ${repository}`;
  return `Pulled ${commits} ${commits === 1 ? 'commit' : 'commits'} from ${repository}`;
}
