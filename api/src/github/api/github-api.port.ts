import type { Repository } from '@tessera/shared/contracts';

/** Whose token it is. */
export interface GithubAccount {
  readonly id: number;
  readonly login: string;
  /** What the token may do, as GitHub tells of classic ones; empty for others. */
  readonly scopes: string;
}

export interface TreeEntry {
  readonly path: string;
  /** `100644`, `100755`, `120000` for a link, `160000` for a submodule, `040000` for a folder. */
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  /** Bytes; 0 for what is no file. */
  readonly size: number;
}

export interface RepositoryTree {
  readonly sha: string;
  readonly entries: readonly TreeEntry[];
  /** GitHub left some of it out: it is too large for one answer. */
  readonly isTruncated: boolean;
}

export interface GitPerson {
  readonly name: string;
  readonly email: string;
  /** In ISO 8601. */
  readonly date: string;
}

export interface RepositoryCommit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: GitPerson;
  /** Where GitHub shows it. */
  readonly url: string;
}

export interface CommitsBetween {
  /** Commits of the head that the base does not have, and the other way round. */
  readonly ahead: number;
  readonly behind: number;
  /** Where both were last the same. */
  readonly mergeBase: string;
  /** The head's, the newest first: at least the newest 20, at most 200. */
  readonly commits: readonly RepositoryCommit[];
}

export interface CommitHistory {
  /** All of them, itself included. */
  readonly total: number;
  /** The newest first; at most 100. */
  readonly commits: readonly RepositoryCommit[];
}

/** A file of a new tree: text, or a blob that is there. `sha` null takes the path away. */
export type NewTreeEntry = {
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000' | '160000';
} & ({ readonly content: string } | { readonly sha: string | null });

export interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** Whoever the token belongs to, now, unless given. */
  readonly author?: GitPerson;
}

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly head: string;
  readonly base: string;
}

export interface PullRequest {
  readonly number: number;
  readonly url: string;
}

/**
 * GitHub on behalf of one token. `repository` is `owner/name`. Every call throws AppErrors only: RECONNECT for a token that GitHub does
 * not take, RATE_LIMITED with `retryAfter`, NOT_FOUND for what GitHub does not show, FORBIDDEN for what the account may not do,
 * UNPROCESSABLE for what GitHub refuses, UPSTREAM_FAILED for no answer or one that cannot be read. None is to be called within a
 * transaction.
 */
export interface GithubApi {
  account(): Promise<GithubAccount>;
  /** Those that changed last first, `REPOSITORIES_PER_PAGE` a page. */
  repositories(page: number): Promise<Repository[]>;
  /** By its name, or the new one where it was renamed. */
  repository(repository: string): Promise<Repository>;
  /** Throws CONFLICT at the field for a name that is taken, UNPROCESSABLE for one that GitHub refuses. */
  createRepository(made: {
    readonly name: string;
    readonly isPrivate: boolean;
    readonly description: string;
  }): Promise<Repository>;
  /** At most 300 names; none where there is no commit. */
  branches(repository: string): Promise<string[]>;
  /** The branch's newest commit; undefined where there is no such branch, no commit at all, or no such repository. */
  branch(repository: string, name: string): Promise<string | undefined>;
  commit(repository: string, sha: string): Promise<RepositoryCommit>;
  /** Everything in a commit's tree, folders too. */
  tree(repository: string, commit: string): Promise<RepositoryTree>;
  /** Its bytes; not checked against the hash. */
  blob(repository: string, sha: string): Promise<Buffer>;
  /** Writes to a new file what `git archive` makes of a commit: a folder around everything, and files as .gitattributes says. Throws TOO_LARGE. */
  zip(repository: string, commit: string, file: string): Promise<void>;
  /** Undefined where one of them is gone, or they have nothing in common. */
  commitsBetween(repository: string, base: string, head: string): Promise<CommitsBetween | undefined>;
  /** A commit and those before it. */
  history(repository: string, head: string): Promise<CommitHistory>;
  createBlob(repository: string, content: Uint8Array): Promise<string>;
  /** Out of another tree (or commit) and changes; undefined: of the entries alone. */
  createTree(
    repository: string,
    baseTree: string | undefined,
    entries: readonly NewTreeEntry[],
  ): Promise<string>;
  createCommit(repository: string, commit: NewCommit): Promise<string>;
  /** Throws CONFLICT where there is one of this name. */
  createBranch(repository: string, name: string, commit: string): Promise<void>;
  /** Forward only. Throws DIVERGED where GitHub has commits that this one does not build on. */
  moveBranch(repository: string, name: string, commit: string): Promise<void>;
  /**
   * Makes the first commit of a repository without any, on its default branch: GitHub makes no blobs, trees or commits there. It has
   * one file, `FIRST_FILE`, and others build on it, so that no branch is ever moved by force. Throws CONFLICT where somebody else was
   * faster.
   */
  beginEmpty(repository: string): Promise<{ readonly commit: string; readonly tree: string }>;
  /** Throws UNPROCESSABLE with what GitHub says, such as that there is one already. */
  createPullRequest(repository: string, request: NewPullRequest): Promise<PullRequest>;
  /** The open one from a branch of the repository into another; undefined where there is none. */
  findPullRequest(
    repository: string,
    branches: Pick<NewPullRequest, 'head' | 'base'>,
  ): Promise<PullRequest | undefined>;
}

/** What asks GitHub for anybody. */
export interface GithubClientPort {
  /** `onRefused` is called when GitHub does not take the token, before the call throws RECONNECT. */
  as(token: string, onRefused?: () => Promise<void>): GithubApi;
}
