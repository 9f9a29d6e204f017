import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GithubApi } from './github-api.port';
import { GITHUB_LIMITS } from './github-request.client';
import { createGithubClient } from './github.client';
import { createTreeCache } from './tree-cache.client';

/** What stands where GitHub should, and answers as a test tells it. */
let answer: (response: ServerResponse) => void;
let asked = 0;
let url = '';
let api: GithubApi;
const server = createServer((_request, response) => {
  asked += 1;
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
  api = createGithubClient(url).as('ghp_x');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function answers(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing',
    (error: unknown) => error,
  );

const hash = (number: number) => number.toString(16).padStart(40, '0');
const treeOf = (count: number) => ({
  sha: hash(1),
  tree: Array.from({ length: count }, (_, at) => ({
    ...{ path: `f/${at}`, mode: '100644', type: 'blob' },
    ...{ sha: hash(at), size: 1 },
  })),
});
const REPOSITORY = {
  ...{ id: 5, name: 'x', full_name: 'ada-l/x', owner: { login: 'ada-l' }, private: false },
  html_url: 'https://github.com/ada-l/x',
};

describe('what is answered in the place of GitHub', () => {
  it('is said to be too large, and not that GitHub is away', async () => {
    const narrow = createGithubClient(url, { ...GITHUB_LIMITS, answerBytes: 1_000_000 }).as('ghp_x');
    answers(`"${'a'.repeat(1_100_000)}"`);
    expect(await failure(narrow.account())).toMatchObject({
      code: 'TOO_LARGE',
      message: 'GitHub sends more than 1 MB, which is more than Tessera reads.',
    });
  });

  it('is nothing where it is no JSON, of no known type, or empty', async () => {
    for (const [body, status, type] of [
      ['<h1>Sign in to the Wi-Fi</h1>', 200, 'text/html'],
      ['{}', 200, 'garbage garbage'],
      ['{}', 500, 'garbage garbage'],
      ['', 204, 'application/json'],
      ['null', 200, 'application/json'],
    ] as const) {
      answers(body, status, { 'content-type': type });
      expect(await failure(api.account())).toMatchObject({ code: 'UPSTREAM_FAILED' });
    }
  });

  it('has no more entries in a tree than the server’s thread can bear', async () => {
    answers(treeOf(20_000));
    expect((await api.tree('ada-l/x', hash(7))).entries).toHaveLength(20_000);
    answers(treeOf(20_001));
    const message =
      'This repository has more than 20,000 files and folders, which is more than Tessera reads.';
    expect(await failure(api.tree('ada-l/x', hash(8)))).toMatchObject({
      ...{ code: 'TOO_LARGE', message },
      extra: { fields: { repository: message } },
    });
  });

  it('is asked for a commit’s tree once by a token, and for a branch’s each time', async () => {
    const client = createGithubClient(url);
    answers(treeOf(2));
    const [one, other] = [client.as('ghp_one'), client.as('ghp_other')];
    const first = await one.tree('ada-l/x', hash(7));
    expect(await one.tree('Ada-L/x', hash(7))).toEqual(first);
    expect(asked).toBe(1);
    await other.tree('ada-l/x', hash(7));
    expect(asked).toBe(2);
    await one.tree('ada-l/x', 'main');
    await one.tree('ada-l/x', 'main');
    expect(asked).toBe(4);
  });

  it('leads people to pages of the web only', async () => {
    answers(REPOSITORY);
    expect((await api.repository('ada-l/x')).html_url).toBe('https://github.com/ada-l/x');
    answers({ ...REPOSITORY, html_url: 'javascript:alert(1)' });
    expect(await failure(api.repository('ada-l/x'))).toMatchObject({ code: 'UPSTREAM_FAILED' });
  });

  it('has only texts for words', async () => {
    answers({ message: { toString: 1 }, errors: [null, 1, { field: {}, code: [] }, 'It is odd'] }, 422);
    expect(await failure(api.account())).toMatchObject({
      code: 'UNPROCESSABLE',
      message: 'GitHub refuses this: It is odd.',
    });
  });

  it('makes nobody wait for more than an hour', async () => {
    answers({}, 403, { 'retry-after': '999999999999' });
    expect(await failure(api.account())).toMatchObject({ extra: { retryAfter: 3600 } });
    answers({}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' });
    expect(await failure(api.account())).toMatchObject({ extra: { retryAfter: 3600 } });
  });
});

describe('the trees that are kept', () => {
  it('are those used last, of so many bytes together', () => {
    const cache = createTreeCache(100);
    const tree = { sha: hash(1), entries: [], isTruncated: false };
    cache.keep('a', tree, 40);
    cache.keep('b', tree, 40);
    expect(cache.find('a')).toBe(tree);
    cache.keep('c', tree, 40);
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
    cache.keep('d', tree, 101);
    expect(cache.find('d')).toBeUndefined();
  });
});
