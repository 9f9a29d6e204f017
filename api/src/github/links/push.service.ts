import type { LeftOut } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { ProjectExchange } from '../../workspace';
import { FIRST_FILE } from '../api/github-branches.client';
import { writeCommits, type WritingSettings } from './commit-writing.service';
import type { CommonGround } from './common-ground.service';
import type { GithubOf } from '../connections/persons-github.service';
import { followRepository, requireLink, requirePush } from './link-access.service';
import { updateLink, type LinkRow } from './links.repository';
import { diverged, findNewer } from './newer-commits.service';
import type { PersonOf } from './person-of.port';
import { planCommits, type PushPlan } from './planned-commits.service';
import { createFindGround, type PushGround, type PushTarget } from './push-ground.service';
import type { Branch } from './repository-address.rules';
import { refuseSecrets } from './secret-words.service';

export interface PushWish {
  readonly branch?: string | undefined;
  readonly message?: string | undefined;
  readonly newBranch?: string | undefined;
  /** The number of the newest version that is brought; all of them unless given. */
  readonly upTo?: number | undefined;
  /** Throws UNPROCESSABLE where there is nothing to push, and makes no branch either. */
  readonly mustBring?: boolean;
  /** Somebody asked for it: it counts as an edit where it writes. What follows a version is never refused for that. */
  readonly isByHand?: boolean;
}

export interface PushOutcome extends Branch {
  /** The newest commit; null where there was nothing to push. */
  readonly commit: string | null;
  readonly commits: number;
  readonly leftOut: readonly LeftOut[];
}

export interface PushSettings {
  readonly db: Database;
  readonly githubOf: GithubOf;
  readonly personOf: PersonOf;
  readonly ground: CommonGround;
  readonly exchange: ProjectExchange;
  /** Where people see GitHub. */
  readonly githubUrl: string;
}

/** Pushes the versions that a branch does not have. Called in the project's turn. */
export type Push = (caller: Caller, projectId: string, wish: PushWish) => Promise<PushOutcome>;

export function createPush(settings: PushSettings): Push {
  const { db, githubOf, ground, githubUrl, exchange } = settings;
  const findGround = createFindGround(ground);

  /** Throws what a push that was asked for is refused for before it writes anything. */
  async function admit(caller: Caller, wish: PushWish, begin: PushGround, plan: PushPlan): Promise<void> {
    if (wish.mustBring === true && plan.commits.length === 0) throw nothingNew();
    if (wish.isByHand === true && writes(begin, plan)) await exchange.countEdit(caller);
  }

  return async (caller, projectId, wish) => {
    const { branch: wished, message, newBranch, upTo } = wish;
    const link = await requireLink(db, caller, projectId);
    refuseSecrets({ message });
    const github = await githubOf(caller.userId);
    const { api } = github;
    const repository = await followRepository(db, api, link);
    requirePush(repository);
    const name = repository.full_name;
    const branch = wished ?? link.branch;
    const target: PushTarget = { api, repository, link, branch, newBranch };
    const isMade = newBranch !== undefined && (await isMadeBefore(ground, target, newBranch));
    const begin = await findGround(isMade ? { ...target, branch: newBranch, newBranch: undefined } : target);
    if (begin.isDiverged) throw diverged(begin.newer);
    const plan = await planCommits(db, projectId, begin, { message, upTo });
    await admit(caller, wish, begin, plan);
    const author = await authorOf(settings, caller.userId, github);
    const writing = { db, api, repository: name, author, defaultBranch: repository.default_branch };
    const stillLinked = () => requireSameLink(settings, caller, link, github.githubId);
    const moved = await bringOrWithdraw({ ...writing, stillLinked }, ground, begin, plan);
    if (begin.key.branch === link.branch) await updateLink(db, link, { pushProblem: null });
    return {
      repository: name,
      branch: begin.key.branch,
      githubUrl,
      commit: moved ?? (isMade ? (begin.parent?.commit ?? null) : null),
      commits: plan.commits.length,
      leftOut: plan.leftOut,
    };
  };
}

/** A branch that an earlier call made and did not get to tell of. Throws CONFLICT where it is somebody else's. */
async function isMadeBefore(
  ground: CommonGround,
  { api, repository, link }: PushTarget,
  newBranch: string,
): Promise<boolean> {
  const head = await api.branch(repository.full_name, newBranch);
  if (head === undefined) return false;
  const key = { projectId: link.projectId, repositoryId: link.repositoryId, branch: newBranch };
  if (await ground.takeOver(key, head)) return true;
  throw new AppError('CONFLICT', `GitHub already has a branch "${newBranch}".`, {
    fields: { newBranch: 'There is a branch of this name' },
  });
}

async function authorOf(
  { personOf, githubUrl }: PushSettings,
  userId: string,
  { githubId, login }: { readonly githubId: string; readonly login: string },
): Promise<WritingSettings['author']> {
  const name = (await personOf(userId)) || login;
  return { name, email: `${githubId}+${login}@users.noreply.${new URL(githubUrl).hostname}` };
}

/** Throws what a push would that began now: commits are made for a while, and people let go of things meanwhile. */
async function requireSameLink(
  { db, githubOf }: PushSettings,
  caller: Caller,
  link: LinkRow,
  githubId: string,
): Promise<void> {
  const now = await requireLink(db, caller, link.projectId);
  const github = await githubOf(caller.userId);
  const isSame = now.repositoryId === link.repositoryId && now.branch === link.branch;
  if (!isSame || github.githubId !== githubId)
    throw new AppError('CONFLICT', 'The project was linked to something else meanwhile. Nothing was pushed.');
}

const writes = ({ isNew, parent }: PushGround, { commits }: PushPlan): boolean =>
  commits.length > 0 || (isNew && parent !== undefined);

/** By these GitHub says that a branch was not moved. After anything else it may have been. */
const REFUSALS = new Set<AppError['code']>([
  'UNPROCESSABLE',
  'FORBIDDEN',
  'NOT_FOUND',
  'DIVERGED',
  'RATE_LIMITED',
  'RECONNECT',
]);

async function bringOrWithdraw(
  settings: BringSettings,
  ground: CommonGround,
  begin: PushGround,
  plan: PushPlan,
): Promise<string | undefined> {
  let announced: string | undefined;
  const announce: CommonGround['announce'] = async (key, pushed) => {
    await ground.announce(key, pushed);
    announced = pushed.commit;
  };
  try {
    return await bring(settings, { ...ground, announce }, begin, plan);
  } catch (error) {
    const isRefused = error instanceof AppError && REFUSALS.has(error.code);
    if (isRefused && announced !== undefined) await ground.withdraw(begin.key, announced);
    throw error;
  }
}

interface BringSettings extends WritingSettings {
  readonly defaultBranch: string;
  /** Asked directly before a branch is touched. */
  readonly stillLinked: () => Promise<void>;
}

/** Makes the commits and moves the branch. Answers where it is then; undefined where nothing was to be done. */
async function bring(
  settings: BringSettings,
  ground: CommonGround,
  begin: PushGround,
  plan: PushPlan,
): Promise<string | undefined> {
  const { api, repository } = settings;
  const { key, parent, isNew, common } = begin;
  const { versionNumber } = plan;
  const announced = async (commit: string) => {
    await ground.announce(key, { commit, entries: [...plan.after.held.values()], versionNumber });
    await settings.stillLinked();
    return commit;
  };
  if (plan.commits.length === 0) {
    if (parent && isNew) {
      await api.createBranch(repository, key.branch, await announced(parent.commit));
      await ground.confirm(key, parent.commit);
      return parent.commit;
    }
    if (common && common.versionNumber < versionNumber) await ground.catchUp(key, common, versionNumber);
    return undefined;
  }
  const write = async (base: NonNullable<PushGround['parent']>, commits: PushPlan['commits']) => {
    const commit = await writeCommits(settings, base, commits);
    if (commit === undefined) throw nothingNew();
    return announced(commit);
  };
  if (!parent) {
    const begun = await api.beginEmpty(repository);
    const first = await write(begun, withoutFirstFile(plan.commits));
    // Whatever the project's branch is called: the first commits of a repository are those of its own one.
    await move(settings, settings.defaultBranch, begun.commit, first);
    if (key.branch !== settings.defaultBranch) await api.createBranch(repository, key.branch, first);
    await ground.confirm(key, first);
    return first;
  }
  const commit = await write(parent, plan.commits);
  if (isNew) await api.createBranch(repository, key.branch, commit);
  else await move(settings, key.branch, parent.commit, commit);
  await ground.confirm(key, commit);
  return commit;
}

/** The file that an empty repository was begun with goes with the first version, unless that has one of its name. */
function withoutFirstFile(commits: PushPlan['commits']): PushPlan['commits'] {
  return commits.map((commit, index) => {
    const isKept = index > 0 || commit.writes.some(({ file }) => file.path === FIRST_FILE);
    return isKept ? commit : { ...commit, removes: [...commit.removes, FIRST_FILE] };
  });
}

const nothingNew = () => new AppError('UNPROCESSABLE', 'GitHub has every version already.');

/** Somebody may have pushed since the branch was looked at. */
async function move(
  { api, repository }: WritingSettings,
  branch: string,
  from: string,
  to: string,
): Promise<void> {
  try {
    await api.moveBranch(repository, branch, to);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'DIVERGED') throw error;
    const head = await api.branch(repository, branch);
    throw head === undefined ? error : diverged(await findNewer(api, repository, from, head));
  }
}
