import { buildProject, say } from '../../testing/build-project';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
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

const FILES = { 'a.ts': 'a\n', 'moved.ts': 'one\ntwo\nthree\n' };

const call = (id: string, name: Parameters<LinkedBench['call']>[2], body?: object) =>
  bench.call(ada, id, name, body);
const preview = (id: string, query?: string) => bench.preview(ada, id, query);
const start = () => bench.startPushed(ada, FILES);

describe('what a push would bring', () => {
  it('[SCR-18] has a file that moved as one, changed or not', async () => {
    const { id } = await start();
    const changes = { 'moved.ts': null, 'new/moved.ts': 'one\ntwo\n3\n', 'a.ts': null, 'b.ts': 'a\n' };
    await bench.save(ada, id, changes, 'Move');
    const { files, pullRequest } = await preview(id);
    expect(
      files.map(({ path, oldPath, status, added, removed }) => [path, oldPath, status, added, removed]),
    ).toEqual([
      ['b.ts', 'a.ts', 'renamed', 0, 0],
      ['new/moved.ts', 'moved.ts', 'renamed', 1, 1],
    ]);
    expect(pullRequest.body).toContain('- `new/moved.ts` moved from `moved.ts` (+1 −1)');
  });

  it('[SCR-18] makes no commit of a version that the branch has, though nothing was common before', async () => {
    const repository = await bench.newRepository({ ...FILES, 'theirs.txt': 't\n' });
    const id = await bench.makeProject(ada, FILES);
    await bench.link(ada, id, repository, { branch: 'tessera' });
    expect((await preview(id)).commits).toEqual([]);
    expect((await call(id, 'push')).json()).toMatchObject({ commits: 0, branch: 'tessera' });
    expect(await bench.github.log(repository, 'tessera')).toEqual(await bench.github.log(repository, 'main'));
    await bench.save(ada, id, { 'a.ts': 'b\n' }, 'B');
    expect((await call(id, 'push')).json()).toMatchObject({ commits: 1 });
    expect(await bench.clone(repository, 'tessera')).toEqual({
      ...FILES,
      'a.ts': 'b\n',
      'theirs.txt': 't\n',
    });
  });

  it('[SCR-18] names the version whose checks it tells of, and which came after them', async () => {
    const { project } = await buildProject(bench.api, ada);
    await bench.link(ada, project.id, await bench.newRepository());
    await call(project.id, 'push');
    expect((await say(bench.api, ada, project.id, 'Add a mood field')).status).toBe('succeeded');
    const checks = async () => /## Checks\n\n([^#]*)/.exec((await preview(project.id)).pullRequest.body)?.[1];
    expect(await checks()).toMatch(/^- v2: \d+ checks passed/);
    expect(await checks()).not.toContain('Made after');
    await bench.save(ada, project.id, { 'notes.md': 'n\n' }, 'By hand');
    expect(await checks()).toMatch(/- v2: [^#]*- Made after these checks: v3\n/);
  });
});

describe('a version', () => {
  it('[SCR-18] is proposed by itself, without those after it', async () => {
    const { id, repository } = await start();
    const two = await bench.save(ada, id, { 'two.ts': '2\n' }, 'Two');
    await bench.save(ada, id, { 'three.ts': '3\n' }, 'Three');
    const found = await preview(id, `?versionId=${two.id}`);
    expect([found.commits.map(({ number }) => number), found.pullRequest.title]).toEqual([[2], 'Two']);
    expect((await preview(id)).commits.map(({ number }) => number)).toEqual([2, 3]);
    const wish = { title: 'Two', body: '', branch: 'two', versionId: two.id };
    expect((await call(id, 'pull-request', wish)).json()).toMatchObject({ number: 1, branch: 'two' });
    expect(await bench.clone(repository, 'two')).toEqual({ ...FILES, 'two.ts': '2\n' });
  });

  it('[SCR-18] of another project is refused', async () => {
    const [{ id }, other] = [await start(), await start()];
    const { id: versionId } = await bench.save(ada, other.id, { 'x.ts': 'x\n' }, 'X');
    const asked = await bench.api.get(`/project/${id}/github/changes?versionId=${versionId}`, ada.token);
    expect(asked.statusCode).toBe(403);
    const wish = { title: 'X', body: '', branch: 'x', versionId };
    expect((await call(id, 'pull-request', wish)).statusCode).toBe(403);
  });
});
