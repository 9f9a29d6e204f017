import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nothing of this machine's own settings of Git, so that a test is the same everywhere. */
const PLAIN = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'GitHub',
  GIT_AUTHOR_EMAIL: 'noreply@github.example',
  GIT_COMMITTER_NAME: 'GitHub',
  GIT_COMMITTER_EMAIL: 'noreply@github.example',
};

export class GitError extends Error {
  name = 'GitError';
}

/** What every child of Git gets. */
export const gitEnvironment = (more = {}) => ({ PATH: process.env.PATH ?? '', ...PLAIN, ...more });

/**
 * Runs Git and answers its output. Throws `GitError` with what it complained about.
 *
 * @param {string} directory
 * @param {readonly string[]} args
 * @param {{ input?: string | Uint8Array, env?: Record<string, string> }} [options]
 * @returns {Promise<Buffer>}
 */
export function gitBytes(directory, args, { input, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: directory,
      env: gitEnvironment(env),
    });
    const out = [];
    let complaint = '';
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => (complaint += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitError(`git ${args[0]}: ${complaint.trim()}`));
    });
    // It may have ended without reading all of it; its exit says so.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** The same as text, without the line's end. */
export async function git(directory, args, options) {
  const bytes = await gitBytes(directory, args, options);
  return bytes.toString('utf8').replace(/\n$/, '');
}

/** Undefined where Git fails: there is no such thing. */
export async function gitIfAny(directory, args, options) {
  try {
    return await git(directory, args, options);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** The object's hash; undefined when there is none. `kind` is `commit` or `tree`. */
export function resolveObject(directory, name, kind) {
  return gitIfAny(directory, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{${kind}}`]);
}

export async function initBare(directory, defaultBranch) {
  await mkdir(directory, { recursive: true });
  await git(directory, ['init', '--quiet', '--bare', `--initial-branch=${defaultBranch}`]);
  await git(directory, ['config', 'http.receivepack', 'true']);
  await git(directory, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  await git(directory, ['config', 'gc.auto', '0']);
}

/** Writes contents as blobs, all in one go, and answers their hashes. */
export async function writeBlobs(directory, contents) {
  if (contents.length === 0) return [];
  return withFolder(async (folder) => {
    const files = contents.map((_, index) => join(folder, String(index)));
    for (const [index, content] of contents.entries()) await writeFile(files[index], content);
    const args = ['hash-object', '-w', '--no-filters', '--stdin-paths'];
    return (await git(directory, args, { input: `${files.join('\n')}\n` })).split('\n');
  });
}

/**
 * A tree out of another one and changes; `sha` null takes a path away.
 *
 * @param {string} directory
 * @param {string | undefined} base
 * @param {readonly { path: string, mode?: string, sha: string | null }[]} entries
 */
export async function writeTree(directory, base, entries) {
  return withFolder(async (folder) => {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(directory, base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], { env });
    for (const { path, mode, sha } of entries.filter((entry) => entry.mode === '040000')) {
      await git(directory, ['rm', '--cached', '-r', '--quiet', '--ignore-unmatch', '--', path], { env });
      if (sha !== null) await git(directory, ['read-tree', `--prefix=${path}/`, sha], { env });
      else if (mode === undefined) throw new GitError('no mode');
    }
    const lines = entries
      .filter(({ mode }) => mode !== '040000')
      .map(({ path, mode = '100644', sha }) =>
        sha === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
      );
    await git(directory, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return git(directory, ['write-tree'], { env });
  });
}

/** Everything in a tree, folders too. */
export async function listTree(directory, tree, isRecursive) {
  const args = ['ls-tree', '-l', '-z', ...(isRecursive ? ['-r', '-t'] : []), tree];
  const text = (await gitBytes(directory, args)).toString('utf8');
  return text
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [facts, path] = [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)];
      const [mode, type, sha, size] = facts.split(/ +/);
      return { path, mode, type, sha, ...(type === 'blob' ? { size: Number(size) } : {}) };
    });
}

const COMMIT_FORMAT = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');

/** Commits as `git log` finds them, the newest first. */
export async function readCommits(directory, args) {
  const text = (await gitBytes(directory, ['log', `--format=${COMMIT_FORMAT}%x00%x01`, ...args])).toString();
  return text
    .split('\0\x01')
    .map((part) => part.replace(/^\n/, ''))
    .filter(Boolean)
    .map((part) => {
      const [sha, tree, parents, name, email, date, committer, committerEmail, committed, ...message] =
        part.split('\0');
      return {
        sha,
        tree,
        parents: parents.split(' ').filter(Boolean),
        author: { name, email, date: new Date(date).toISOString().replace('.000', '') },
        committer: {
          name: committer,
          email: committerEmail,
          date: new Date(committed).toISOString().replace('.000', ''),
        },
        message: message.join('\0').replace(/\n$/, ''),
      };
    });
}

/** A commit object; moves no branch. */
export function writeCommit(directory, { tree, parents, message, author, committer }) {
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: author.date,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: committer.date,
  };
  return git(directory, args, { input: message, env });
}

/** Moves a branch that is where one thinks it is; `old` undefined makes it. Throws `GitError`. */
export function moveRef(directory, branch, sha, old) {
  return git(directory, ['update-ref', `refs/heads/${branch}`, sha, old ?? '0'.repeat(40)]);
}

export const branchHead = (directory, branch) => resolveObject(directory, `refs/heads/${branch}`, 'commit');

export async function listBranches(directory) {
  const text = await git(directory, [
    'for-each-ref',
    '--format=%(objectname) %(refname:lstrip=2)',
    'refs/heads',
  ]);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ name: line.slice(41), sha: line.slice(0, 40) }));
}

async function withFolder(use) {
  const folder = await mkdtemp(join(tmpdir(), 'github-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
