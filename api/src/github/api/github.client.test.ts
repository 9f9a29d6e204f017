import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startLocalGithub,
  type LocalGithub,
  type LocalRepository,
} from '../../../../tooling/github-server/index.mjs';
import type { GithubApi } from './github-api.port';
import { GITHUB_LIMITS } from './github-request.client';
import { createGithubClient } from './github.client';

let github: LocalGithub;
let token: string;
let api: GithubApi;
let folder: string;
const refused = { count: 0 };
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-github-'));
  github = await startLocalGithub();
  github.addAccount({ id: 7, login: 'bob', email: 'bob@example.com' });
});
beforeEach(() => {
  github.restore();
  github.calls.length = 0;
  refused.count = 0;
  token = github.createToken();
  api = createGithubClient(github.apiUrl).as(token, () => {
    refused.count += 1;
    return Promise.resolve();
  });
});
afterAll(async () => {
  await github.close();
  await rm(folder, { recursive: true, force: true });
});

const FILES = { 'README.md': '# Hello\n', 'src/main.ts': 'export const one = 1;\n' };

async function repositoryOf(files = {}, options = {}): Promise<[LocalRepository, string, string]> {
  number += 1;
  const repository = await github.createRepository(`r${number}`, files, options);
  const [head] = Object.keys(files).length === 0 ? [] : await github.log(repository, 'main');
  return [repository, `${repository.owner}/${repository.name}`, head?.sha ?? ''];
}

/** What a call fails with. */
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

describe('reading', () => {
  it('[GIT-03] tells whose token it is, and of repositories what the page shows', async () => {
    const [, name] = await repositoryOf(FILES, {
      description: 'A page',
      language: 'TypeScript',
      stars: 3,
      topics: ['react'],
      license: 'MIT',
      isPrivate: true,
    });
    expect(await api.account()).toMatchObject({ id: 42, login: 'ada-l' });
    const [first] = await api.repositories(1);
    expect(first).toMatchObject({
      full_name: name,
      owner: { login: 'ada-l' },
      description: 'A page',
      language: 'TypeScript',
      stargazers_count: 3,
      visibility: 'private',
      default_branch: 'main',
      topics: ['react'],
      license: 'MIT',
      isArchived: false,
      canPush: true,
    });
    expect(await api.repository(name)).toEqual(first);
  });

  it('reads branches, commits, trees with modes and sizes, and blobs byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    const [repository, name, head] = await repositoryOf({
      ...FILES,
      'a b/ü.sh': { content: '#!/bin/sh\n', mode: '100755' },
      bytes,
      link: { link: 'README.md' },
      module: { submodule: '1'.repeat(40) },
    });
    await github.commit(repository, 'feature/x', { y: '1' });
    expect(await api.branches(name)).toEqual(['feature/x', 'main']);
    expect(await api.branch(name, 'main')).toBe(head);
    expect(await api.branch(name, 'feature/x')).toMatch(/^[0-9a-f]{40}$/);
    expect(await api.branch(name, 'other')).toBeUndefined();
    const { entries, isTruncated } = await api.tree(name, head);
    expect(isTruncated).toBe(false);
    expect(entries.map(({ path, mode, type, size }) => [path, mode, type, size])).toEqual([
      ['README.md', '100644', 'blob', 8],
      ['a b', '040000', 'tree', 0],
      ['a b/ü.sh', '100755', 'blob', 10],
      ['bytes', '100644', 'blob', 4],
      ['link', '120000', 'blob', 9],
      ['module', '160000', 'commit', 0],
      ['src', '040000', 'tree', 0],
      ['src/main.ts', '100644', 'blob', 22],
    ]);
    const found = entries.find(({ path }) => path === 'bytes');
    expect(await api.blob(name, found?.sha ?? '')).toEqual(bytes);
    expect(await api.commit(name, head)).toMatchObject({ sha: head, message: 'First commit', parents: [] });
    const zip = join(folder, 'repository.zip');
    await api.zip(name, head, zip);
    expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK');
  });

  it('finds no branch in a repository without a commit, and says of the rest that it is empty', async () => {
    const [, name] = await repositoryOf();
    expect(await api.branch(name, 'main')).toBeUndefined();
    expect(await api.branches(name)).toEqual([]);
    expect(await failure(api.tree(name, 'main'))).toMatchObject({
      code: 'UNPROCESSABLE',
      message: 'This repository has no commit yet.',
    });
  });

  it('counts the commits on both sides, and has the newest of many', async () => {
    const [repository, name, base] = await repositoryOf(FILES);
    const head = await github.commit(
      repository,
      'main',
      { 'README.md': '# Hello there\n' },
      { message: 'Two' },
    );
    expect(await api.commitsBetween(name, base, head)).toMatchObject({
      ahead: 1,
      behind: 0,
      mergeBase: base,
      commits: [{ sha: head, message: 'Two', author: { name: 'Grace Hopper' } }],
    });
    expect(await api.commitsBetween(name, head, base)).toMatchObject({ ahead: 0, behind: 1, commits: [] });
    expect(await api.commitsBetween(name, 'f'.repeat(40), head)).toBeUndefined();
    const more = Array.from({ length: 110 }, (_, n) => ({ message: `n ${n}`, path: 'n', text: String(n) }));
    const last = await github.commitMany(repository, 'main', more);
    const many = await api.commitsBetween(name, base, last);
    expect(many?.ahead).toBe(111);
    expect(many?.commits.slice(0, 2).map(({ message }) => message)).toEqual(['n 109', 'n 108']);
    expect(many?.commits.length).toBe(111);
  });

  it('follows a repository that was renamed', async () => {
    const [repository, name, head] = await repositoryOf(FILES);
    github.renameRepository(repository, `new-${repository.name}`);
    expect((await api.repository(name)).full_name).toBe(`ada-l/new-${name.split('/')[1]}`);
    expect(await api.branch(name, 'main')).toBe(head);
    await api.createBranch(name, 'x', head);
    expect(await api.branches(name)).toEqual(['main', 'x']);
  });
});

describe('writing', () => {
  it('makes a commit on top of another, and moves the branch forward only', async () => {
    const [repository, name, head] = await repositoryOf(FILES);
    const blob = await api.createBlob(name, Buffer.from([1, 0, 2]));
    const tree = await api.createTree(name, head, [
      { path: 'src/two.ts', mode: '100644', content: 'export const two = "ü";\n' },
      { path: 'bytes', mode: '100755', sha: blob },
      { path: 'README.md', mode: '100644', sha: null },
    ]);
    const author = { name: 'Ada', email: 'ada@example.com', date: '2026-03-01T12:00:00Z' };
    const commit = await api.createCommit(name, { message: 'Mine', tree, parents: [head], author });
    expect(await api.branch(name, 'main')).toBe(head);
    await api.moveBranch(name, 'main', commit);
    expect(await github.paths(repository, 'main')).toEqual(['bytes', 'src/main.ts', 'src/two.ts']);
    expect(await github.readFile(repository, 'main', 'src/two.ts')).toBe('export const two = "ü";');
    const [newest] = await github.log(repository, 'main');
    expect(newest).toMatchObject({ sha: commit, message: 'Mine', author, committer: author });
    const other = await api.createCommit(name, { message: 'Beside', tree, parents: [head] });
    expect(await failure(api.moveBranch(name, 'main', other))).toMatchObject({ code: 'DIVERGED' });
    await api.createBranch(name, 'beside', other);
    expect(await failure(api.createBranch(name, 'beside', other))).toMatchObject({ code: 'CONFLICT' });
    const asked = { title: 'Take this', body: 'Why', head: 'beside', base: 'main' };
    expect(await api.createPullRequest(name, asked)).toEqual({
      number: 1,
      url: `${github.url}/${name}/pull/1`,
    });
    expect(await failure(api.createPullRequest(name, asked))).toMatchObject({
      code: 'UNPROCESSABLE',
      message: expect.stringContaining('A pull request already exists for ada-l:beside.') as string,
    });
  });

  it('begins an empty repository with one file, over nothing that is there', async () => {
    const [repository, name] = await repositoryOf();
    const { commit, tree } = await api.beginEmpty(name);
    expect(await github.log(repository, 'main')).toMatchObject([{ sha: commit, tree, parents: [] }]);
    expect(await github.readFile(repository, 'main', 'README.md')).toBe(`# ${repository.name}`);
    expect(await failure(api.beginEmpty(name))).toMatchObject({ code: 'CONFLICT' });
    const [other, faster] = await repositoryOf({ 'theirs.txt': '1\n' });
    expect(await failure(api.beginEmpty(faster))).toMatchObject({ code: 'CONFLICT' });
    expect(await github.readFile(other, 'main', 'theirs.txt')).toBe('1');
  });

  it('creates a repository, and says why not', async () => {
    const made = { name: `made-${number}`, isPrivate: true, description: 'Mine' };
    expect(await api.createRepository(made)).toMatchObject({
      full_name: `ada-l/${made.name}`,
      visibility: 'private',
    });
    expect(await failure(api.createRepository(made))).toMatchObject({
      code: 'CONFLICT',
      extra: { fields: { name: `You already have a repository "${made.name}" at GitHub` } },
    });
    const weak = createGithubClient(github.apiUrl).as(github.createToken('ada-l', { scopes: ['read:user'] }));
    expect(await failure(weak.createRepository(made))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what goes wrong', () => {
  it('says so of a token that GitHub does not take, and tells whoever keeps it', async () => {
    github.revokeToken(token);
    const error = await failure(api.account());
    expect(error).toMatchObject({ code: 'RECONNECT' });
    expect(refused.count).toBe(1);
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(token);
  });

  it('says when to try again once GitHub takes no more calls', async () => {
    github.interfere({ kind: 'rateLimit', reset: Math.floor(Date.now() / 1000) + 600 });
    expect(await failure(api.account())).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'GitHub takes no more calls for this account right now. Try again in 10 minutes.',
      extra: { retryAfter: expect.closeTo(600, -1) as number },
    });
    github.restore();
    github.interfere({ kind: 'secondary', seconds: 40 });
    expect(await failure(api.account())).toMatchObject({ extra: { retryAfter: 40 } });
    expect(github.calls).toHaveLength(2);
  });

  it('waits once when GitHub asks for a moment', async () => {
    github.interfere({ kind: 'secondary', seconds: 1, times: 1 });
    expect(await api.account()).toMatchObject({ login: 'ada-l' });
    expect(github.calls).toHaveLength(2);
  });

  it('tells what is not shown from what may not be changed', async () => {
    const [, hidden] = await repositoryOf(FILES, { owner: 'bob', isPrivate: true });
    expect(await failure(api.repository(hidden))).toMatchObject({ code: 'NOT_FOUND' });
    const [, shown, head] = await repositoryOf(FILES, { owner: 'bob' });
    expect(await api.repository(shown)).toMatchObject({ canPush: false });
    expect(await failure(api.createBranch(shown, 'x', head))).toMatchObject({
      code: 'FORBIDDEN',
      message: `This GitHub account may not push to ${shown}.`,
    });
  });

  it('has one sentence for no answer, an error and nonsense', async () => {
    const [, name] = await repositoryOf(FILES);
    for (const rule of [{ kind: 'drop' }, { kind: 'status', status: 502 }] as const) {
      github.restore();
      github.interfere(rule);
      expect(await failure(api.repository(name))).toMatchObject({
        code: 'UPSTREAM_FAILED',
        message: 'GitHub does not answer right now. Try again in a moment.',
      });
    }
    const nowhere = createGithubClient('http://127.0.0.1:9').as(token);
    expect(await failure(nowhere.account())).toMatchObject({ code: 'UPSTREAM_FAILED' });
  });

  it('waits no longer and takes no more than it was told', async () => {
    const [, name, head] = await repositoryOf({ ...FILES, big: 'x'.repeat(5000) });
    const limits = { ...GITHUB_LIMITS, milliseconds: 300, zipBytes: 300 };
    const hasty = createGithubClient(github.apiUrl, limits).as(token);
    expect(await failure(hasty.zip(name, head, join(folder, 'large.zip')))).toMatchObject({
      code: 'TOO_LARGE',
    });
    github.interfere({ kind: 'slow', milliseconds: 2000 });
    expect(await failure(hasty.account())).toMatchObject({ code: 'UPSTREAM_FAILED' });
    const narrow = createGithubClient(github.apiUrl, { ...GITHUB_LIMITS, answerBytes: 50 }).as(token);
    github.restore();
    expect(await failure(narrow.account())).toMatchObject({ code: 'TOO_LARGE' });
  });

  it('sends the token to GitHub alone, with a name of our own', async () => {
    await api.account();
    expect(github.calls[0]?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      'user-agent': 'Tessera',
      'x-github-api-version': '2022-11-28',
    });
  });
});
