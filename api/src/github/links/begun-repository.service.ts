import { gitHashOf } from '../../workspace';
import type { GithubApi, RepositoryTree } from '../api/github-api.port';
import { FIRST_FILE, FIRST_MESSAGE, firstText } from '../api/github-branches.client';
import type { NewerCommits } from './newer-commits.service';

/** Whether a branch has nothing but the commit that we begin empty repositories with, as it was made: a push was cut off. */
export async function isBegun(
  api: GithubApi,
  repository: string,
  start: { readonly commit: string; readonly tree: RepositoryTree | undefined } | undefined,
): Promise<boolean> {
  const [file, ...others] = start?.tree?.entries ?? [];
  if (start === undefined || file?.path !== FIRST_FILE || others.length > 0) return false;
  // What it has is to be written over: the commit's words are not believed alone.
  if (file.mode !== '100644' || file.sha !== gitHashOf(firstText(repository))) return false;
  const { message, parents } = await api.commit(repository, start.commit);
  return message === FIRST_MESSAGE && parents.length === 0;
}

/** The same of a branch of which its newer commits are known: most are asked nothing about. */
export async function isOnlyBegun(
  api: GithubApi,
  repository: string,
  head: string,
  { count, commits }: NewerCommits,
): Promise<boolean> {
  if (count !== 1 || commits[0]?.message !== FIRST_MESSAGE) return false;
  return isBegun(api, repository, { commit: head, tree: await api.tree(repository, head) });
}
