import { accountView, commitView, GithubFailure, isEmpty, notFound, repositoryView } from './answers.mjs';
import {
  branchHead,
  git,
  gitBytes,
  gitIfAny,
  listBranches,
  listTree,
  readCommits,
  resolveObject,
} from './git.mjs';
import { mayRead, roleOf } from './state.mjs';

/** Calls about accounts, and those that read a repository. `match` is a pattern of the path. */
export const accountCalls = [
  { method: 'GET', match: /^\/user$/, answer: readUser },
  { method: 'GET', match: /^\/user\/emails$/, answer: readEmails },
  { method: 'GET', match: /^\/user\/repos$/, answer: listOwn },
  { method: 'POST', match: /^\/user\/repos$/, answer: create },
];

export const readCalls = [
  { method: 'GET', match: /^$/, answer: read },
  { method: 'GET', match: /^\/branches$/, answer: branches },
  { method: 'GET', match: /^\/branches\/(.+)$/, answer: branch },
  { method: 'GET', match: /^\/git\/ref\/heads\/(.+)$/, answer: reference },
  { method: 'GET', match: /^\/commits$/, answer: commits },
  { method: 'GET', match: /^\/commits\/(.+)$/, answer: commit },
  { method: 'GET', match: /^\/compare\/(.+)\.\.\.(.+)$/, answer: compare },
  { method: 'GET', match: /^\/git\/trees\/(.+)$/, answer: tree },
  { method: 'GET', match: /^\/git\/blobs\/([0-9a-f]+)$/, answer: blob },
  { method: 'GET', match: /^\/zipball(?:\/(.*))?$/, answer: zipball },
];

const requireAsker = ({ asker }) => {
  if (asker === undefined) throw new GithubFailure(401, 'Requires authentication');
  return asker;
};

const accountOf = (state, login) => state.accounts.find((account) => account.login === login);

function readUser(context) {
  const { login } = requireAsker(context);
  return { body: accountView(accountOf(context.state, login), context.origin) };
}

function readEmails(context) {
  const { email, isVerified = true } = accountOf(context.state, requireAsker(context).login);
  return { body: [{ email, primary: true, verified: isVerified, visibility: 'private' }] };
}

async function view(context, repository) {
  const { origin, apiUrl, asker, state } = context;
  const size = repository.size ?? (await sizeOf(repository));
  const account = accountOf(state, repository.owner);
  const role = asker && roleOf(repository, asker.login);
  return repositoryView(repository, { origin, apiUrl, account, role, size });
}

async function sizeOf({ directory }) {
  const text = await git(directory, ['count-objects', '-v']);
  const count = (name) => Number(new RegExp(`^${name}: (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return count('size') + count('size-pack');
}

async function listOwn(context) {
  const asker = requireAsker(context);
  const mine = context.state.repositories
    .filter((one) => roleOf(one, asker.login) !== undefined && mayRead(one, asker))
    .toSorted((a, b) => b.pushedAt - a.pushedAt || b.id - a.id);
  const { items, headers } = paged(context, mine);
  return { headers, body: await Promise.all(items.map((one) => view(context, one))) };
}

/** A page of a list, with GitHub's Link header. */
function paged({ query, address }, all, most = 100) {
  const size = Math.min(Number(query.get('per_page') ?? 30), most);
  const page = Math.max(Number(query.get('page') ?? 1), 1);
  const last = Math.max(Math.ceil(all.length / size), 1);
  const link = (to, rel) => {
    const url = new URL(address);
    url.searchParams.set('page', String(to));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    items: all.slice((page - 1) * size, page * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}

async function create(context) {
  const asker = requireAsker(context);
  const { state, body } = context;
  const { name, description = null, private: isPrivate = false } = body;
  if (!asker.scopes.includes('repo') && !asker.scopes.includes('public_repo')) throw notFound();
  const refuse = (message) =>
    new GithubFailure(422, 'Repository creation failed.', {
      errors: [{ resource: 'Repository', code: 'custom', field: 'name', message }],
    });
  if (typeof name !== 'string' || name === '') throw refuse('name is too short (minimum is 1 character)');
  if (state.find(asker.login, name)) throw refuse('name already exists on this account');
  const repository = await state.add({ owner: asker.login, name, description, isPrivate });
  return { status: 201, body: await view(context, repository) };
}

async function read(context) {
  return { body: await view(context, context.repository) };
}

async function branches(context) {
  const { items, headers } = paged(context, await listBranches(context.repository.directory));
  const body = items.map(({ name, sha }) => ({
    name,
    commit: { sha, url: `${context.base}/commits/${sha}` },
    protected: false,
  }));
  return { headers, body };
}

async function branch(context) {
  const { repository, base, match } = context;
  const name = match[1];
  const sha = await branchHead(repository.directory, name);
  if (sha === undefined) throw new GithubFailure(404, 'Branch not found');
  return { body: { name, commit: { sha, url: `${base}/commits/${sha}` }, protected: false } };
}

/** Throws as GitHub does where there is no commit at all. */
async function refuseEmpty({ directory }) {
  if ((await listBranches(directory)).length === 0) throw isEmpty();
}

async function reference({ repository, base, match }) {
  await refuseEmpty(repository);
  const sha = await branchHead(repository.directory, match[1]);
  if (sha === undefined) throw notFound();
  return { body: referenceView(match[1], sha, base) };
}

export function referenceView(name, sha, base) {
  return {
    ref: `refs/heads/${name}`,
    url: `${base}/git/refs/heads/${name}`,
    object: { sha, type: 'commit', url: `${base}/git/commits/${sha}` },
  };
}

/** A branch before a commit of the same name. */
async function findCommit({ directory }, name) {
  return (await branchHead(directory, name)) ?? resolveObject(directory, name, 'commit');
}

async function commits(context) {
  const { repository, query } = context;
  await refuseEmpty(repository);
  const sha = await findCommit(repository, query.get('sha') ?? repository.defaultBranch);
  if (sha === undefined) throw notFound();
  const path = query.get('path');
  const all = await readCommits(repository.directory, [sha, '--', ...(path === null ? [] : [path])]);
  const { items, headers } = paged(context, all);
  return { headers, body: items.map((one) => commitView(one, viewOf(context, one))) };
}

function viewOf({ state, base, page }, { author }) {
  return { base, page, login: state.accounts.find(({ email }) => email === author.email)?.login };
}

async function commit(context) {
  const { repository, match } = context;
  await refuseEmpty(repository);
  const sha = await findCommit(repository, match[1]);
  if (sha === undefined) throw new GithubFailure(422, `No commit found for SHA: ${match[1]}`);
  const [found] = await readCommits(repository.directory, ['-1', sha]);
  return { body: commitView(found, viewOf(context, found)) };
}

async function compare(context) {
  const { repository, match, base: url, page } = context;
  const { directory } = repository;
  const [base, head] = await Promise.all([
    findCommit(repository, match[1]),
    findCommit(repository, match[2]),
  ]);
  if (base === undefined || head === undefined) throw notFound();
  const mergeBase = await gitIfAny(directory, ['merge-base', base, head]);
  if (mergeBase === undefined)
    throw new GithubFailure(404, `No common ancestor between ${match[1]} and ${match[2]}.`);
  const counted = await git(directory, ['rev-list', '--left-right', '--count', `${base}...${head}`]);
  const [behind, ahead] = counted.split('\t').map(Number);
  const found = await readCommits(directory, ['--reverse', '--topo-order', `${base}..${head}`]);
  const { items, headers } = paged(context, found, 250);
  const [[first], [shared]] = await Promise.all([
    readCommits(directory, ['-1', base]),
    readCommits(directory, ['-1', mergeBase]),
  ]);
  return {
    headers,
    body: {
      url: `${url}/compare/${match[1]}...${match[2]}`,
      html_url: `${page}/compare/${match[1]}...${match[2]}`,
      base_commit: commitView(first, viewOf(context, first)),
      merge_base_commit: commitView(shared, viewOf(context, shared)),
      status: statusOf(ahead, behind),
      ahead_by: ahead,
      behind_by: behind,
      total_commits: found.length,
      commits: items.map((one) => commitView(one, viewOf(context, one))),
      files: [],
    },
  };
}

function statusOf(ahead, behind) {
  if (ahead > 0 && behind > 0) return 'diverged';
  if (ahead > 0) return 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

async function tree({ repository, match, query, base }) {
  await refuseEmpty(repository);
  const { directory, maxTreeEntries } = repository;
  const head = await branchHead(directory, match[1]);
  const sha = await resolveObject(directory, head ?? match[1], 'tree');
  if (sha === undefined) throw notFound();
  const entries = await listTree(directory, sha, query.has('recursive'));
  return { body: treeView(sha, entries.slice(0, maxTreeEntries), base, entries.length > maxTreeEntries) };
}

export function treeView(sha, entries, base, isTruncated) {
  const kinds = { blob: 'blobs', tree: 'trees' };
  const view = ({ path, mode, type, sha: object, size }) => ({
    path,
    mode,
    type,
    sha: object,
    ...(size === undefined ? {} : { size }),
    ...(type in kinds ? { url: `${base}/git/${kinds[type]}/${object}` } : {}),
  });
  return { sha, url: `${base}/git/trees/${sha}`, tree: entries.map(view), truncated: isTruncated };
}

async function blob({ repository, match, base, headers }) {
  await refuseEmpty(repository);
  const sha = match[1];
  const isThere = await gitIfAny(repository.directory, ['cat-file', '-t', sha]);
  if (isThere !== 'blob') throw notFound();
  const bytes = await gitBytes(repository.directory, ['cat-file', 'blob', sha]);
  if (headers.accept?.includes('raw'))
    return { bytes, headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } };
  return {
    body: {
      sha,
      size: bytes.length,
      url: `${base}/git/blobs/${sha}`,
      encoding: 'base64',
      // Sixty letters a line, as GitHub sends it.
      content: bytes.toString('base64').replace(/.{1,60}/g, '$&\n'),
    },
  };
}

/** Leads to where archives are made, with an address that is enough by itself for a while. */
async function zipball({ repository, match, origin, addDownload }) {
  const name = match[1] === undefined || match[1] === '' ? repository.defaultBranch : match[1];
  const sha = await findCommit(repository, name);
  if (sha === undefined) throw notFound();
  const { owner, name: repositoryName } = repository;
  const secret = addDownload({ repository, sha });
  return {
    status: 302,
    bytes: Buffer.alloc(0),
    headers: { location: `${origin}/_codeload/${owner}/${repositoryName}/legacy.zip/${sha}?token=${secret}` },
  };
}

/** What `git archive` makes: it follows .gitattributes, and GitHub's folder is around everything. */
export function archiveOf({ directory, owner, name }, sha) {
  const prefix = `${owner}-${name}-${sha.slice(0, 7)}/`;
  return gitBytes(directory, ['archive', '--format=zip', `--prefix=${prefix}`, sha]);
}
