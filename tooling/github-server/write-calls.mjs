import { gitCommitView, GithubFailure, isEmpty, isoOf, notFound } from './answers.mjs';
import {
  branchHead,
  git,
  GitError,
  gitIfAny,
  listBranches,
  listTree,
  moveRef,
  readCommits,
  resolveObject,
  writeBlobs,
  writeCommit,
  writeTree,
} from './git.mjs';
import { referenceView, treeView } from './repository-calls.mjs';
import { mayWrite } from './state.mjs';

/** Calls that write; a repository without a commit takes `PUT /contents` alone, as at GitHub. */
export const writeCalls = [
  { method: 'POST', match: /^\/git\/blobs$/, answer: guarded(createBlob) },
  { method: 'POST', match: /^\/git\/trees$/, answer: guarded(createTree) },
  { method: 'POST', match: /^\/git\/commits$/, answer: guarded(createCommit) },
  { method: 'POST', match: /^\/git\/refs$/, answer: guarded(createReference) },
  { method: 'PATCH', match: /^\/git\/refs\/heads\/(.+)$/, answer: guarded(updateReference) },
  { method: 'PUT', match: /^\/contents\/(.+)$/, answer: guarded(putContents, { alsoEmpty: true }) },
  { method: 'POST', match: /^\/pulls$/, answer: guarded(createPull) },
  { method: 'GET', match: /^\/pulls$/, answer: listPulls },
];

function guarded(answer, { alsoEmpty = false } = {}) {
  return async (context) => {
    const { asker, repository } = context;
    if (asker === undefined) throw new GithubFailure(401, 'Requires authentication');
    if (!mayWrite(repository, asker)) {
      // A token without the scope learns no more than that; a reader is told.
      throw asker.scopes.includes('repo')
        ? new GithubFailure(403, 'Must have push access to this repository.')
        : notFound();
    }
    if (repository.isArchived) throw new GithubFailure(403, 'Repository was archived so is read-only.');
    if (!alsoEmpty && (await listBranches(repository.directory)).length === 0) throw isEmpty();
    return answer(context);
  };
}

async function createBlob({ repository, body, base }) {
  const { content, encoding = 'utf-8' } = body;
  if (typeof content !== 'string') throw new GithubFailure(422, 'Invalid request.');
  const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  const [sha] = await writeBlobs(repository.directory, [bytes]);
  return { status: 201, body: { sha, url: `${base}/git/blobs/${sha}` } };
}

async function createTree({ repository, body, base }) {
  const { directory } = repository;
  const { base_tree: from, tree: asked } = body;
  if (!Array.isArray(asked) || asked.length === 0)
    throw new GithubFailure(422, 'Invalid request.\n\nInvalid tree info');
  for (const entry of asked) refuseEntry(entry);
  const inline = asked.filter(({ content }) => content !== undefined);
  const hashes = await writeBlobs(
    directory,
    inline.map(({ content }) => content),
  );
  const hashOf = new Map(inline.map((entry, index) => [entry, hashes[index]]));
  const entries = asked.map((entry) => ({ ...entry, sha: hashOf.get(entry) ?? entry.sha ?? null }));
  const baseTree = from === undefined ? undefined : await resolveObject(directory, from, 'tree');
  if (from !== undefined && baseTree === undefined) throw notFound();
  await refuseUnknown(directory, entries, baseTree);
  const sha = await asState(() => writeTree(directory, baseTree, entries));
  return { status: 201, body: treeView(sha, await listTree(directory, sha, false), base, false) };
}

function refuseEntry({ path, mode }) {
  const isFit = typeof path === 'string' && path !== '' && !path.startsWith('/') && !path.includes('//');
  if (!isFit || path.split('/').some(isMalformed))
    throw new GithubFailure(422, `tree.path contains a malformed path component`);
  if (!['100644', '100755', '040000', '160000', '120000'].includes(mode))
    throw new GithubFailure(422, `Must supply a valid tree.mode`);
}

/** As Git's own check for HFS+ and NTFS: `.git` in any case, with dots, spaces or unseen characters, and its short name. */
function isMalformed(part) {
  const name = part
    .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '')
    .replace(/(?<=[^. ])[. ]+$/, '')
    .toLowerCase();
  return ['', '.', '..', '.git', 'git~1'].includes(name);
}

/** Objects that are not there, and paths that cannot be taken away. */
async function refuseUnknown(directory, entries, baseTree) {
  const wanted = entries.filter(({ sha, mode }) => sha !== null && mode !== '160000');
  const input = wanted.map(({ sha }) => `${sha}\n`).join('');
  const found = wanted.length === 0 ? '' : await git(directory, ['cat-file', '--batch-check'], { input });
  const missing = found.split('\n').find((line) => line.endsWith(' missing'));
  if (missing !== undefined) throw badState();
  const gone = entries.filter(({ sha }) => sha === null);
  if (gone.length === 0) return;
  const paths = new Set(
    baseTree === undefined ? [] : (await listTree(directory, baseTree, true)).map(({ path }) => path),
  );
  if (gone.some(({ path }) => !paths.has(path))) throw badState();
}

const badState = () => new GithubFailure(422, 'GitRPC::BadObjectState');

async function asState(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GitError) throw badState();
    throw error;
  }
}

async function createCommit({ repository, body, base, page, asker, state }) {
  const { directory } = repository;
  const { message, tree, parents = [], author, committer } = body;
  if (typeof message !== 'string')
    throw new GithubFailure(422, 'Invalid request.\n\n"message" wasn\'t supplied.');
  if ((await gitIfAny(directory, ['cat-file', '-t', tree])) !== 'tree')
    throw new GithubFailure(422, 'Tree SHA does not exist');
  for (const parent of parents) {
    if ((await gitIfAny(directory, ['cat-file', '-t', parent])) !== 'commit')
      throw new GithubFailure(422, 'Parent SHA does not exist or is not a commit object');
  }
  const who = { ...personOf(state, asker), ...author };
  const sha = await writeCommit(directory, {
    tree,
    parents,
    message,
    author: who,
    committer: { ...who, ...committer },
  });
  const [made] = await readCommits(directory, ['-1', sha]);
  return { status: 201, body: gitCommitView(made, { base, page }) };
}

function personOf(state, asker) {
  const { login, name, email } = state.accounts.find((one) => one.login === asker.login);
  return { name: name ?? login, email, date: isoOf(state.now()) };
}

async function createReference({ repository, body, base, state }) {
  const { directory } = repository;
  const name = /^refs\/heads\/(.+)$/.exec(body.ref ?? '')?.[1];
  const isFit = name !== undefined && (await gitIfAny(directory, ['check-ref-format', '--branch', name]));
  if (isFit === undefined || isFit === false) throw new GithubFailure(422, `Reference name is not valid`);
  if ((await branchHead(directory, name)) !== undefined)
    throw new GithubFailure(422, 'Reference already exists');
  if ((await gitIfAny(directory, ['cat-file', '-t', body.sha])) !== 'commit')
    throw new GithubFailure(422, 'Object does not exist');
  try {
    await moveRef(directory, name, body.sha, undefined);
  } catch (error) {
    // `a` and `a/b` cannot both be branches.
    if (error instanceof GitError) throw new GithubFailure(422, 'Reference cannot be created');
    throw error;
  }
  repository.pushedAt = state.now();
  return { status: 201, body: referenceView(name, body.sha, base) };
}

async function updateReference({ repository, body, base, match, state }) {
  const { directory } = repository;
  const name = match[1];
  const old = await branchHead(directory, name);
  if (old === undefined) throw new GithubFailure(422, 'Reference does not exist');
  if ((await gitIfAny(directory, ['cat-file', '-t', body.sha])) !== 'commit')
    throw new GithubFailure(422, 'Object does not exist');
  const isForward = (await gitIfAny(directory, ['merge-base', '--is-ancestor', old, body.sha])) !== undefined;
  if (!isForward && body.force !== true) throw new GithubFailure(422, 'Update is not a fast forward');
  try {
    await moveRef(directory, name, body.sha, old);
  } catch (error) {
    // Somebody else was faster.
    if (error instanceof GitError) throw new GithubFailure(422, 'Update is not a fast forward');
    throw error;
  }
  repository.pushedAt = state.now();
  return { body: referenceView(name, body.sha, base) };
}

async function putContents({ repository, body, base, page, match, asker, state }) {
  const { directory } = repository;
  const { message, content, branch = repository.defaultBranch, sha: expected } = body;
  const path = match[1];
  const isFirst = (await listBranches(directory)).length === 0;
  const head = await branchHead(directory, branch);
  if (head === undefined && !(isFirst && branch === repository.defaultBranch))
    throw new GithubFailure(404, `Branch ${branch} not found`);
  const there = head && (await gitIfAny(directory, ['rev-parse', '--verify', '--quiet', `${head}:${path}`]));
  if (there !== undefined && expected === undefined)
    throw new GithubFailure(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  if (expected !== undefined && there !== expected)
    throw new GithubFailure(409, `${path} does not match ${expected}`);
  const [sha] = await writeBlobs(directory, [Buffer.from(content, 'base64')]);
  const tree = await writeTree(directory, head, [{ path, mode: '100644', sha }]);
  const who = { ...personOf(state, asker), ...body.author };
  const commit = await writeCommit(directory, {
    tree,
    parents: head === undefined ? [] : [head],
    message,
    author: who,
    committer: { ...who, ...body.committer },
  });
  await moveRef(directory, branch, commit, head);
  repository.pushedAt = state.now();
  const [made] = await readCommits(directory, ['-1', commit]);
  return {
    status: there === undefined ? 201 : 200,
    body: {
      content: {
        name: path.split('/').at(-1),
        path,
        sha,
        type: 'file',
        html_url: `${page}/blob/${branch}/${path}`,
      },
      commit: gitCommitView(made, { base, page }),
    },
  };
}

async function createPull(context) {
  const { repository, body, asker, state } = context;
  const { directory, owner, pulls } = repository;
  const { title, head, base, body: text = null } = body;
  const name = head?.replace(`${owner}:`, '');
  const [from, to] = await Promise.all([branchHead(directory, name), branchHead(directory, base)]);
  const invalid = (errors) => new GithubFailure(422, 'Validation Failed', { errors });
  const custom = (message) => invalid([{ resource: 'PullRequest', code: 'custom', message }]);
  if (from === undefined) throw invalid([{ resource: 'PullRequest', field: 'head', code: 'invalid' }]);
  if (to === undefined) throw invalid([{ resource: 'PullRequest', field: 'base', code: 'invalid' }]);
  if ((await git(directory, ['rev-list', '--count', `${to}..${from}`])) === '0')
    throw custom(`No commits between ${base} and ${name}`);
  if (pulls.some((one) => one.head === name && one.base === base && one.state === 'open'))
    throw custom(`A pull request already exists for ${owner}:${name}.`);
  const made = {
    number: pulls.length + 1,
    title,
    body: text,
    head: name,
    base,
    state: 'open',
    login: asker.login,
  };
  pulls.push({ ...made, createdAt: state.now() });
  return { status: 201, body: await pullView(pulls.at(-1), context) };
}

async function pullView(pull, { repository, page, base: url }) {
  const { directory, owner } = repository;
  const sideOf = async (branch) => ({
    ref: branch,
    label: `${owner}:${branch}`,
    sha: (await branchHead(directory, branch)) ?? null,
  });
  return {
    number: pull.number,
    state: pull.state,
    title: pull.title,
    body: pull.body,
    html_url: `${page}/pull/${pull.number}`,
    url: `${url}/pulls/${pull.number}`,
    user: { login: pull.login },
    head: await sideOf(pull.head),
    base: await sideOf(pull.base),
    created_at: isoOf(pull.createdAt),
  };
}

async function listPulls(context) {
  const { repository, query } = context;
  const wanted = (pull) =>
    ['all', pull.state].includes(query.get('state') ?? 'open') &&
    (!query.has('head') || query.get('head') === `${repository.owner}:${pull.head}`) &&
    (!query.has('base') || query.get('base') === pull.base);
  const found = repository.pulls.filter(wanted).toReversed();
  return { body: await Promise.all(found.map((pull) => pullView(pull, context))) };
}
