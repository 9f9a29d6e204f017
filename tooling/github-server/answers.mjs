/** An answer that is no success, as GitHub words it. */
export class GithubFailure extends Error {
  constructor(status, message, more = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

export const notFound = () => new GithubFailure(404, 'Not Found');
export const isEmpty = () => new GithubFailure(409, 'Git Repository is empty.');

/** Headers that every answer of GitHub has. */
export function limitHeaders({ limit = 5000, remaining = 4999, reset } = {}) {
  const end = reset ?? Math.floor(Date.now() / 1000) + 3600;
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-used': String(limit - remaining),
    'x-ratelimit-reset': String(end),
    'x-ratelimit-resource': 'core',
    'x-github-media-type': 'github.v3; format=json',
  };
}

export function accountView({ id, login, name, email }, origin) {
  return {
    login,
    id,
    name: name ?? null,
    email: email ?? null,
    type: 'User',
    html_url: `${origin}/${login}`,
    avatar_url: `${origin}/${login}.png`,
  };
}

export function repositoryView(repository, { origin, apiUrl, account, role, size }) {
  const { id, owner, name, isPrivate, defaultBranch, license } = repository;
  const url = `${origin}/${owner}/${name}`;
  return {
    id,
    name,
    full_name: `${owner}/${name}`,
    private: isPrivate,
    visibility: isPrivate ? 'private' : 'public',
    owner: { login: owner, id: account?.id ?? 0, type: 'User' },
    html_url: url,
    clone_url: `${url}.git`,
    url: `${apiUrl}/repos/${owner}/${name}`,
    description: repository.description,
    fork: false,
    language: repository.language,
    stargazers_count: repository.stars,
    forks_count: repository.forks,
    size,
    default_branch: defaultBranch,
    topics: repository.topics,
    archived: repository.isArchived,
    disabled: false,
    license: license === null ? null : { key: license.toLowerCase(), name: license, spdx_id: license },
    created_at: isoOf(repository.createdAt),
    updated_at: isoOf(repository.pushedAt),
    pushed_at: isoOf(repository.pushedAt),
    permissions: {
      admin: role === 'admin',
      maintain: role === 'admin',
      push: role === 'admin' || role === 'write',
      triage: role === 'admin' || role === 'write',
      pull: true,
    },
  };
}

/** In whole seconds, as GitHub writes times. */
export const isoOf = (date) => date.toISOString().replace(/\.\d+Z$/, 'Z');

export function gitCommitView(commit, { base, page }) {
  return {
    sha: commit.sha,
    url: `${base}/git/commits/${commit.sha}`,
    html_url: `${page}/commit/${commit.sha}`,
    author: commit.author,
    committer: commit.committer,
    message: commit.message,
    tree: { sha: commit.tree, url: `${base}/git/trees/${commit.tree}` },
    parents: commit.parents.map((sha) => ({ sha, url: `${base}/git/commits/${sha}` })),
  };
}

export function commitView(commit, { base, page, login }) {
  const { sha, url, html_url, author, committer, message, tree, parents } = gitCommitView(commit, {
    base,
    page,
  });
  return {
    sha,
    url: url.replace('/git/', '/'),
    html_url,
    commit: { author, committer, message, tree, url, comment_count: 0 },
    author: login === undefined ? null : { login },
    committer: login === undefined ? null : { login },
    parents,
  };
}
