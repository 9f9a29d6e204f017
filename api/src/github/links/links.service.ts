import type { GithubProblem, LinkedProject, ProjectRepository } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { listNumbers, listProjectHeads, requireProject } from '../../workspace';
import { isOnlyBegun } from './begun-repository.service';
import { findBranch, listBranchesOf, touchBranch, type BranchRow } from './branches.repository';
import type { CommonGround } from './common-ground.service';
import type { GithubOf } from '../connections/persons-github.service';
import { followRepository, requirePush } from './link-access.service';
import { deleteLink, findLink, findLinks, saveLink, updateLink, type LinkRow } from './links.repository';
import { presentLink } from './links.view';
import { findNewer } from './newer-commits.service';

export interface LinkWish {
  readonly repository: string | null;
  readonly branch?: string | undefined;
  readonly pushOnVersion?: boolean | undefined;
}

/** Which repository a project is linked to (SCR-18). */
export interface LinksService {
  /** Asks GitHub; where that does not work, the link says why. */
  read(caller: Caller, projectId: string): Promise<ProjectRepository | null>;
  /** Links, changes or unlinks. Throws NOT_FOUND, FORBIDDEN where the account may not push, and what asking GitHub does. */
  link(caller: Caller, projectId: string, wish: LinkWish): Promise<ProjectRepository | null>;
  /** Does not ask GitHub. */
  list(caller: Caller): Promise<LinkedProject[]>;
}

export interface LinksSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly githubOf: GithubOf;
  readonly ground: CommonGround;
  readonly githubUrl: string;
}

type Asked = Pick<ProjectRepository, 'behind' | 'problem' | 'isEmpty' | 'isDiverged'>;

const ALIKE: Asked = { behind: 0, problem: null, isEmpty: false, isDiverged: false };

export function createLinksService(settings: LinksSettings): LinksService {
  const { db, clock, githubOf, ground, githubUrl } = settings;

  async function present(link: LinkRow, asked: Asked): Promise<ProjectRepository> {
    // Read anew: asking may have found it under another name, and what a push that was cut off had done.
    const now = (await findLink(db, link.projectId)) ?? link;
    const numbers = await listNumbers(db, [link.projectId]);
    const branch = await findBranch(db, now);
    return { ...presentLink(now, branch, numbers.get(link.projectId) ?? [], githubUrl), ...asked };
  }

  async function ask(caller: Caller, link: LinkRow): Promise<Asked> {
    const { api } = await githubOf(caller.userId);
    const { full_name: name } = await followRepository(db, api, link);
    const head = await api.branch(name, link.branch);
    if (head === undefined) return { ...ALIKE, isEmpty: true };
    const common = await ground.find(api, name, link, head);
    if (common?.commit === head) return ALIKE;
    const newer = await findNewer(api, name, common?.commit, head);
    // A push that was cut off: the next one writes over what it left.
    if (!common && (await isOnlyBegun(api, name, head, newer))) return ALIKE;
    return { behind: newer.count, problem: null, isEmpty: false, isDiverged: true };
  }

  async function readLink(caller: Caller, link: LinkRow | undefined): Promise<ProjectRepository | null> {
    if (!link) return null;
    const asked = await ask(caller, link).catch(asProblem);
    return present(link, asked);
  }

  async function save(caller: Caller, projectId: string, wish: LinkWish & { repository: string }) {
    const before = await findLink(db, projectId);
    const isSame = before?.repository.toLowerCase() === wish.repository.toLowerCase();
    const pushOnVersion = wish.pushOnVersion ?? (isSame && before.pushOnVersion);
    if (isSame && isOnlySwitch(before, wish)) {
      // Nothing that GitHub would have to say something about: it may be away.
      await updateLink(db, before, { pushOnVersion, ...(pushOnVersion ? {} : { pushProblem: null }) });
      return;
    }
    const { api } = await githubOf(caller.userId);
    const repository = await api.repository(wish.repository);
    requirePush(repository);
    const own = repository.id === before?.repositoryId ? before.branch : undefined;
    if (before) await touchBranch(db, before, clock());
    await saveLink(db, {
      projectId,
      repository: repository.full_name,
      repositoryId: repository.id,
      branch: wish.branch ?? own ?? repository.default_branch,
      pushOnVersion,
      pushProblem: null,
      linkedAt: clock(),
    });
  }

  return {
    async read(caller, projectId) {
      await requireProject(db, caller, projectId);
      return readLink(caller, await findLink(db, projectId));
    },
    async link(caller, projectId, { repository, ...wish }) {
      await requireProject(db, caller, projectId);
      if (repository === null) await unlink(settings, projectId);
      else await save(caller, projectId, { ...wish, repository });
      return readLink(caller, await findLink(db, projectId));
    },
    async list({ userId }) {
      const projects = await listProjectHeads(db, userId);
      const ids = projects.map(({ id }) => id);
      const links = new Map((await findLinks(db, ids)).map((link) => [link.projectId, link]));
      const numbers = await listNumbers(db, [...links.keys()]);
      const branches = await listBranchesOf(db, [...links.keys()]);
      return projects.flatMap((project) => {
        const link = links.get(project.id);
        if (!link) return [];
        const branch = branches.find((row) => isBranchOf(link, row));
        return [{ project, ...presentLink(link, branch, numbers.get(project.id) ?? [], githubUrl) }];
      });
    },
  };
}

/** What is known of the branch stays for a while: who links again goes on from there. */
async function unlink({ db, clock }: LinksSettings, projectId: string): Promise<void> {
  const before = await findLink(db, projectId);
  if (before) await touchBranch(db, before, clock());
  await deleteLink(db, projectId);
}

/** Whether nothing is asked for but that each version is pushed, or not. */
function isOnlySwitch(before: LinkRow, { branch = before.branch, pushOnVersion }: LinkWish): boolean {
  return pushOnVersion !== undefined && branch === before.branch;
}

function isBranchOf(link: LinkRow, row: BranchRow): boolean {
  return (
    row.projectId === link.projectId && row.repositoryId === link.repositoryId && row.branch === link.branch
  );
}

const PROBLEMS: Partial<Record<AppError['code'], GithubProblem>> = {
  NOT_CONNECTED: 'notConnected',
  RECONNECT: 'reconnect',
  RATE_LIMITED: 'rateLimited',
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'notFound',
  UPSTREAM_FAILED: 'away',
};

function asProblem(error: unknown): Asked {
  const problem = error instanceof AppError ? PROBLEMS[error.code] : undefined;
  if (problem === undefined) throw error;
  return { behind: null, problem, isEmpty: false, isDiverged: false };
}
