import { AppError } from '../../core/app-error';
import type { GithubApi, RepositoryTree } from '../api/github-api.port';

/** Everything in a commit; undefined where GitHub has no such commit any more. */
export async function readRemoteTree(
  api: GithubApi,
  repository: string,
  commit: string,
): Promise<RepositoryTree | undefined> {
  try {
    const tree = await api.tree(repository, commit);
    if (!tree.isTruncated) return tree;
  } catch (error) {
    if (error instanceof AppError && ['NOT_FOUND', 'UNPROCESSABLE'].includes(error.code)) return undefined;
    throw error;
  }
  throw new AppError('UNPROCESSABLE', 'This repository has more files than GitHub lists at once.');
}
