import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deleteExpiredRows } from '../../expired-rows';
import { buildProject, until, type BuiltProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { builds } from '../tables/builds.table';
import { blobs, trees } from '../tables/files.table';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { runEvents, runs } from '../tables/runs.table';
import { versions } from '../tables/versions.table';
import { keepFiles } from '../exchange/kept-files.service';
import { saveFiles } from './files.service';
import { hashText } from './tree.rules';

jest.setTimeout(60_000);

const DAY = 86_400;
let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi({ quotas: { versions: 4, projects: 2 } });
});
beforeEach(async () => {
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

/** What the server does by itself every ten minutes, so many seconds from now. */
async function clean(later = 0): Promise<void> {
  const now = new Date(Date.now() + later * 1000);
  const yesterday = new Date(now.getTime() - DAY * 1000);
  await deleteExpiredRows(api.db, yesterday, { quotas: api.environment.quotas, now });
}

/** Everything that is kept by its contents was saved two days ago. */
async function age(): Promise<void> {
  const savedAt = sql`now() - interval '2 days'`;
  await api.db.update(blobs).set({ savedAt });
  await api.db.update(trees).set({ savedAt });
}

const hasText = async (text: string) => (await api.db.$count(blobs, eq(blobs.hash, hashText(text)))) > 0;

async function save({ project }: BuiltProject, text: string, owner = ada): Promise<void> {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, project.id));
  const changes = [{ path: 'notes.md', text }];
  const body = { baseVersionId: row?.headVersionId, changes, note: 'By hand' };
  expect((await api.post(`/project/${project.id}/versions`, body, owner.token)).statusCode).toBe(201);
}

const remove = ({ project }: BuiltProject, owner = ada) =>
  api.call('DELETE', `/project/${project.id}`, { token: owner.token });

/** Reads every file of the project's newest version. */
async function readAll({ project }: BuiltProject, owner: TestUser): Promise<void> {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, project.id));
  const version = `/versions/${row?.headVersionId ?? ''}`;
  const files = (await api.get(`${version}/files`, owner.token)).json<{
    items: { path: string; size: number }[];
  }>();
  expect(files.items.length).toBeGreaterThan(3);
  for (const { path, size } of files.items) {
    const file = await api.get(`${version}/file?path=${encodeURIComponent(path)}`, owner.token);
    expect(Buffer.byteLength(file.json<{ text: string }>().text)).toBe(size);
  }
}

describe('what nothing refers to any more', () => {
  it('[SAFE-03] goes: the texts of versions that made way, and none that a version has', async () => {
    const built = await buildProject(api, ada);
    // What is looked at makes way for nothing.
    await api.db.delete(previews).where(eq(previews.projectId, built.project.id));
    const texts = Array.from({ length: 6 }, () => randomUUID());
    for (const text of texts) await save(built, text);
    await clean();
    // A day has not passed: a save may be about to refer to it.
    expect(await Promise.all(texts.map(hasText))).toEqual([true, true, true, true, true, true]);
    await age();
    await clean();
    expect(await Promise.all(texts.map(hasText))).toEqual([false, false, true, true, true, true]);
    await readAll(built, ada);
  });

  it('[SAFE-03] stays as long as anybody’s version has it: contents are shared between accounts', async () => {
    const shared = randomUUID();
    const own = randomUUID();
    const [mine, theirs] = [await buildProject(api, ada), await buildProject(api, bob)];
    await save(mine, own);
    await save(mine, shared);
    await save(theirs, shared, bob);
    await remove(mine);
    await age();
    await clean(31.5 * DAY);
    expect(await hasText(own)).toBe(false);
    expect(await hasText(shared)).toBe(true);
    await readAll(theirs, bob);
  });

  it('[SCR-18] stays while somebody keeps it for a project, and goes with what is kept in its place', async () => {
    const { project } = await buildProject(api, ada);
    const keeper = { projectId: project.id, name: 'somebody' };
    const [before, now] = [randomUUID(), randomUUID()];
    const keep = (text: string) =>
      api.db.transaction((tx) => keepFiles(tx, keeper, [{ path: 'a.md', text }]));
    await keep(before);
    await age();
    await clean();
    expect(await hasText(before)).toBe(true);
    await keep(now);
    await age();
    await clean();
    expect([await hasText(before), await hasText(now)]).toEqual([false, true]);
    await api.db.delete(projects).where(eq(projects.id, project.id));
    await age();
    await clean();
    expect(await hasText(now)).toBe(false);
  });

  it('[SAFE-03] is not taken from a save that runs at the same moment', async () => {
    const [kept, changed] = [randomUUID(), randomUUID()];
    const files = (second: string) => [
      { path: 'a.md', text: kept },
      { path: 'b.md', text: second },
    ];
    // Both trees are garbage; one is saved again as it is, of the other a text is used in a new tree.
    await saveFiles(api.db, files('old'));
    await saveFiles(api.db, [{ path: 'c.md', text: changed }]);
    await age();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    let isSaved = false;
    const saving = api.db.transaction(async (tx) => {
      const hashes = [
        await saveFiles(tx, files('old')),
        await saveFiles(tx, [
          { path: 'd.md', text: changed },
          { path: 'e.md', text: 'new' },
        ]),
      ];
      isSaved = true;
      await gate;
      return hashes;
    });
    await until(() => isSaved);
    const cleaning = clean();
    if (api.database.kind === 'server') await until(isWaiting);
    open();
    const hashes = await saving;
    await cleaning;
    expect(await api.db.$count(trees, inArray(trees.hash, hashes))).toBe(2);
    for (const text of [kept, changed, 'old', 'new']) expect(await hasText(text)).toBe(true);
  });
});

/** Whether a session of this database waits for another. */
async function isWaiting(): Promise<boolean> {
  const found = await api.db.execute(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  const { rows } = z.object({ rows: z.array(z.object({ count: z.number() })) }).parse(found);
  return (rows[0]?.count ?? 0) > 0;
}

describe('a deleted project', () => {
  it('[SAFE-03] can be restored for 30 days, and then goes with versions, runs, events and previews', async () => {
    const built = await buildProject(api, ada);
    const { id } = built.project;
    await api.get(`/project/${id}/preview`, ada.token);
    await remove(built);
    await clean(29 * DAY);
    expect((await api.post(`/project/${id}/restore`, {}, ada.token)).statusCode).toBe(200);
    await remove(built);
    await clean(31.5 * DAY);
    expect((await api.post(`/project/${id}/restore`, {}, ada.token)).statusCode).toBe(403);
    for (const table of [versions, runs, previews]) {
      expect(await api.db.$count(table, eq(table.projectId, id))).toBe(0);
    }
    expect(await api.db.$count(runEvents, eq(runEvents.runId, built.run.id))).toBe(0);
  });

  it('[SAFE-03] goes early when more were deleted after it than an account may have', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await api.post('/project', { projectName: `App ${count}` }, ada.token);
      const { project } = answer.json<{ project: { id: string } }>();
      await api.call('DELETE', `/project/${project.id}`, { token: ada.token });
      made.push(project.id);
    }
    await clean();
    const left = await api.db.select({ id: projects.id }).from(projects).where(inArray(projects.id, made));
    expect(left.map(({ id }) => id).sort()).toEqual(made.slice(1).sort());
  });

  it('[SAFE-03] goes early when those deleted after it keep as much as an account may', async () => {
    const [older, newer] = [await buildProject(api, ada), await buildProject(api, ada)];
    await remove(older);
    await remove(newer);
    const [row] = await api.db.select().from(projects).where(eq(projects.id, newer.project.id));
    const bytes = (row?.versionBytes ?? 0) + (row?.runBytes ?? 0);
    const now = new Date();
    const cleanWithin = (room: number) =>
      deleteExpiredRows(api.db, now, { quotas: { ...api.environment.quotas, bytes: room }, now });
    await cleanWithin(bytes * 3);
    expect(await api.db.$count(projects, eq(projects.userId, ada.user.id))).toBe(2);
    await cleanWithin(bytes);
    const left = await api.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.userId, ada.user.id));
    expect(left).toEqual([{ id: newer.project.id }]);
  });
});

describe('a build', () => {
  const hasBuild = async (versionId: string) => {
    const [row] = await api.db.select().from(versions).where(eq(versions.id, versionId));
    return (await api.db.$count(builds, eq(builds.treeHash, row?.treeHash ?? ''))) > 0;
  };

  it('[SAFE-03] goes after an hour unless the newest version or an open preview shows it, and is made anew', async () => {
    // Words that no other test has: a build is shared by all that have the same files.
    const built = await buildProject(api, ada, { prompt: 'track plants with name, room and last watered' });
    const first = built.project.headVersion?.id ?? '';
    const preview = () => api.get(`/project/${built.project.id}/preview?versionId=${first}`, ada.token);
    await clean(2 * 3600);
    expect(await hasBuild(first)).toBe(true);
    await preview();
    await save(built, randomUUID());
    await clean(2 * 3600);
    expect(await hasBuild(first)).toBe(true);
    await clean(13 * 3600);
    expect(await hasBuild(first)).toBe(false);
    expect((await preview()).statusCode).toBe(200);
    expect(await hasBuild(first)).toBe(true);
  });
});
