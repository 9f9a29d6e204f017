import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  branchHead,
  git,
  gitBytes,
  gitIfAny,
  initBare,
  listTree,
  moveRef,
  readCommits,
  writeBlobs,
  writeCommit,
  writeTree,
} from './git.mjs';

/** Accounts, tokens, repositories and pull requests. The repositories' contents are real ones of Git, in `root`. */
export function createState({ root, accounts, now = () => new Date() }) {
  const tokens = new Map();
  const repositories = [];
  /** Earlier names, which lead to the repository as GitHub's do. */
  const earlierNames = new Map();
  let nextId = 1000;

  const keyOf = (owner, name) => `${owner}/${name}`.toLowerCase();

  return {
    now,
    root,
    accounts,
    tokens,
    repositories,
    /** A token of one's own (`ghp_`), or of a client (`gho_`). */
    addToken(login, { scopes = ['repo', 'read:user'], isOauth = false } = {}) {
      const token = `${isOauth ? 'gho' : 'ghp'}_${randomBytes(18).toString('hex')}`;
      tokens.set(token, { login, scopes, isOauth });
      return token;
    },
    find(owner, name) {
      return repositories.find((one) => keyOf(one.owner, one.name) === keyOf(owner, name));
    },
    findMoved: (owner, name) => earlierNames.get(keyOf(owner, name)),
    findById: (id) => repositories.find((one) => one.id === id),
    async add({ owner, name, ...more }) {
      nextId += 1;
      const repository = {
        id: nextId,
        owner,
        name,
        directory: join(root, `${nextId}.git`),
        isPrivate: false,
        isArchived: false,
        defaultBranch: 'main',
        description: null,
        language: null,
        topics: [],
        license: null,
        stars: 0,
        forks: 0,
        /** In KB; counted of what is there unless told. */
        size: undefined,
        /** Who else may do what: `read` or `write`. */
        collaborators: {},
        pulls: [],
        createdAt: now(),
        pushedAt: now(),
        /** A tree with more entries is answered truncated, as GitHub does beyond 100,000. */
        maxTreeEntries: 100_000,
        ...more,
      };
      await initBare(repository.directory, repository.defaultBranch);
      repositories.push(repository);
      return repository;
    },
    rename(repository, name) {
      earlierNames.set(keyOf(repository.owner, repository.name), repository);
      repository.name = name;
    },
    async remove(repository) {
      repositories.splice(repositories.indexOf(repository), 1);
      await rm(repository.directory, { recursive: true, force: true });
    },
  };
}

/** Whether somebody may see a repository; `scopes` are their token's. */
export function mayRead(repository, asker) {
  if (!repository.isPrivate) return true;
  return (
    asker !== undefined && asker.scopes.includes('repo') && roleOf(repository, asker.login) !== undefined
  );
}

export function mayWrite(repository, asker) {
  const hasScope =
    asker.scopes.includes('repo') || (!repository.isPrivate && asker.scopes.includes('public_repo'));
  return hasScope && ['write', 'admin'].includes(roleOf(repository, asker.login) ?? '');
}

export function roleOf(repository, login) {
  return repository.owner === login ? 'admin' : repository.collaborators[login];
}

/**
 * Commits changes as whoever pushes: text, bytes, `null` to take a file away, `{ link }`, `{ submodule }` or
 * `{ content, mode }`.
 */
export async function commitChanges(repository, branch, changes, options = {}) {
  const {
    message = 'Change files',
    at = new Date(),
    name = 'Grace Hopper',
    email = 'grace@example.com',
  } = options;
  const { directory } = repository;
  const parts = Object.entries(changes).map(([path, change]) => ({ path, ...partOf(change) }));
  const written = parts.filter(({ content }) => content !== undefined);
  const hashes = await writeBlobs(
    directory,
    written.map(({ content }) => content),
  );
  const hashOf = new Map(written.map(({ path }, index) => [path, hashes[index]]));
  const entries = parts.map(({ path, mode, sha }) => ({ path, mode, sha: hashOf.get(path) ?? sha ?? null }));
  const head = await branchHead(directory, branch);
  const tree = await writeTree(directory, head, entries);
  const who = { name, email, date: at.toISOString() };
  const parents = head === undefined ? [] : [head];
  const commit = await writeCommit(directory, { tree, parents, message, author: who, committer: who });
  await moveRef(directory, branch, commit, head);
  repository.pushedAt = at;
  return commit;
}

/** Many commits at once, each of which writes one file of text; the oldest first. */
export async function commitMany(repository, branch, commits) {
  const head = await branchHead(repository.directory, branch);
  const data = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const lines = commits.map(({ message, path, text }, index) => {
    const from = index === 0 && head !== undefined ? `from ${head}\n` : '';
    const who = `committer Grace Hopper <grace@example.com> ${1_700_000_000 + index} +0000\n`;
    return `commit refs/heads/${branch}\n${who}${data(message)}${from}M 100644 inline ${path}\n${data(text)}\n`;
  });
  await git(repository.directory, ['fast-import', '--quiet'], { input: lines.join('') });
  return branchHead(repository.directory, branch);
}

function partOf(change) {
  if (change === null) return { sha: null };
  if (typeof change === 'string' || change instanceof Uint8Array) return { content: change, mode: '100644' };
  if ('link' in change) return { content: change.link, mode: '120000' };
  if ('submodule' in change) return { sha: change.submodule, mode: '160000' };
  return { content: change.content, mode: change.mode ?? '100644' };
}

/** The text of a file at a branch or commit; undefined when there is none. */
export const readFileAt = (repository, ref, path) =>
  gitIfAny(repository.directory, ['cat-file', 'blob', `${ref}:${path}`]);

/** Its bytes. */
export const readBytesAt = (repository, ref, path) =>
  gitBytes(repository.directory, ['cat-file', 'blob', `${ref}:${path}`]);

/** The commits of a branch, the newest first. */
export const logOf = (repository, ref) => readCommits(repository.directory, [ref]);

export async function pathsOf(repository, ref) {
  const entries = await listTree(repository.directory, ref, true);
  return entries.filter(({ type }) => type !== 'tree').map(({ path }) => path);
}
