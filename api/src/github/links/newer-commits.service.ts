import { AppError } from '../../core/app-error';
import type { GithubApi, RepositoryCommit } from '../api/github-api.port';

/** Commits of a branch that a project does not have. */
export interface NewerCommits {
  readonly count: number;
  /** The newest first, as far as they are shown. */
  readonly commits: readonly RepositoryCommit[];
}

export const NOTHING_NEWER: NewerCommits = { count: 0, commits: [] };
const MOST_SHOWN = 20;

/** What a branch has since a commit; all of it where there is no such commit, or not any more. */
export async function findNewer(
  api: GithubApi,
  repository: string,
  since: string | undefined,
  head: string,
): Promise<NewerCommits> {
  if (since === head) return NOTHING_NEWER;
  const between = since === undefined ? undefined : await api.commitsBetween(repository, since, head);
  if (between) return { count: between.ahead, commits: between.commits.slice(0, MOST_SHOWN) };
  const { total, commits } = await api.history(repository, head);
  return { count: total, commits: commits.slice(0, MOST_SHOWN) };
}

/** The branch is not where the project knows it. A branch that was set back has nothing newer, and is another all the same. */
export function diverged({ count }: NewerCommits): AppError {
  const what =
    count === 0
      ? 'The branch was set back at GitHub.'
      : `GitHub has ${count} newer ${count === 1 ? 'commit' : 'commits'}.`;
  return new AppError('DIVERGED', `${what} Pull first, or push to a new branch.`, { behind: count });
}
