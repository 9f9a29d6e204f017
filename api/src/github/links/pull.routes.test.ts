import { randomUUID } from 'node:crypto';
import { pullProject, type PullConflict } from '@tessera/shared/contracts';
import type { LocalRepository } from '../../../../tooling/github-server/index.mjs';
import { eq } from 'drizzle-orm';
import { buildProject, say } from '../../testing/build-project';
import { nameOf, startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';
import { projectRepositories, repositoryCalls } from '../tables/links.table';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;
let id: string;
let repository: LocalRepository;

const FILES = { 'a.ts': '1\n2\n3\n', 'b.ts': 'b\n', 'index.html': '<h1>Hello</h1>\n' };

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(async () => {
  bench.github.restore();
  repository = await bench.newRepository();
  id = await bench.makeProject(ada, FILES);
  await bench.link(ada, id, repository);
  await push();
});
afterAll(() => bench.close());

const push = (body?: object) => bench.call(ada, id, 'push', body);
const pull = (body?: object, key?: string) => bench.call(ada, id, 'pull', body, key);

async function pulled(body?: object) {
  const answer = await pull(body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return pullProject.response.parse(answer.json());
}

const numbers = async () => (await bench.versions(ada, id)).map(({ number }) => number);
const commit = (changes: Parameters<LinkedBench['github']['commit']>[2], message = 'Theirs') =>
  bench.github.commit(repository, 'main', changes, { message });

describe('POST /project/:id/github/pull', () => {
  it('[SCR-18] brings what came as one version, and nothing twice', async () => {
    await commit({ 'a.ts': '1\n2\nthree\n' });
    await commit({ 'b.ts': null, 'new/c.ts': 'c\n' });
    expect(await bench.readLink(ada, id)).toMatchObject({ ahead: 0, behind: 2 });
    const { version, commits, leftOut, conflicts } = await pulled();
    expect({ commits, leftOut, conflicts }).toEqual({ commits: 2, leftOut: [], conflicts: [] });
    expect(version).toMatchObject({
      number: 2,
      author: 'user',
      origin: 'pull',
      note: `Pulled 2 commits from ${nameOf(repository)}`,
    });
    expect(await bench.filesOf(ada, id)).toEqual(await bench.clone(repository));
    expect(await bench.readLink(ada, id)).toMatchObject({ ahead: 0, behind: 0 });
    expect(await pulled()).toEqual({ version: null, commits: 0, leftOut: [], conflicts: [] });
    expect((await push()).json()).toMatchObject({ commits: 0, commit: null });
  });

  it('[SAFE-03] names a hundred files that stay away, counts the others, and keeps so much of 50 answers a person', async () => {
    const binary = Buffer.from([0, 1]);
    await commit(Object.fromEntries(Array.from({ length: 103 }, (_, at) => [`${at}.png`, binary])));
    const key = randomUUID();
    const first = await pull({}, key);
    expect(first.json<{ leftOut: object[] }>().leftOut).toHaveLength(100);
    expect(first.json()).toMatchObject({ version: null, moreLeftOut: 3 });
    expect((await pull({}, key)).json()).toEqual(first.json());

    const own = eq(repositoryCalls.userId, ada.user.id);
    for (let more = 0; more < 60; more += 1)
      await bench.api.db.insert(repositoryCalls).values({
        userId: ada.user.id,
        idempotencyKey: randomUUID(),
        requestHash: '',
        answer: {},
        createdAt: new Date(Date.now() - 60_000),
      });
    await pull({}, key);
    expect(await bench.api.db.$count(repositoryCalls, own)).toBeGreaterThan(50);
    const newest = randomUUID();
    await pull({}, newest);
    const kept = await bench.api.db.select().from(repositoryCalls).where(own);
    expect(kept).toHaveLength(50);
    expect(kept.map(({ idempotencyKey }) => idempotencyKey)).toEqual(expect.arrayContaining([key, newest]));
  });

  it('[SCR-18] joins what both changed, and pushes what is ours in one commit on top', async () => {
    await bench.save(ada, id, { 'a.ts': 'one\n2\n3\n' }, 'Mine');
    await bench.save(ada, id, { 'mine.ts': 'm\n' }, 'Mine as well');
    await commit({ 'a.ts': '1\n2\nthree\n' });
    const { version } = await pulled();
    expect(version?.number).toBe(4);
    const files = await bench.filesOf(ada, id);
    expect(files).toMatchObject({ 'a.ts': 'one\n2\nthree\n', 'mine.ts': 'm\n' });
    // Beside the version before, the newest shows what came from GitHub, not what is to go there.
    expect(await bench.readLink(ada, id)).toMatchObject({
      ...{ ahead: 1, behind: 0, branchVersionId: null, branchVersionNumber: 1, mergedUpTo: 3 },
    });
    // GitHub has what was pulled: what is said of the merge is what was merged with it.
    const preview = await bench.preview(ada, id);
    expect(preview.besides.map(({ number }) => number)).toEqual([2, 3]);
    expect(preview.pullRequest.title).toBe('Mine as well and 1 more change');
    expect(preview.pullRequest.body).not.toContain('Pulled');
    expect(preview.pullRequest.body).toContain('- Mine\n- Mine as well\n');
    expect((await push()).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual(files);
    const [newest, theirs] = await bench.github.log(repository, 'main');
    expect(newest?.parents).toEqual([theirs?.sha]);
    expect(newest?.message.trim()).toBe(
      'Mine as well and 1 more change\n\nWith the versions before it:\n- v2: Mine\n- v3: Mine as well',
    );
    expect(await bench.readLink(ada, id)).toMatchObject({
      ...{ ahead: 0, behind: 0, branchVersionNumber: 4, mergedUpTo: null },
    });
  });

  it('[SCR-18] asks where both changed the same lines or one removed the file, and does as decided', async () => {
    await bench.save(ada, id, { 'a.ts': 'mine\n2\n3\n', 'b.ts': null }, 'Mine');
    await commit({ 'a.ts': 'theirs\n2\n3\n', 'b.ts': 'changed\n' });
    const asked = await pull();
    expect(asked.statusCode).toBe(409);
    const { code, conflicts } = asked.json<{ code: string; conflicts: PullConflict[] }>();
    expect([code, conflicts]).toEqual([
      'CONFLICT',
      [
        { path: 'a.ts', places: [{ mine: 'mine\n', theirs: 'theirs\n' }] },
        { path: 'b.ts', places: [{ mine: '', theirs: 'changed\n' }], removedBy: 'mine' },
      ],
    ]);
    expect(await numbers()).toEqual([2, 1]);
    const decided = conflicts.flatMap(({ path, places }) =>
      places.map((place) => ({ path, ...place, text: path === 'a.ts' ? 'both\n' : place.theirs })),
    );
    const { version } = await pulled({ decided });
    expect(version?.number).toBe(3);
    expect(await bench.filesOf(ada, id)).toMatchObject({ 'a.ts': 'both\n2\n3\n', 'b.ts': 'changed\n' });
    expect((await push()).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
  });

  it('[SCR-18] can be decided in many files and places at once', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `many/${at}.ts`);
    const lines = (word: string) =>
      Array.from(
        { length: 120 },
        (_, at) => `${at % 2 === 0 ? `${word} ${'x'.repeat(40)}` : 'kept'} ${at}\n`,
      ).join('');
    const all = (word: string) => Object.fromEntries(names.map((path) => [path, lines(word)]));
    await bench.save(ada, id, all('base'), 'Base');
    await push();
    await bench.save(ada, id, all('mine'), 'Mine');
    await commit(all('theirs'));
    const { conflicts } = (await pull()).json<{ conflicts: PullConflict[] }>();
    expect(conflicts.map(({ path, places }) => [path, places.length])).toEqual(
      names.toSorted().map((path) => [path, 60]),
    );
    const decided = conflicts.flatMap(({ path, places }) =>
      places.map((place) => ({ path, ...place, text: place.theirs })),
    );
    expect((await pulled({ decided })).version?.note).toBe(`Pulled 1 commit from ${nameOf(repository)}`);
    expect(await bench.filesOf(ada, id)).toMatchObject(all('theirs'));
  });

  it('[SCR-18] keeps what it has where GitHub has what a project cannot hold, and says so', async () => {
    const key = `ghp_${'b'.repeat(36)}`;
    await commit({
      'b.ts': Buffer.from([0, 1, 2]),
      'logo.png': Buffer.from([0, 255]),
      '.env': 'A=1\n',
      'key.ts': `const k = '${key}';\n`,
      'big.txt': 'x'.repeat(1_000_001),
      'a.ts': '1\n2\nthree\n',
    });
    const { version, leftOut } = await pulled();
    expect(version?.number).toBe(2);
    const left = ['.env', 'b.ts', 'big.txt', 'key.ts', 'logo.png'];
    expect(leftOut.map(({ path }) => path).sort()).toEqual(left);
    expect(await bench.filesOf(ada, id)).toEqual({ ...FILES, 'a.ts': '1\n2\nthree\n' });
    // And leaves it there, whatever the project changes.
    await bench.save(ada, id, { 'b.ts': 'mine\n', 'a.ts': null }, 'More');
    expect((await push()).json()).toMatchObject({ commits: 1, leftOut: [{ path: 'b.ts' }] });
    expect(await bench.github.paths(repository, 'main')).toEqual([...left, 'index.html'].sort());
  });

  it('[SCR-18] merges a branch whose history was written anew, and lets nobody push over it', async () => {
    await bench.save(ada, id, { 'mine.ts': 'm\n' }, 'Mine');
    const tree = await bench.git(repository, 'rev-parse', 'main^{tree}');
    const who = ['-c', 'user.name=Bob', '-c', 'user.email=bob@example.com'];
    const root = await bench.git(repository, ...who, 'commit-tree', tree, '-m', 'Anew');
    await bench.git(repository, 'update-ref', 'refs/heads/main', root);
    await commit({ 'theirs.ts': 't\n' });
    expect((await push()).json()).toMatchObject({ code: 'DIVERGED', behind: 2 });
    expect(await pulled()).toMatchObject({ commits: 2, version: { number: 3 } });
    expect(await bench.filesOf(ada, id)).toEqual({ ...FILES, 'mine.ts': 'm\n', 'theirs.ts': 't\n' });
    expect((await push()).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
  });

  it('[SCR-18] finds that a pull request with its own changes was merged', async () => {
    await bench.save(ada, id, { 'a.ts': 'one\n2\n3\n' }, 'Mine');
    const wish = { title: 'One', body: 'Please', branch: 'one' };
    const opened = await bench.api.post(`/project/${id}/github/pull-request`, wish, ada.token);
    expect(opened.json()).toMatchObject({ number: 1, branch: 'one' });
    // As GitHub squashes.
    await commit({ 'a.ts': 'one\n2\n3\n' }, 'One (#1)');
    expect(await pulled()).toMatchObject({ version: null, commits: 1 });
    expect(await bench.readLink(ada, id)).toMatchObject({ ahead: 0, behind: 0 });
    expect(await numbers()).toEqual([2, 1]);
  });

  it('[SCR-18] follows a repository that was renamed, and refuses one that took its name', async () => {
    await commit({ 'c.ts': 'c\n' });
    const before = nameOf(repository);
    bench.github.renameRepository(repository, `${repository.name}-new`);
    expect(await pulled()).toMatchObject({ commits: 1 });
    expect(await bench.readLink(ada, id)).toMatchObject({ repository: nameOf(repository), behind: 0 });
    await bench.api.db
      .update(projectRepositories)
      .set({ repository: before })
      .where(eq(projectRepositories.projectId, id));
    await bench.github.createRepository(before.slice(before.indexOf('/') + 1), { 'x.ts': 'x\n' });
    const refused = await pull();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    expect(await bench.readLink(ada, id)).toMatchObject({ problem: 'notFound', behind: null });
    // As the refusal says: linked again, it is the one that has the name now.
    const body = { repository: before };
    const again = await bench.api.call('PUT', `/project/${id}/github`, { token: ada.token, body });
    expect(again.json()).toMatchObject({ link: { problem: null, behind: 1 } });
  });

  it('[SCR-18] says that a branch is gone, that GitHub is away, and what it does not take any more', async () => {
    await bench.save(ada, id, { 'c.ts': 'c\n' }, 'C');
    await bench.git(repository, 'update-ref', '-d', 'refs/heads/main');
    expect((await pull()).statusCode).toBe(404);
    await push();
    const codes = async () =>
      [await pull(), await push()].map((answer) => answer.json<{ code: string }>().code);
    bench.github.interfere({ kind: 'status', status: 500 });
    expect(await codes()).toEqual(['UPSTREAM_FAILED', 'UPSTREAM_FAILED']);
    expect(await bench.readLink(ada, id)).toMatchObject({ problem: 'away', ahead: 0 });
    bench.github.restore();
    bench.github.interfere({ kind: 'rateLimit' });
    const limited = await pull();
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(60);
    expect(await bench.readLink(ada, id)).toMatchObject({ problem: 'rateLimited' });
    bench.github.restore();
    bench.github.revokeAllTokens();
    expect(await codes()).toEqual(['RECONNECT', 'RECONNECT']);
    expect(await bench.readLink(ada, id)).toMatchObject({ problem: 'reconnect' });
    await bench.connect(ada);
    expect(await bench.readLink(ada, id)).toMatchObject({ problem: null });
  });

  it('[SCR-18] pulls nothing into a project that is unlinked meanwhile, and answers the same to the same key', async () => {
    await commit({ 'c.ts': 'c\n' });
    const key = randomUUID();
    const [one, other] = [await pull({}, key), await pull({}, key)];
    expect(one.json()).toMatchObject({ version: { number: 2 } });
    expect(other.json()).toEqual(one.json());
    await commit({ 'd.ts': 'd\n' });
    const held = bench.github.interfere({ kind: 'hold', match: /git\/trees/ });
    const slow = pull();
    await held.met;
    const unlinked = { token: ada.token, body: { repository: null } };
    expect((await bench.api.call('PUT', `/project/${id}/github`, unlinked)).json()).toEqual({ link: null });
    held.release();
    expect((await slow).statusCode).toBe(409);
    expect(await numbers()).toEqual([2, 1]);
    expect((await pull()).statusCode).toBe(409);
  });
});

describe('a pull into a project', () => {
  it('[SCR-18] takes the last file away that the branch does not have any more', async () => {
    await commit({ 'a.ts': null, 'b.ts': null, 'index.html': null, 'logo.png': Buffer.from([0, 255]) });
    expect((await pulled()).version?.number).toBe(2);
    expect(await bench.filesOf(ada, id)).toEqual({});
  });
});

describe('an application with a model', () => {
  it('[SCR-18] has the model that came, and what chat changes afterwards goes back', async () => {
    const { project } = await buildProject(bench.api, ada);
    id = project.id;
    repository = await bench.newRepository();
    await bench.link(ada, id, repository);
    await push();
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
    // Another project of the same repository, as somebody else's Tessera would have it.
    const copied = await bench.api.post('/project', { projectName: 'Other', fromProjectId: id }, ada.token);
    expect(copied.statusCode).toBe(201);
    const other = copied.json<{ project: { id: string } }>().project.id;
    expect(await bench.readLink(ada, other)).toBeNull();
    expect((await say(bench.api, ada, other, 'Add a mood field')).status).toBe('succeeded');
    const theirs = await bench.filesOf(ada, other);
    const mine = await bench.filesOf(ada, id);
    await commit(Object.fromEntries(Object.entries(theirs).filter(([path, text]) => mine[path] !== text)));
    expect((await pulled()).version?.number).toBe(2);
    expect(await bench.filesOf(ada, id)).toEqual(theirs);
    const run = await say(bench.api, ada, id, 'Make mood required');
    expect(run).toMatchObject({ status: 'succeeded', conflicts: [] });
    expect((await push()).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
  });
});
