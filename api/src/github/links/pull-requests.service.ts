import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { findBranch } from './branches.repository';
import type { GithubOf } from '../connections/persons-github.service';
import { requireLink } from './link-access.service';
import type { Push } from './push.service';
import { refuseSecrets } from './secret-words.service';

export interface PullRequestWish {
  readonly title: string;
  readonly body: string;
  readonly branch: string;
  readonly base?: string | undefined;
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
    { title, body, branch, base }: PullRequestWish,
  ): Promise<OpenedPullRequest> => {
    const link = await requireLink(db, caller, projectId);
    refuseSecrets({ title, body });
    const into = base ?? link.branch;
    if (branch === into)
      throw invalidField('branch', 'It has to be another branch than the one it goes into');
    const { projectId: id, repositoryId } = link;
    const isOwn = (await findBranch(db, { projectId: id, repositoryId, branch })) !== undefined;
    const wish = isOwn ? { branch } : { newBranch: branch, mustBring: true };
    const pushed = await push(caller, projectId, wish);
    const { api } = await githubOf(caller.userId);
    const opened = await api.createPullRequest(pushed.repository, { title, body, head: branch, base: into });
    return { ...opened, branch };
  };
}
