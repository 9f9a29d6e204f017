import { AppError } from '../../core/app-error';
import {
  blobSchema,
  commitSchema,
  compareSchema,
  referenceSchema,
  shaSchema,
  treeSchema,
} from './github-answers.schema';
import type { CommitsBetween, GithubApi, NewTreeEntry, RepositoryCommit } from './github-api.port';
import type { GithubRequests } from './github-request.client';
import { commitOf, ownerAndName } from './repository.rules';
import { treeKey, type TreeCache } from './tree-cache.client';

/** The newest of what came are always shown, so many of them. */
const NEWEST = 20;
const COMMITS_PER_PAGE = 100;

/** Files and folders of a repository: a project holds half as many files, and the server's thread parses them all. */
const MOST_ENTRIES = 20_000;

type ReadCalls = Pick<GithubApi, 'branch' | 'commit' | 'blob' | 'zip' | 'commitsBetween'>;

/** What Git keeps of a repository, read. */
export function createReadCalls({ ask, askForAny, download }: GithubRequests): ReadCalls {
  async function comparePage(repository: string, basehead: string, page: number) {
    const parameters = { ...ownerAndName(repository), basehead, per_page: COMMITS_PER_PAGE, page };
    const answer = await askForAny(
      'GET /repos/{owner}/{repo}/compare/{basehead}',
      parameters,
      compareSchema,
      {
        about: repository,
        on: { 404: () => undefined },
      },
    );
    return answer?.data;
  }

  /** GitHub lists the oldest first: the newest are on the last pages. */
  async function newestCommits(
    repository: string,
    basehead: string,
    total: number,
  ): Promise<RepositoryCommit[]> {
    const last = Math.ceil(total / COMMITS_PER_PAGE);
    const isShort = total - (last - 1) * COMMITS_PER_PAGE < NEWEST;
    const pages = [...(isShort && last > 2 ? [last - 1] : []), last];
    const found = await Promise.all(pages.map((page) => comparePage(repository, basehead, page)));
    return found.flatMap((page) => (page?.commits ?? []).map(commitOf));
  }

  return {
    async branch(repository, name) {
      const parameters = { ...ownerAndName(repository), ref: `heads/${name}` };
      const answer = await askForAny('GET /repos/{owner}/{repo}/git/ref/{ref}', parameters, referenceSchema, {
        about: repository,
        // 409: the repository has no commit yet.
        on: { 404: () => undefined, 409: () => undefined },
      });
      return answer?.data.object.sha;
    },
    async commit(repository, sha) {
      const parameters = { ...ownerAndName(repository), ref: sha };
      const { data } = await ask('GET /repos/{owner}/{repo}/commits/{ref}', parameters, commitSchema, {
        about: repository,
        on: { 409: () => noCommit(), 422: () => noSuchCommit() },
      });
      return commitOf(data);
    },
    async blob(repository, sha) {
      const parameters = { ...ownerAndName(repository), file_sha: sha };
      const { data } = await ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', parameters, blobSchema, {
        about: repository,
      });
      return Buffer.from(data.content, 'base64');
    },
    zip(repository, commit, file) {
      const parameters = { ...ownerAndName(repository), ref: commit };
      return download('GET /repos/{owner}/{repo}/zipball/{ref}', parameters, file, { about: repository });
    },
    async commitsBetween(repository, base, head): Promise<CommitsBetween | undefined> {
      const basehead = `${base}...${head}`;
      const first = await comparePage(repository, basehead, 1);
      if (first === undefined) return undefined;
      const { ahead_by: ahead, behind_by: behind, total_commits: total } = first;
      const rest = total > COMMITS_PER_PAGE ? await newestCommits(repository, basehead, total) : [];
      const isNext = total > COMMITS_PER_PAGE && total < COMMITS_PER_PAGE + NEWEST;
      const commits = rest.length === 0 || isNext ? [...first.commits.map(commitOf), ...rest] : rest;
      return { ahead, behind, mergeBase: first.merge_base_commit.sha, commits: commits.toReversed() };
    },
  };
}

/** Trees, those of commits once. */
export function createTreeCalls(
  { ask }: GithubRequests,
  { trees, token }: { readonly trees: TreeCache; readonly token: string },
): Pick<GithubApi, 'tree'> {
  return {
    async tree(repository, commit) {
      const key = treeKey(token, repository, commit);
      const kept = key === undefined ? undefined : trees.find(key);
      if (kept !== undefined) return kept;
      const parameters = { ...ownerAndName(repository), tree_sha: commit, recursive: '1' };
      const answer = await ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters, treeSchema, {
        about: repository,
        on: { 409: () => noCommit() },
        before: refuseCrowd,
      });
      const { sha, tree: entries, truncated: isTruncated } = answer.data;
      const tree = { sha, entries, isTruncated };
      if (key !== undefined) trees.keep(key, tree, answer.length);
      return tree;
    },
  };
}

/** Throws TOO_LARGE. Counted in the text: each entry names its mode. */
function refuseCrowd(text: string): void {
  let count = 0;
  for (let at = text.indexOf('"mode"'); at >= 0; at = text.indexOf('"mode"', at + 6)) {
    count += 1;
    if (count <= MOST_ENTRIES) continue;
    const message =
      'This repository has more than 20,000 files and folders, which is more than Tessera reads.';
    throw new AppError('TOO_LARGE', message, { fields: { repository: message } });
  }
}

export const noCommit = (): AppError => new AppError('UNPROCESSABLE', 'This repository has no commit yet.');
const noSuchCommit = (): AppError => new AppError('NOT_FOUND', 'GitHub does not have this commit any more.');

type ObjectCalls = Pick<GithubApi, 'createBlob' | 'createTree' | 'createCommit'>;

/** Writes what Git keeps: nobody sees it until a branch is there that shows it. */
export function createObjectCalls({ ask }: GithubRequests): ObjectCalls {
  async function createObject(
    repository: string,
    kind: 'blobs' | 'trees' | 'commits',
    fields: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const parameters = { ...ownerAndName(repository), ...fields };
    const { data } = await ask(`POST /repos/{owner}/{repo}/git/${kind}`, parameters, shaSchema, {
      about: repository,
      isWrite: true,
      on: { 409: () => noCommit() },
    });
    return data.sha;
  }

  return {
    createBlob: (repository, content) =>
      createObject(repository, 'blobs', {
        content: Buffer.from(content).toString('base64'),
        encoding: 'base64',
      }),
    createTree: (repository, baseTree, entries) =>
      createObject(repository, 'trees', {
        ...(baseTree === undefined ? {} : { base_tree: baseTree }),
        tree: entries.map(asTreeEntry),
      }),
    createCommit: (repository, { message, tree, parents, author }) =>
      createObject(repository, 'commits', {
        message,
        tree,
        parents,
        ...(author === undefined ? {} : { author, committer: author }),
      }),
  };
}

function asTreeEntry({ path, mode, ...what }: NewTreeEntry) {
  return { path, mode, type: mode === '160000' ? 'commit' : 'blob', ...what };
}
