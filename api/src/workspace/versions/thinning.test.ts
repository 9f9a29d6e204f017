import { randomUUID } from 'node:crypto';
import { versionSchema, type Version } from '@tessera/shared/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { deployments } from '../../deploying/tables/deployments.table';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(60_000);

const LIMIT = 8;
let api: TestApi;
let ada: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi({ quotas: { versions: LIMIT, edits: 20 } });
});
beforeEach(async () => {
  ada = await api.register();
  projectId = (await buildProject(api, ada)).project.id;
  // Its first version runs since it was made, and what is looked at makes way for nothing.
  await api.db.delete(previews).where(eq(previews.projectId, projectId));
});
afterAll(() => api.close());

interface List {
  readonly items: Version[];
  readonly thinned?: { count: number; at: string };
}

const list = async () => (await api.get(`/project/${projectId}/versions`, ada.token)).json<List>();
const numbers = async () => (await list()).items.map(({ number }) => number);

async function save(baseVersionId?: string) {
  const base = baseVersionId ?? (await list()).items[0]?.id;
  const changes = [{ path: 'notes.md', text: randomUUID() }];
  const body = { baseVersionId: base, changes, note: 'By hand' };
  return api.post(`/project/${projectId}/versions`, body, ada.token);
}

/** Saves until the newest version has this number. */
async function saveUpTo(number: number): Promise<void> {
  for (let next = (await numbers())[0] ?? 0; next < number; next += 1) {
    expect((await save()).statusCode).toBe(201);
  }
}

async function idOf(number: number): Promise<string> {
  const own = and(eq(versions.projectId, projectId), eq(versions.number, number));
  const [row] = await api.db.select({ id: versions.id }).from(versions).where(own);
  return row?.id ?? '';
}

async function show(versionId: string, expiresAt: Date): Promise<void> {
  const label = randomUUID().replaceAll('-', '');
  await api.db.insert(previews).values({ label, projectId, versionId, expiresAt, createdAt: new Date() });
}

async function deploy(versionId: string): Promise<void> {
  await api.db.insert(deployments).values({
    id: randomUUID(),
    userId: ada.user.id,
    projectId,
    versionId,
    appName: `app-${randomUUID().slice(0, 8)}`,
    environment: 'production',
    region: 'european',
    autoScale: true,
    status: 'replaced',
    charged: 1000,
    createdAt: new Date(),
    deployedAt: new Date(),
  });
}

describe('a project with as many versions as it may have', () => {
  it('[SAFE-03] lets its oldest go for a new one, and says how many went', async () => {
    await saveUpTo(LIMIT);
    expect((await list()).thinned).toBeUndefined();
    await saveUpTo(LIMIT + 3);
    expect(await numbers()).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
    const { thinned } = await list();
    expect(thinned?.count).toBe(3);
    expect(Date.now() - Date.parse(thinned?.at ?? '')).toBeLessThan(60_000);
    const text = await api.get(`/versions/${await idOf(4)}/file?path=src/main.tsx`, ada.token);
    expect(text.statusCode).toBe(200);
  });

  it('[SAFE-03] keeps what has a name or a pin, and what was deployed', async () => {
    await saveUpTo(LIMIT);
    await api.db
      .update(versions)
      .set({ name: 'First' })
      .where(eq(versions.id, await idOf(1)));
    await api.db
      .update(versions)
      .set({ pinned: true })
      .where(eq(versions.id, await idOf(2)));
    await deploy(await idOf(3));
    await saveUpTo(LIMIT + 1);
    expect(await numbers()).toEqual([9, 8, 7, 6, 5, 3, 2, 1]);
  });

  it('[SAFE-03] keeps what an open preview shows, and not what one has shown', async () => {
    await saveUpTo(LIMIT);
    await show(await idOf(1), new Date(Date.now() + 60_000));
    await show(await idOf(2), new Date(Date.now() - 60_000));
    await saveUpTo(LIMIT + 1);
    expect(await numbers()).toEqual([9, 8, 7, 6, 5, 4, 3, 1]);
  });

  it('[SAFE-03] leaves undo its steps, which then end cleanly', async () => {
    await saveUpTo(LIMIT + 2);
    const step = (name: string) => api.post(`/project/${projectId}/${name}`, {}, ada.token);
    for (const note of [/^Undo: v9/, /^Undo: v8/, /^Undo: v7/, /^Undo: v6/, /^Undo: v5/]) {
      expect(versionSchema.parse((await step('undo')).json()).note).toMatch(note);
    }
    const over = await step('undo');
    expect(over.statusCode).toBe(409);
    expect(over.json()).toMatchObject({
      error: 'There is nothing to undo. Older versions were removed to make room.',
    });
    expect(versionSchema.parse((await step('redo')).json()).note).toMatch(/^Redo: v14/);
    expect(await numbers()).toHaveLength(LIMIT);
  });

  it('[SAFE-03] refuses a new one when none can go, with what to do, which is true', async () => {
    await saveUpTo(LIMIT);
    const own = eq(versions.projectId, projectId);
    await api.db.update(versions).set({ name: 'Kept' }).where(own);
    const refused = await save();
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({
      code: 'QUOTA_FULL',
      quota: 'versions',
      used: LIMIT,
      limit: LIMIT,
    });
    expect(refused.json<{ error: string }>().error).toBe(
      'This project has 8 versions, the most a project can have, and none can be removed: they are named, deployed, shared, in an open preview or needed for undo. Continue in another project, or delete this one.',
    );
    expect(await numbers()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    projectId = (await buildProject(api, ada)).project.id;
    expect((await save()).statusCode).toBe(201);
  });

  it('[SAFE-03] never has more, however many are saved at once', async () => {
    await saveUpTo(LIMIT);
    const [head] = (await list()).items;
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(head?.id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await numbers()).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('[SAFE-03] counts what the versions that stay keep, texts among them that only the gone ones had first', async () => {
    await saveUpTo(LIMIT + 3);
    const [project] = await api.db.select().from(projects).where(eq(projects.id, projectId));
    const own = eq(versions.projectId, projectId);
    const [sum] = await api.db
      .select({
        bytes: sql<string>`sum(${versions.keptBytes})`,
        first: sql<string>`max(${versions.keptBytes})`,
      })
      .from(versions)
      .where(own);
    expect(project?.versionBytes).toBe(Number(sum?.bytes));
    // The oldest that is left has all the project's files to answer for.
    const rows = await api.db
      .select()
      .from(versions)
      .where(inArray(versions.id, [await idOf(4), await idOf(5)]));
    const [oldest, next] = rows.sort((a, b) => a.number - b.number);
    expect(oldest?.keptBytes).toBe(Number(sum?.first));
    expect(oldest?.keptBytes).toBeGreaterThan((next?.keptBytes ?? 0) * 2);
  });
});

it('[SAFE-03] saved changes of an hour are refused beyond the limit, steps of undo among them', async () => {
  await saveUpTo(16);
  const step = (name: string) => api.post(`/project/${projectId}/${name}`, {}, ada.token);
  for (const name of ['undo', 'redo', 'undo', 'redo']) expect((await step(name)).statusCode).toBe(201);
  const [, before] = (await list()).items;
  // A refused one does not count.
  expect((await save(before?.id)).statusCode).toBe(409);
  expect((await api.post(`/versions/${before?.id ?? ''}/restore`, {}, ada.token)).statusCode).toBe(201);
  for (const refused of [await save(), await step('undo')]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', quota: 'edits', used: 20, limit: 20 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  }
});
