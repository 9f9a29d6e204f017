import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { GithubApi, NewPullRequest, PullRequest } from '../api/github-api.port';
import { findBranch } from './branches.repository';
import type { GithubOf } from '../connections/persons-github.service';
import { requireLink } from './link-access.service';
import type { Push, PushWish } from './push.service';
import { refuseSecrets } from './secret-words.service';

export interface PullRequestWish {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base?: string | undefined;
  /** The newest version that is proposed; the newest there is unless given. */
  readonly versionId?: string | undefined;
}

export interface OpenedPullRequest {
  readonly number: number;
  readonly url: string;
  readonly branch: string;
}

export interface PullRequestSettings {
  readonly db: Database;
  readonly githubOf: GithubOf;
  readonly push: Push;
}

/** Pushes to a branch of its own and asks for it to be merged. Called in the project's turn. */
export function createPullRequests({ db, githubOf, push }: PullRequestSettings) {
  return async (
    caller: Caller,
    projectId: string,
    { title, body, branch, base, upTo }: Omit<PullRequestWish, 'versionId'> & Pick<PushWish, 'upTo'>,
  ): Promise<OpenedPullRequest> => {
    const link = await requireLink(db, caller, projectId);
    refuseSecrets({ title, body });
    const into = base ?? link.branch;
    if (branch === into)
      throw invalidField('branch', 'It has to be another branch than the one it goes into');
    const { projectId: id, repositoryId } = link;
    const row = await findBranch(db, { projectId: id, repositoryId, branch });
    const isOwn = row !== undefined && (row.pushedCommit !== null || row.pendingCommit !== null);
    const wish = isOwn ? { branch, upTo } : { newBranch: branch, upTo, mustBring: true };
    const pushed = await push(caller, projectId, { ...wish, isByHand: true });
    const { api } = await githubOf(caller.userId);
    const opened = await openOrFind(api, pushed.repository, { title, body, head: branch, base: into });
    return { ...opened, branch };
  };
}

/** GitHub has one at most from a branch into another: what was pushed is in it. */
async function openOrFind(api: GithubApi, repository: string, request: NewPullRequest): Promise<PullRequest> {
  try {
    return await api.createPullRequest(repository, request);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNPROCESSABLE') throw error;
    const open = await api.findPullRequest(repository, request);
    if (!open) throw error;
    return open;
  }
}
