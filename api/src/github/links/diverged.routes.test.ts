import { pullProject } from '@tessera/shared/contracts';
import { nameOf, startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(() => bench.github.restore());
afterAll(() => bench.close());

const FILES = { 'a.ts': 'a\n', 'b.ts': 'b\n' };

const call = (id: string, name: Parameters<LinkedBench['call']>[2], body?: object) =>
  bench.call(ada, id, name, body);
const preview = (id: string, query?: string) => bench.preview(ada, id, query);
const start = () => bench.startPushed(ada, FILES);

describe('a branch that is somewhere else than the project knows it', () => {
  it('[SCR-18] is told of where it was set back, refuses a push, and is pulled', async () => {
    const { id, repository } = await start();
    await bench.save(ada, id, { 'c.ts': 'c\n' }, 'C');
    await call(id, 'push');
    expect(await bench.readLink(ada, id)).toMatchObject({ behind: 0, isDiverged: false });
    expect(await preview(id)).toMatchObject({ behind: 0, isDiverged: false });
    await bench.git(repository, 'update-ref', 'refs/heads/main', 'main~1');
    expect(await bench.readLink(ada, id)).toMatchObject({ behind: 0, isDiverged: true });
    expect(await preview(id)).toMatchObject({ behind: 0, isDiverged: true });
    await bench.save(ada, id, { 'd.ts': 'd\n' }, 'D');
    expect((await call(id, 'push')).json()).toMatchObject({ code: 'DIVERGED', behind: 0 });
    expect((await call(id, 'pull')).json()).toMatchObject({ commits: 0, version: { number: 4 } });
    expect(await bench.readLink(ada, id)).toMatchObject({ behind: 0, isDiverged: false, ahead: 1 });
    expect((await call(id, 'push')).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository)).toEqual({ ...FILES, 'd.ts': 'd\n' });
    expect(await bench.filesOf(ada, id)).toEqual({ ...FILES, 'd.ts': 'd\n' });
  });

  it('[SCR-18] is no other where a push into an empty repository was cut off', async () => {
    const repository = await bench.newRepository();
    const id = await bench.makeProject(ada, FILES);
    await bench.link(ada, id, repository);
    bench.github.interfere({ kind: 'drop', match: /^POST .*git\/commits/ });
    expect((await call(id, 'push')).statusCode).toBe(502);
    bench.github.restore();
    expect(await bench.readLink(ada, id)).toMatchObject({ behind: 0, isDiverged: false });
    expect((await call(id, 'push')).statusCode).toBe(200);
  });

  it('[SCR-18] is another where somebody else’s commit only has the words that we begin with', async () => {
    const message = 'Begin the repository';
    const theirs = await bench.github.createRepository('words', { 'x.ts': 'x\n' }, { message });
    const id = await bench.makeProject(ada, FILES);
    expect(await bench.link(ada, id, theirs)).toMatchObject({ behind: 1, isDiverged: true });
    expect((await call(id, 'push')).json()).toMatchObject({ code: 'DIVERGED', behind: 1 });
  });

  it('[SCR-18] counts every commit that came where nothing is common, however many there are', async () => {
    const repository = await bench.newRepository({ 'a.ts': 'theirs\n' });
    const many = Array.from({ length: 120 }, (_, n) => ({ message: `n ${n}`, path: 'n', text: `${n}\n` }));
    await bench.github.commitMany(repository, 'main', many);
    const id = await bench.makeProject(ada, { 'mine.ts': 'm\n' });
    expect(await bench.link(ada, id, repository)).toMatchObject({ behind: 121, isDiverged: true });
    expect((await preview(id)).newer).toHaveLength(20);
    expect((await call(id, 'push')).json()).toMatchObject({
      error: 'GitHub has 121 newer commits. Pull first, or push to a new branch.',
    });
    const { commits, version } = pullProject.response.parse((await call(id, 'pull')).json());
    expect([commits, version?.note]).toEqual([121, `Pulled 121 commits from ${nameOf(repository)}`]);
  });

  it('[SCR-18] is ahead by what it does not have where it began at a branch of ours', async () => {
    const { id, repository } = await start();
    await bench.save(ada, id, { 'c.ts': 'c\n' }, 'C');
    await call(id, 'push');
    await bench.git(repository, 'update-ref', 'refs/heads/feature', 'main');
    await bench.save(ada, id, { 'd.ts': 'd\n' }, 'D');
    expect(await bench.link(ada, id, repository, { branch: 'feature' })).toMatchObject({
      ahead: 1,
      behind: 0,
    });
    const listed = (await bench.api.get('/github/projects', ada.token)).json<{ items: object[] }>();
    expect(listed.items).toContainEqual(expect.objectContaining({ branch: 'feature', ahead: 1 }));
    expect((await preview(id)).commits).toHaveLength(1);
  });
});
