import { randomUUID } from 'node:crypto';
import type { LocalRepository } from '../../../../tooling/github-server/index.mjs';
import { sql } from 'drizzle-orm';
import { until } from '../../testing/build-project';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;

/** What an empty repository is begun with. */
const FIRST = 'Begin the repository';
const FILES = { 'a.ts': 'a\n' };

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(() => bench.github.restore());
afterAll(() => bench.close());

const push = (id: string, body: object = {}) =>
  bench.api.call('POST', `/project/${id}/github/push`, {
    token: ada.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

const unlink = (id: string) =>
  bench.api.call('PUT', `/project/${id}/github`, { token: ada.token, body: { repository: null } });

const titles = async (repository: LocalRepository, ref = 'main') =>
  (await bench.github.log(repository, ref)).map(({ message }) => message.trim());

async function start(): Promise<{ id: string; repository: LocalRepository }> {
  const repository = await bench.newRepository();
  const id = await bench.makeProject(ada, FILES);
  await bench.link(ada, id, repository);
  return { id, repository };
}

describe('a push that was cut off', () => {
  it('[SCR-18] goes on where the branch was not moved yet: nothing is there twice', async () => {
    const { id, repository } = await start();
    await push(id);
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    bench.github.interfere({ kind: 'drop', match: /^PATCH/ });
    expect((await push(id)).statusCode).toBe(502);
    bench.github.restore();
    expect(await titles(repository)).toHaveLength(2);
    expect((await push(id)).json()).toMatchObject({ commits: 1 });
    expect(await titles(repository)).toEqual(['B', 'Imported as code only', FIRST]);
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
  });

  it('[SCR-18] is taken for done where the branch was moved and nobody heard of it, also below later commits', async () => {
    const { id, repository } = await start();
    await push(id);
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    const [before] = await bench.github.log(repository, 'main');
    await push(id);
    // As it stood in the database a moment before the answer came.
    await bench.api.db.execute(sql`update repository_branches set commit = ${before?.sha ?? ''},
      version_number = 1, pending_commit = commit, pending_tree_hash = tree_hash, pending_version_number = 2
      where project_id = ${id}`);
    await bench.github.commit(repository, 'main', { 'theirs.ts': 't\n' }, { message: 'Theirs' });
    expect((await push(id)).json()).toMatchObject({ code: 'DIVERGED', behind: 1 });
    expect(await bench.readLink(ada, id)).toMatchObject({ ahead: 0, behind: 1 });
    const pulled = await bench.api.post(`/project/${id}/github/pull`, {}, ada.token);
    expect(pulled.json()).toMatchObject({ commits: 1, version: { number: 3 } });
    expect((await push(id)).json()).toMatchObject({ commits: 0 });
    expect(await titles(repository)).toEqual(['Theirs', 'B', 'Imported as code only', FIRST]);
  });

  it('[SCR-18] goes on in a repository that was empty and has our first file by then', async () => {
    const { id, repository } = await start();
    bench.github.interfere({ kind: 'drop', match: /^POST .*git\/commits/ });
    expect((await push(id)).statusCode).toBe(502);
    bench.github.restore();
    expect(await titles(repository)).toEqual([FIRST]);
    expect((await push(id)).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual(FILES);
  });

  it.each([
    ['other files', { 'README.md': '# Ours\n', 'src/work.ts': 'work\n' }],
    ['other words in that file', { 'README.md': '# Years of work\n' }],
    ['a file that is run', { 'README.md': { content: 'ours', mode: '100755' } }],
  ] as const)(
    '[SCR-18] takes nothing of a repository whose only commit is called as ours, with %s',
    async (_, files) => {
      const repository = await bench.newRepository();
      const name = repository.name;
      const given = Object.entries(files).map(([path, file]) => {
        return [path, typeof file === 'string' ? file : { ...file, content: `# ${name}\n` }] as const;
      });
      await bench.github.commit(repository, 'main', Object.fromEntries(given), {
        message: 'Begin the repository',
      });
      const before = await bench.clone(repository);
      const id = await bench.makeProject(ada, FILES);
      await bench.link(ada, id, repository);
      expect((await push(id)).json()).toMatchObject({ code: 'DIVERGED' });
      expect(await bench.clone(repository)).toEqual(before);
    },
  );

  it.each([
    ['was unlinked', (id: string) => unlink(id), 409],
    [
      'was deleted',
      (id: string) => bench.api.call('DELETE', `/project/${id}`, { token: ada.token, body: {} }),
      404,
    ],
    [
      'lost its account',
      () => bench.api.post('/auth/disconnectedgithub', { userId: ada.user.id }, ada.token),
      409,
    ],
  ] as const)('[SCR-18] moves no branch of a project that %s meanwhile', async (_, letGo, status) => {
    const { id, repository } = await start();
    await push(id);
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    bench.github.calls.length = 0;
    bench.github.interfere({ kind: 'slow', match: /POST .*git\/commits/, milliseconds: 2000 });
    const pushing = push(id);
    await until(() => Promise.resolve(bench.github.calls.some(({ method }) => method === 'POST')));
    expect((await letGo(id)).statusCode).toBeLessThan(300);
    expect((await pushing).statusCode).toBe(status);
    bench.github.restore();
    await bench.connect(ada);
    expect(await titles(repository)).toEqual(['Imported as code only', 'Begin the repository']);
  });

  it('[SCR-18] finds the branch that it made', async () => {
    const { id, repository } = await start();
    await push(id);
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    await push(id, { newBranch: 'work' });
    await bench.api.db.execute(sql`update repository_branches set pending_commit = commit,
      pending_tree_hash = tree_hash, pending_version_number = version_number, commit = null
      where project_id = ${id} and branch = 'work'`);
    const again = await push(id, { newBranch: 'work' });
    const [head] = await bench.github.log(repository, 'work');
    expect(again.json()).toMatchObject({ branch: 'work', commit: head?.sha });
    expect((await push(id, { newBranch: 'work' })).statusCode).toBe(409);
  });
});

describe('a link that pushes after every version', () => {
  it('[SCR-18] pushes by itself, and says why it could not', async () => {
    const { id, repository } = await start();
    await push(id);
    await bench.link(ada, id, repository, { pushOnVersion: true });
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    await until(async () => (await titles(repository)).length === 3);
    await bench.github.commit(repository, 'main', { 'theirs.ts': 't\n' });
    await bench.save(ada, id, { 'b.ts': 'bb\n' }, 'BB');
    await until(async () => (await bench.readLink(ada, id))?.pushProblem !== null);
    expect(await bench.readLink(ada, id)).toMatchObject({
      pushProblem: 'GitHub has 1 newer commit. Pull first, or push to a new branch.',
      ahead: 1,
    });
    // A pull makes a version, which is pushed as well.
    await bench.api.post(`/project/${id}/github/pull`, {}, ada.token);
    await until(async () => (await bench.readLink(ada, id))?.ahead === 0);
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
    expect(await bench.readLink(ada, id)).toMatchObject({ pushProblem: null, behind: 0 });
    const off = await bench.link(ada, id, repository, { pushOnVersion: false });
    expect(off).toMatchObject({ pushOnVersion: false });
    const jobs = await bench.api.db.execute(sql`select 1 from jobs where failed_at is not null`);
    expect(jobs).toMatchObject({ rows: [] });
  });
});
