import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { LocalRepository } from '../../../../tooling/github-server/index.mjs';
import { deleteExpiredRows } from '../../expired-rows';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';
import { keptTrees } from '../../workspace/tables/kept-trees.table';
import { repositoryBranches } from '../tables/links.table';
import { keeperOf, MOST_KNOWN, MOST_ROWS, NEXT } from './known-branches.service';

jest.setTimeout(120_000);

const DAY = 86_400_000;
const FILES = { 'a.ts': 'a\n' };

let bench: LinkedBench;
let ada: TestUser;
let id: string;
let repository: LocalRepository;
let repositoryId: number;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(async () => {
  bench.github.restore();
  ({ id, repository } = await bench.startPushed(ada, FILES));
  repositoryId = repository.id;
});
afterAll(() => bench.close());

const own = () => eq(repositoryBranches.projectId, id);
const rows = () => bench.api.db.select().from(repositoryBranches).where(own());
const known = async () => (await rows()).map(({ branch }) => branch).sort();
/** Those of them whose files are kept. */
const held = async () =>
  (await rows())
    .filter(({ treeHash, pendingTreeHash }) => treeHash !== null || pendingTreeHash !== null)
    .map(({ branch }) => branch)
    .sort();
const keepers = async () =>
  (await bench.api.db.select().from(keptTrees).where(eq(keptTrees.projectId, id)))
    .map(({ name }) => name)
    .sort();
const keeperNames = (branch: string, ...suffixes: readonly string[]) =>
  suffixes.map((suffix) => keeperOf({ projectId: id, repositoryId, branch }, suffix).name);

const many = (count: number) => Array.from({ length: count }, (_, at) => `b${at + 10}`);

/** What pushes to other branches so long ago would have left. */
async function addBranches(
  names: readonly string[],
  touchedAt: Date,
  pendingCommit: string | null = null,
): Promise<void> {
  const [main] = await rows();
  if (!main) throw new Error('Nothing was pushed');
  for (const branch of names) {
    await bench.api.db.insert(repositoryBranches).values({ ...main, branch, touchedAt, pendingCommit });
    const kept = keeperNames(branch, '', NEXT).map((name) => ({
      projectId: id,
      name,
      treeHash: main.treeHash ?? '',
    }));
    await bench.api.db.insert(keptTrees).values(kept);
  }
}

const touch = (branch: string, touchedAt: Date) =>
  bench.api.db
    .update(repositoryBranches)
    .set({ touchedAt })
    .where(and(own(), eq(repositoryBranches.branch, branch)));

/** What the server does by itself, so many days from now. */
async function clean(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY);
  await deleteExpiredRows(bench.api.db, now, { quotas: bench.api.environment.quotas, now });
}

describe('the branches that a project knows', () => {
  it('[SCR-18] are twenty whose files are kept: those that nobody was at for longest keep none any more', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await touch('main', ago(9000));
    await addBranches(['moving'], ago(30), 'c0ffee');
    await addBranches(['stuck'], ago(5000), 'c0ffee');
    await addBranches(['older'], ago(4000));
    const others = many(MOST_KNOWN - 4);
    await addBranches(others, ago(20));
    expect(await held()).toHaveLength(MOST_KNOWN);
    expect((await bench.call(ada, id, 'push', { newBranch: 'one' })).statusCode).toBe(200);
    // What is linked stays, and so does what may be moved any moment; a push that was cut off long ago does not.
    expect(await held()).toEqual([...others, 'main', 'moving', 'older', 'one'].sort());
    expect((await bench.call(ada, id, 'push', { newBranch: 'two' })).statusCode).toBe(200);
    expect(await held()).toEqual([...others, 'main', 'moving', 'one', 'two'].sort());
    const left = keeperNames('stuck', '', NEXT).concat(keeperNames('older', '', NEXT));
    expect((await keepers()).filter((name) => left.includes(name))).toEqual([]);
    expect(await keepers()).toEqual(expect.arrayContaining(keeperNames('moving', '', NEXT)));
    expect(await known()).toEqual([...others, 'main', 'moving', 'older', 'one', 'stuck', 'two'].sort());
  });

  it('[SCR-18] are twenty also where every one is about to move, and those never pushed to go first', async () => {
    await addBranches(many(MOST_KNOWN), new Date(), 'c0ffee');
    await addBranches(['pulled'], new Date());
    await bench.api.db
      .update(repositoryBranches)
      .set({ pushedCommit: null })
      .where(and(own(), eq(repositoryBranches.branch, 'pulled')));
    expect((await bench.call(ada, id, 'push', { newBranch: 'one' })).statusCode).toBe(200);
    expect(await held()).toHaveLength(MOST_KNOWN);
    expect(await held()).toEqual(expect.arrayContaining(['main', 'one']));
    expect(await held()).not.toContain('pulled');
  });

  it('[SCR-18] are two hundred of which anything is known, those that were never pushed to the first to go', async () => {
    await addBranches(many(MOST_ROWS), new Date(Date.now() - DAY));
    await bench.api.db
      .update(repositoryBranches)
      .set({ pushedCommit: null })
      .where(and(own(), eq(repositoryBranches.branch, 'b150')));
    expect((await bench.call(ada, id, 'push', { newBranch: 'one' })).statusCode).toBe(200);
    expect(await known()).toHaveLength(MOST_ROWS);
    expect(await known()).toEqual(expect.arrayContaining(['main', 'one']));
    expect(await known()).not.toContain('b150');
  });

  it('[SCR-18] go on where their files were forgotten: a pull request is opened once more from the branch that it made', async () => {
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    const wish = { title: 'T', body: '', branch: 'pr/0' };
    const first = await bench.call(ada, id, 'pull-request', wish);
    expect(first.statusCode).toBe(200);
    await touch('pr/0', new Date(Date.now() - DAY));
    await addBranches(many(MOST_KNOWN), new Date());
    expect((await bench.call(ada, id, 'push', { newBranch: 'one' })).statusCode).toBe(200);
    expect(await held()).not.toContain('pr/0');
    const read = await bench.preview(ada, id, '?branch=pr/0');
    expect(read).toMatchObject({ isDiverged: false, commits: [] });
    await bench.save(ada, id, { 'c.ts': 'c\n', 'b.ts': null }, 'C');
    const again = await bench.call(ada, id, 'pull-request', wish);
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      { number: first.json<{ number: number }>().number },
    ]);
    expect(await bench.clone(repository, 'pr/0')).toEqual({ ...FILES, 'c.ts': 'c\n' });
    expect(await held()).toContain('pr/0');
  });

  it('[SCR-18] are neither more nor fewer after somebody looked at what a push would bring', async () => {
    await addBranches(many(MOST_KNOWN - 1), new Date());
    await bench.git(repository, 'update-ref', 'refs/heads/seen', 'main');
    const before = [await rows(), await keepers()];
    expect(await bench.preview(ada, id, '?branch=seen')).toMatchObject({ isDiverged: false, commits: [] });
    expect([await rows(), await keepers()]).toEqual(before);
  });

  it('[SCR-18] are none that GitHub refused to make', async () => {
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    const before = [await rows(), await keepers()];
    bench.github.interfere({ kind: 'status', match: /^POST .*git\/refs/, status: 422, message: 'No' });
    expect((await bench.call(ada, id, 'push', { newBranch: 'one' })).statusCode).toBe(422);
    expect([await rows(), await keepers()]).toEqual(before);
    bench.github.restore();
    bench.github.interfere({
      kind: 'status',
      match: /^PATCH .*git\/refs/,
      status: 422,
      message: 'Protected',
    });
    expect((await bench.call(ada, id, 'push')).statusCode).toBe(403);
    bench.github.restore();
    expect([(await rows()).map(({ pendingCommit }) => pendingCommit), await keepers()]).toEqual([
      [null],
      before[1],
    ]);
  });

  it('[SCR-18] are forgotten 30 days after the last push, pull or unlinking, the linked one never', async () => {
    const long = new Date(Date.now() - 40 * DAY);
    await touch('main', long);
    await addBranches(['side'], new Date());
    await clean(29);
    expect(await known()).toEqual(['main', 'side']);
    await clean(31);
    expect(await known()).toEqual(['main']);
    expect(await keepers()).toEqual(keeperNames('main', ''));
    const body = { repository: null };
    await bench.api.call('PUT', `/project/${id}/github`, { token: ada.token, body });
    await clean(29);
    expect(await known()).toEqual(['main']);
    await clean(31);
    expect([await known(), await keepers()]).toEqual([[], []]);
  });

  it('[SCR-18] are gone on from where somebody links again within that time', async () => {
    const [link] = (await bench.api.get('/github/projects', ada.token))
      .json<{ items: { repository: string; project: { id: string } }[] }>()
      .items.filter(({ project }) => project.id === id);
    const put = (repository: string | null) =>
      bench.api.call('PUT', `/project/${id}/github`, { token: ada.token, body: { repository } });
    await touch('main', new Date(Date.now() - 40 * DAY));
    await put(null);
    await clean(20);
    expect((await put(link?.repository ?? '')).json()).toMatchObject({
      link: { ahead: 0, isDiverged: false },
    });
  });

  it('[SCR-18] have no name that what is kept of another one has', async () => {
    const name = `main${NEXT}`;
    const git = promisify(execFile);
    await expect(git('git', ['check-ref-format', '--branch', name])).rejects.toThrow();
    const answers = [
      await bench.call(ada, id, 'push', { branch: name }),
      await bench.call(ada, id, 'push', { newBranch: name }),
      await bench.call(ada, id, 'pull-request', { title: 'T', body: '', branch: name }),
      await bench.api.call('PUT', `/project/${id}/github`, {
        token: ada.token,
        body: { repository: 'ada-l/one', branch: name },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(answers[0]?.json()).toHaveProperty('fields.branch');
    expect(await known()).toEqual(['main']);
  });
});
