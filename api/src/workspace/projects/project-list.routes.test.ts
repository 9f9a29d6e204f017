import { randomUUID } from 'node:crypto';
import { createApplication } from '@tessera/builder';
import { listedProjectSchema, type Project } from '@tessera/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deployments } from '../../deploying/tables/deployments.table';
import { JOURNAL_PROMPT } from '../../testing/build-project';
import { countStatements } from '../../testing/count-statements';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { trees } from '../tables/files.table';
import { agents, projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versionOverviews } from '../tables/version-overviews.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(120_000);

const AT = Date.parse('2026-03-01T12:00:00Z');
let api: TestApi;
let ada: TestUser;

/** Of a version that nobody had to wait for. */
const { model } = createApplication(JOURNAL_PROMPT, { name: 'Practice' });
const TREE = 'a'.repeat(64);

beforeAll(async () => {
  api = await startTestApi({ quotas: { projects: 0 } });
  ada = await api.register();
  await api.db.insert(trees).values({ hash: TREE, entries: [] });
});
afterAll(() => api.close());

const listSchema = z.array(listedProjectSchema);

async function list(query = '', user = ada): Promise<Project[]> {
  const answer = await api.get(`/project${query}`, user.token);
  expect(answer.statusCode).toBe(200);
  return listSchema.parse(answer.json());
}

const names = async (query = '', user = ada) => (await list(query, user)).map(({ name }) => name);

/** Every part of a list, one after the other. */
async function walk(query: string, user: TestUser): Promise<Project[][]> {
  const parts = [await list(`?${query}`, user)];
  for (let cursor = parts[0]?.at(-1)?.nextCursor; cursor !== undefined;) {
    const part = await list(`?${query}&cursor=${cursor}`, user);
    parts.push(part);
    cursor = part.at(-1)?.nextCursor;
  }
  return parts;
}

/** Projects as the product makes them, each with a version where that is wanted. */
async function insertProjects(
  user: TestUser,
  count: number,
  { withVersion = false } = {},
): Promise<string[]> {
  const made = Array.from({ length: count }, (_, place) => {
    const [id, versionId] = [randomUUID(), randomUUID()];
    // Several have the same time: then their ids decide.
    const at = new Date(AT + Math.floor(place / 3) * 1000);
    const row = {
      userId: user.user.id,
      name: `App ${String(place).padStart(4, '0')}`,
      createdAt: at,
      updatedAt: at,
    };
    return { id, versionId, at, row: { ...row, id } };
  });
  for (let from = 0; from < made.length; from += 250) {
    const some = made.slice(from, from + 250);
    await api.db.insert(projects).values(some.map(({ row }) => row));
    const builder = { name: 'Builder', isDefault: true };
    await api.db
      .insert(agents)
      .values(some.map(({ id, at }) => ({ ...builder, id: randomUUID(), projectId: id, createdAt: at })));
    if (!withVersion) continue;
    const content = {
      number: 1,
      note: '',
      author: 'user',
      treeHash: TREE,
      generatedHash: TREE,
      model,
    } as const;
    await api.db.insert(versions).values(
      some.map(({ id, versionId, at }) => {
        return { ...content, id: versionId, projectId: id, positionId: versionId, createdAt: at };
      }),
    );
    await api.db
      .update(projects)
      .set({ headVersionId: sql`${versions.id}` })
      .from(versions)
      .where(and(eq(versions.projectId, projects.id), isNull(projects.headVersionId)));
  }
  return made.map(({ id }) => id);
}

describe('GET /project in parts', () => {
  it('[PRJ-01] stays an array, whose last project says where it goes on', async () => {
    const user = await api.register();
    const ids = await insertProjects(user, 8);
    const parts = await walk('limit=3', user);
    expect(parts.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(parts.flat().map(({ id }) => id)).toHaveLength(8);
    expect(new Set(parts.flat().map(({ id }) => id))).toEqual(new Set(ids));
    // Only the last of a part that goes on has a cursor.
    expect(parts.flat().filter(({ nextCursor }) => nextCursor !== undefined)).toHaveLength(2);
    expect(await list('', user)).toHaveLength(8);
  });

  it.each([
    ['changed', 'updatedAt', 'newest first'],
    ['created', 'createdAt', 'newest first'],
    ['name', 'name', 'from A to Z'],
  ] as const)('[SCR-01] is in one order of %s from part to part', async (sort, key, order) => {
    const user = await api.register();
    await insertProjects(user, 10);
    const whole = await list(`?sort=${sort}`, user);
    const parts = await walk(`sort=${sort}&limit=4`, user);
    expect(parts.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    const values = whole.map((project) => project[key]);
    const sorted = values.toSorted();
    expect(values).toEqual(order === 'from A to Z' ? sorted : sorted.toReversed());
  });

  it('[SCR-01] goes on behind a project that was changed or deleted meanwhile', async () => {
    const user = await api.register();
    await insertProjects(user, 6);
    const [first] = [await list('?limit=3', user)];
    const last = first.at(-1);
    await api.call('DELETE', `/project/${last?.id ?? ''}`, { token: user.token });
    await api.call('PUT', `/project/${first[0]?.id ?? ''}`, {
      token: user.token,
      body: { projectName: 'New' },
    });
    const rest = await list(`?limit=3&cursor=${last?.nextCursor ?? ''}`, user);
    expect(rest).toHaveLength(3);
    expect(rest.some(({ id }) => first.some((one) => one.id === id))).toBe(false);
  });

  it('answers 400 naming the field for what is none of its words, and for a cursor of another order', async () => {
    const user = await api.register();
    await insertProjects(user, 3);
    const cursor = (await list('?limit=1', user))[0]?.nextCursor ?? '';
    const forged = Buffer.from('["changed","soon","x"]').toString('base64url');
    for (const [field, query] of [
      ['status', 'status=gone'],
      ['sort', 'sort=size'],
      ['limit', 'limit=0'],
      ['limit', 'limit=101'],
      ['limit', 'limit=many'],
      ['search', `search=${'x'.repeat(201)}`],
      ['cursor', 'cursor=nonsense'],
      ['cursor', `cursor=${forged}`],
      ['cursor', `sort=name&cursor=${cursor}`],
    ] as const) {
      const answer = await api.get(`/project?${query}`, user.token);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json()).toHaveProperty(['fields', field]);
    }
  });

  it('[API-06] answers 401 without a token', async () => {
    expect((await api.get('/project?limit=3')).statusCode).toBe(401);
  });
});

describe('1,000 projects', () => {
  let many: TestUser;
  beforeAll(async () => {
    many = await api.register();
    await insertProjects(many, 1000, { withVersion: true });
  });

  it('[SCR-01] are listed by as many statements as ten are, and drawn a few at a time', async () => {
    const count = async (query: string) => {
      const statements = countStatements(api);
      const part = await list(query, many);
      return { part, asked: statements().length };
    };
    const ten = await count('?limit=10&sort=name');
    expect(ten.part.every(({ thumbnail }) => thumbnail?.heading === 'Practice sessions')).toBe(true);
    const hundred = await count('?limit=100&sort=name');
    expect(hundred.asked).toBe(ten.asked);
    // The ten of before, and the most that one request draws.
    expect(hundred.part.filter(({ thumbnail }) => thumbnail !== null)).toHaveLength(34);
    const all = await count('');
    expect(all.part).toHaveLength(1000);
    expect(all.asked).toBeLessThanOrEqual(ten.asked);
    expect(all.part.some(({ thumbnail }) => thumbnail !== undefined)).toBe(false);
    expect((await api.db.select().from(versionOverviews)).length).toBeLessThan(50);
  });

  it('[SCR-01] are walked whole, each once, also where only some match', async () => {
    const parts = await walk('limit=100&sort=created', many);
    expect(parts).toHaveLength(10);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(1000);
    expect(await names('?search=app 09&limit=100&sort=name', many)).toHaveLength(100);
  });
});

/** Saves an edit by hand; answers the id of its version. */
async function save(id: string, user: TestUser): Promise<string> {
  const { headVersion } = listedProjectSchema.parse((await api.get(`/project/${id}`, user.token)).json());
  const changes = [{ path: 'notes.md', text: randomUUID() }];
  const body = { baseVersionId: headVersion?.id, changes, note: 'By hand' };
  const saved = await api.post(`/project/${id}/versions`, body, user.token);
  expect(saved.statusCode).toBe(201);
  return saved.json<{ id: string }>().id;
}

describe('what a list says of a project', () => {
  it('[SCR-01] has what its card draws from when its version was made', async () => {
    const user = await api.register();
    const [id = ''] = await insertProjects(user, 1, { withVersion: true });
    const version = await save(id, user);
    const kept = await api.db.select().from(versionOverviews).where(eq(versionOverviews.versionId, version));
    expect(kept).toHaveLength(1);
    const drawn = (await list('?limit=1', user))[0]?.thumbnail;
    expect(drawn).toEqual(kept[0]?.thumbnail);
    expect(drawn).toMatchObject({ heading: 'Practice sessions', accent: model.theme.accent });
    expect(drawn?.columns.map(({ name }) => name).slice(0, 2)).toEqual(['Song', 'Composer']);
    expect(drawn?.rows.length).toBeGreaterThan(2);
    expect(drawn?.rows.every((row) => row.length === drawn.columns.length)).toBe(true);
  });

  it('[SCR-01] says what came of the checks of its newest version, and of the work that undo shows', async () => {
    const user = await api.register();
    const [id = ''] = await insertProjects(user, 1, { withVersion: true });
    const version = await save(id, user);
    const report = async (state: string) => {
      const body = { results: [{ id: 'e1.add', state }] };
      expect((await api.post(`/versions/${version}/checks`, body, user.token)).statusCode).toBe(200);
    };
    const failing = async () => (await list('?status=attention&limit=5', user)).map((one) => one.status);
    expect(await failing()).toEqual([]);
    await report('failed');
    expect(await failing()).toEqual(['attention']);
    expect((await list('', user))[0]).toMatchObject({
      status: 'attention',
      checks: { passed: 0, failed: 1 },
    });

    await api.post(`/project/${id}/undo`, {}, user.token);
    expect((await list('', user))[0]).toMatchObject({ status: 'ready', checks: null });
    await api.post(`/project/${id}/redo`, {}, user.token);
    expect(await failing()).toEqual(['attention']);
    await report('passed');
    expect(await failing()).toEqual([]);
    expect((await list('', user))[0]).toMatchObject({ status: 'ready', checks: { passed: 1, failed: 0 } });
  });

  it('[SCR-01] tells live ones from those that are not deployed, and names what went wrong', async () => {
    const user = await api.register();
    const [live = '', broken = '', plain = ''] = await insertProjects(user, 3, { withVersion: true });
    const [version] = await api.db.select().from(versions).where(eq(versions.projectId, live));
    await api.db.insert(deployments).values({
      id: randomUUID(),
      userId: user.user.id,
      projectId: live,
      versionId: version?.id ?? '',
      appName: `app-${randomUUID().slice(0, 8)}`,
      environment: 'production',
      region: 'european',
      autoScale: false,
      status: 'live',
      charged: 1000,
      createdAt: new Date(),
      deployedAt: new Date(),
    });
    const [agent] = await api.db.select().from(agents).where(eq(agents.projectId, broken));
    const run = { id: randomUUID(), projectId: broken, userId: user.user.id, agentId: agent?.id ?? '' };
    await api.db
      .insert(runs)
      .values({ ...run, message: 'x', mode: 'build', status: 'failed', createdAt: new Date() });
    const ids = async (status: string) =>
      new Set((await list(`?status=${status}`, user)).map(({ id }) => id));
    expect(await ids('live')).toEqual(new Set([live]));
    expect(await ids('not-deployed')).toEqual(new Set([broken, plain]));
    expect(await ids('attention')).toEqual(new Set([broken]));
    expect(await ids('all')).toEqual(new Set([live, broken, plain]));
  });

  it('[SCR-01] finds by a part of the name or of the description, taken as it is written', async () => {
    const user = await api.register();
    for (const body of [
      { projectName: '100% cotton' },
      { projectName: 'Plants', description: 'What grows on the SILL' },
      { projectName: '1000 cotton' },
    ])
      await api.post('/project', body, user.token);
    expect(await names('?search=0%25&limit=9', user)).toEqual(['100% cotton']);
    expect(await names('?search=sill', user)).toEqual(['Plants']);
  });
});
