import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { blobs, trees } from '../tables/files.table';
import { projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(60_000);

/** Room for two projects, and for a few saves beside them. */
const LIMIT = 2_000_000;
let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let first: string;
let second: string;

beforeAll(async () => {
  api = await startTestApi({ quotas: { bytes: LIMIT } });
});
beforeEach(async () => {
  [ada, bob] = [await api.register(), await api.register()];
  first = (await buildProject(api, ada)).project.id;
  second = (await buildProject(api, ada)).project.id;
});
afterAll(() => api.close());

async function headOf(projectId: string): Promise<string> {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, projectId));
  return row?.headVersionId ?? '';
}

/** Texts of a length that nothing else has. */
const textOf = (length: number) => randomUUID().padEnd(length, '.');

async function save(projectId: string, length: number, user = ada) {
  const changes = [{ path: 'notes.md', text: textOf(length) }];
  const body = { baseVersionId: await headOf(projectId), changes, note: 'By hand' };
  return api.post(`/project/${projectId}/versions`, body, user.token);
}

async function usedOf(user = ada): Promise<number> {
  const { limits } = (await api.get('/usage', user.token)).json<{ limits: { id: string; used: number }[] }>();
  return limits.find(({ id }) => id === 'bytes')?.used ?? 0;
}

/** What a hand edit of so many bytes takes: what else a version keeps depends on the project only. */
async function overheadOf(projectId: string): Promise<number> {
  await save(projectId, 100_000);
  const before = await usedOf();
  await save(projectId, 100_000);
  return (await usedOf()) - before - 100_000;
}

it('[SAFE-03] a version that would take more room than there is left is refused, and leaves nothing behind', async () => {
  const overhead = await overheadOf(first);
  const left = LIMIT - (await usedOf());
  expect((await save(first, left - overhead)).statusCode).toBe(201);
  expect(await usedOf()).toBe(LIMIT);

  const countOf = async () => [await api.db.$count(blobs), await api.db.$count(trees)];
  const before = await countOf();
  const refused = await save(first, 100_000);
  expect(refused.statusCode).toBe(413);
  const needed = Math.round((100_000 + overhead) / 1000);
  expect(refused.json()).toEqual({
    error: `Your projects use 2 MB of your 2 MB, and this needs ${needed} KB more. Delete a project to make room.`,
    code: 'QUOTA_FULL',
    quota: 'bytes',
    used: LIMIT,
    limit: LIMIT,
  });
  expect(await countOf()).toEqual(before);
  const message = await api.post('/runs', { projectId: first, message: 'add a rating' }, ada.token);
  expect(message.statusCode).toBe(413);
  expect(message.json()).toMatchObject({ code: 'QUOTA_FULL', quota: 'bytes', used: LIMIT });
  expect((await api.post(`/project/${first}/undo`, {}, ada.token)).statusCode).toBe(413);
  expect((await api.get(`/project/${first}`, ada.token)).statusCode).toBe(200);

  const { project } = await buildProject(api, bob);
  expect((await save(project.id, 100_000, bob)).statusCode).toBe(201);
});

it('[SAFE-03] deleting a project makes room, and it is not restored into room that is taken', async () => {
  await save(second, 600_000);
  await overheadOf(first);
  expect((await save(first, 600_000)).statusCode).toBe(413);
  await api.call('DELETE', `/project/${second}`, { token: ada.token });
  expect((await save(first, 600_000)).statusCode).toBe(201);
  const used = await usedOf();
  const refused = await api.post(`/project/${second}/restore`, {}, ada.token);
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ quota: 'bytes', used, limit: LIMIT });
  await api.call('DELETE', `/project/${first}`, { token: ada.token });
  expect((await api.post(`/project/${second}/restore`, {}, ada.token)).statusCode).toBe(200);
});

it('[SAFE-03] the limit holds for saves in two projects at once', async () => {
  const overhead = (await overheadOf(first)) + 100_000;
  const left = LIMIT - (await usedOf());
  const answers = await Promise.all([save(first, left - overhead), save(second, left - overhead)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413]);
  expect(await usedOf()).toBeLessThanOrEqual(LIMIT);
});

it('[SAFE-03] what is kept is what the texts, lists of files, models and conversations take', async () => {
  await save(first, 1000);
  await save(first, 5000);
  await say(api, ada, first, 'change the title to Riffs');
  await api.post(`/project/${first}/undo`, {}, ada.token);
  const rows = await api.db
    .select()
    .from(versions)
    .where(eq(versions.projectId, first))
    .orderBy(versions.number);
  let known = new Map<string, number>();
  let bytes = 0;
  for (const row of rows) {
    const own = new Map<string, number>();
    for (const hash of [row.treeHash, row.generatedHash]) {
      const [tree] = await api.db
        .select({ size: sql<number>`octet_length(entries::text)`, entries: trees.entries })
        .from(trees)
        .where(eq(trees.hash, hash));
      own.set(`tree ${hash}`, tree?.size ?? 0);
      const entries = tree?.entries as { hash: string; size: number }[];
      for (const entry of entries) own.set(entry.hash, entry.size);
    }
    for (const [hash, size] of own) bytes += known.has(hash) ? 0 : size;
    bytes += Buffer.byteLength(JSON.stringify(row.model));
    known = own;
  }
  const [project] = await api.db.select().from(projects).where(eq(projects.id, first));
  expect(project?.versionBytes).toBe(bytes);
  const ended = await api.db.select().from(runs).where(eq(runs.projectId, first));
  // Every column counts, not what somebody thought of.
  const lengths = ended.map((run) => JSON.stringify(Object.values(run)).length);
  expect(project?.runBytes).toBeGreaterThan(lengths.reduce((sum, length) => sum + length, 0));
});
