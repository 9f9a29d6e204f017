import { eq } from 'drizzle-orm';
import { buildProject, say, until } from '../../testing/build-project';
import { startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';
import { runs } from '../../workspace/tables/runs.table';

jest.setTimeout(120_000);

const LIMIT = 1_500_000;
const FILES = { 'a.txt': 'a\n' };

let bench: LinkedBench;
let ada: TestUser;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { edits: 5, bytes: LIMIT } });
});
beforeEach(async () => {
  ada = await bench.connect();
});
afterAll(() => bench.close());

async function used(quota: string): Promise<number> {
  const { limits } = (await bench.api.get('/usage', ada.token)).json<{
    limits: { id: string; used: number }[];
  }>();
  return limits.find(({ id }) => id === quota)?.used ?? 0;
}

/** Calls to GitHub for files, which `work` made. */
async function filesAskedFor(work: () => Promise<unknown>): Promise<string[]> {
  const before = bench.github.calls.length;
  await work();
  const paths = bench.github.calls.slice(before).map(({ path }) => path);
  return paths.filter((path) => /git\/(trees|blobs)|zipball/.test(path));
}

const large = (letter: string, size: number) => `${letter.repeat(99)}\n`.repeat(size / 100);

describe('a pull that makes no version', () => {
  it('[SAFE-03] counts as an edit where there is something to pull, and asks GitHub for no file once there were too many', async () => {
    const { id, repository } = await bench.startPushed(ada, FILES);
    const before = await used('edits');
    await bench.call(ada, id, 'pull');
    expect(await used('edits')).toBe(before);
    for (let left = 5 - before; left > 0; left -= 1) {
      await bench.github.commit(repository, 'main', { 'logo.png': Buffer.from([0, left]) });
      expect((await bench.call(ada, id, 'pull')).json()).toMatchObject({ version: null, commits: 1 });
    }
    expect(await used('edits')).toBe(5);
    await bench.github.commit(repository, 'main', { 'logo.png': Buffer.from([0, 255]) });
    const asked = await filesAskedFor(async () => {
      const refused = await bench.call(ada, id, 'pull');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', quota: 'edits', used: 5, limit: 5 });
    });
    expect(asked).toEqual([]);
  });

  it('[SAFE-03] takes room for the files that it keeps, each once, and is refused where there is none', async () => {
    const { id, repository } = await bench.startPushed(ada, FILES);
    const decidedFiles = [{ path: 'a.txt', take: 'mine' }];
    await bench.save(ada, id, { 'a.txt': 'mine\n' }, 'Mine');
    await bench.github.commit(repository, 'main', { 'a.txt': large('t', 600_000) });
    const before = await used('bytes');
    const kept = await bench.call(ada, id, 'pull', { decidedFiles });
    expect(kept.json()).toMatchObject({ version: null, commits: 1 });
    const taken = (await used('bytes')) - before;
    expect(taken).toBeGreaterThan(600_000);
    expect(taken).toBeLessThan(601_000);
    const listed = await bench.api.get(`/project/${id}`, ada.token);
    expect(listed.json<{ bytes: number }>().bytes).toBe(await used('bytes'));
    // Another branch that has the same file.
    await bench.git(repository, 'update-ref', 'refs/heads/other', 'main');
    await bench.link(ada, id, repository, { branch: 'other' });
    expect((await used('bytes')) - before).toBe(taken);
    await bench.link(ada, id, repository, { branch: 'main' });
    const more = { 'a.txt': large('u', 600_000), 'logo.png': Buffer.from([0]) };
    await bench.github.commit(repository, 'main', more);
    await bench.github.commit(repository, 'main', { 'a.txt': large('v', 990_000) });
    const refused = await bench.call(ada, id, 'pull', { decidedFiles });
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'QUOTA_FULL', quota: 'bytes' }]);
    expect((await used('bytes')) - before).toBe(taken);
    expect(await bench.readLink(ada, id)).toMatchObject({ behind: 2 });
  });
});

describe('a push', () => {
  it('[SAFE-03] counts as an edit where it writes, and is refused after too many; one that follows a version never is', async () => {
    const { id, repository } = await bench.startPushed(ada, FILES);
    const before = await used('edits');
    await bench.call(ada, id, 'push');
    expect(await used('edits')).toBe(before);
    for (let left = 4 - before; left > 0; left -= 1)
      expect((await bench.call(ada, id, 'push', { newBranch: `n${left}` })).statusCode).toBe(200);
    await bench.link(ada, id, repository, { pushOnVersion: true });
    await bench.save(ada, id, { 'a.txt': 'b\n' }, 'B');
    expect(await used('edits')).toBe(5);
    await until(async () => (await bench.readLink(ada, id))?.ahead === 0);
    const refused = await bench.call(ada, id, 'push', { newBranch: 'more' });
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { quota: 'edits' }]);
    expect((await bench.call(ada, id, 'push')).statusCode).toBe(200);
  });
});

describe('a pull while the builder works', () => {
  it('[SCR-18] is refused before GitHub is asked for files, and merges once that has ended', async () => {
    const { project } = await buildProject(bench.api, ada);
    const repository = await bench.newRepository();
    await bench.link(ada, project.id, repository);
    await bench.call(ada, project.id, 'push');
    const run = await say(bench.api, ada, project.id, 'Add a mood field');
    await bench.github.commit(repository, 'main', { 'notes.md': 'n\n' });
    const set = (status: 'running' | 'succeeded') =>
      bench.api.db.update(runs).set({ status }).where(eq(runs.id, run.id));
    await set('running');
    const before = await used('edits');
    const asked = await filesAskedFor(async () => {
      const refused = await bench.call(ada, project.id, 'pull');
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          code: 'CONFLICT',
          error: 'The builder is working on this project. Wait for it or stop it first.',
        },
      ]);
    });
    expect([asked, await used('edits')]).toEqual([[], before]);
    await set('succeeded');
    expect((await bench.call(ada, project.id, 'pull')).json()).toMatchObject({ version: { number: 3 } });
  });

  it('[SCR-18] that began while files were read is refused with nothing changed, or merged into where it has ended', async () => {
    const { project } = await buildProject(bench.api, ada);
    const repository = await bench.newRepository();
    await bench.link(ada, project.id, repository);
    await bench.call(ada, project.id, 'push');
    await bench.github.commit(repository, 'main', { 'notes.md': 'n\n' });
    const pullDuring = async (work: () => Promise<unknown>) => {
      const held = bench.github.interfere({ kind: 'hold', match: /git\/trees/ });
      const pull = bench.call(ada, project.id, 'pull');
      await held.met;
      await work();
      held.release();
      bench.github.restore();
      return pull;
    };
    const [first] = await bench.api.db.select().from(runs).where(eq(runs.projectId, project.id));
    const set = (status: 'running' | 'succeeded') =>
      bench.api.db
        .update(runs)
        .set({ status })
        .where(eq(runs.id, first?.id ?? ''));
    expect((await pullDuring(() => set('running'))).statusCode).toBe(409);
    expect(await bench.versions(ada, project.id)).toHaveLength(1);
    await set('succeeded');
    // Another commit: the files of the first one are known by now.
    await bench.github.commit(repository, 'main', { 'more.md': 'm\n' });
    const merged = await pullDuring(() => say(bench.api, ada, project.id, 'Add a mood field'));
    expect(merged.json()).toMatchObject({ version: { number: 3 } });
    const files = await bench.filesOf(ada, project.id);
    expect(files).toMatchObject({ 'notes.md': 'n\n', 'more.md': 'm\n' });
    expect(Object.values(files).join('')).toContain('ood');
  });
});
