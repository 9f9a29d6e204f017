import { randomUUID } from 'node:crypto';
import { projectSchema, type Project } from '@tessera/shared/contracts';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deployments } from '../../deploying/tables/deployments.table';
import { buildProject, say } from '../../testing/build-project';
import { countStatements } from '../../testing/count-statements';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { agents, projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versionOverviews } from '../tables/version-overviews.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(120_000);

const AT = Date.parse('2026-03-01T12:00:00Z');
let api: TestApi;
let ada: TestUser;
let built: Project;

beforeAll(async () => {
  api = await startTestApi({ quotas: { projects: 0 } });
  ada = await api.register();
  built = (await buildProject(api, ada, { projectName: 'Practice' })).project;
});
afterAll(() => api.close());

const listSchema = z.array(projectSchema);

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

/** Projects as the product makes them, each with the built project's version where that is wanted. */
async function insertProjects(
  user: TestUser,
  count: number,
  { withVersion = false } = {},
): Promise<string[]> {
  const [original] = await api.db.select().from(versions).where(eq(versions.projectId, built.id));
  if (!original) throw new Error('Nothing was built');
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
    const { treeHash, generatedHash, model } = original;
    const content = { number: 1, note: '', author: 'user', treeHash, generatedHash, model } as const;
    await api.db.insert(versions).values(
      some.map(({ id, versionId, at }) => {
        return { ...content, id: versionId, projectId: id, positionId: versionId, createdAt: at };
      }),
    );
    for (const { id, versionId } of some)
      await api.db.update(projects).set({ headVersionId: versionId }).where(eq(projects.id, id));
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

describe('what a list says of a project', () => {
  it('[SCR-01] has what its card draws and what came of its checks, from the version that was made', async () => {
    const checks = `/versions/${built.headVersion?.id ?? ''}/checks`;
    await api.post(checks, { results: [{ id: 'e1.add', state: 'passed' }] }, ada.token);
    const known = (await api.get(checks, ada.token)).json<{ checks: { passed: number } }>().checks.passed;
    const [project] = (await list('?limit=5')).filter(({ id }) => id === built.id);
    expect(project?.checks).toEqual({ passed: known, failed: 0 });
    const drawn = project?.thumbnail;
    expect(drawn).toMatchObject({
      heading: 'Practice sessions',
      accent: expect.stringMatching(/^#/) as string,
    });
    expect(drawn?.columns.map(({ name }) => name).slice(0, 2)).toEqual(['Song', 'Composer']);
    expect(drawn?.rows.length).toBeGreaterThan(2);
    expect(drawn?.rows.every((row) => row.length === drawn.columns.length)).toBe(true);
  });

  it('[SCR-01] says so where a check of the newest version fails, until it passes', async () => {
    const { project, run } = await buildProject(api, ada);
    const report = (state: string) =>
      api.post(`/versions/${run.versionId ?? ''}/checks`, { results: [{ id: 'e1.add', state }] }, ada.token);
    expect((await report('failed')).statusCode).toBe(200);
    const [failing] = await list('?status=attention&limit=5');
    expect(failing).toMatchObject({ id: project.id, status: 'attention', checks: { failed: 1 } });
    expect((await api.get(`/project/${project.id}`, ada.token)).json()).toMatchObject({
      status: 'attention',
    });

    // Undo shows the work of before, with what is known of that.
    await say(api, ada, project.id, 'change the title to Riffs');
    expect(await names('?status=attention&limit=5')).toEqual([]);
    await api.post(`/project/${project.id}/undo`, {}, ada.token);
    expect(await names('?status=attention&limit=5')).toEqual([project.name]);
    await report('passed');
    expect(await names('?status=attention&limit=5')).toEqual([]);
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

describe('archiving', () => {
  const put = (id: string, archived: boolean, user = ada) =>
    api.call('PUT', `/project/${id}`, { token: user.token, body: { archived } });

  it('[SCR-01] puts a project away and brings it back as it was', async () => {
    const user = await api.register();
    const [first = '', second = ''] = await insertProjects(user, 2);
    const before = (await list('', user)).map(({ id }) => id);
    const archived = await put(first, true, user);
    expect(archived.statusCode).toBe(200);
    expect(projectSchema.parse(archived.json()).archivedAt).not.toBeNull();
    expect((await list('', user)).map(({ id }) => id)).toEqual([second]);
    expect((await list('?limit=5&status=all', user)).map(({ id }) => id)).toEqual([second]);
    expect((await list('?status=archived', user)).map(({ id }) => id)).toEqual([first]);
    expect((await api.get(`/project/${first}`, user.token)).statusCode).toBe(200);

    expect(projectSchema.parse((await put(first, false, user)).json()).archivedAt).toBeNull();
    // It was not changed, so it stands where it stood.
    expect((await list('', user)).map(({ id }) => id)).toEqual(before);
  });

  it('[API-06] answers 400, 401 and 403 as every change of a project does', async () => {
    expect((await put(built.id, true, await api.register())).statusCode).toBe(403);
    const answer = await api.call('PUT', `/project/${built.id}`, { body: { archived: true } });
    expect(answer.statusCode).toBe(401);
    const bad = await api.call('PUT', `/project/${built.id}`, {
      token: ada.token,
      body: { archived: 'yes' },
    });
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toHaveProperty('fields.archived');
    const rows = await api.db
      .select()
      .from(projects)
      .where(inArray(projects.id, [built.id]));
    expect(rows[0]?.archivedAt).toBeNull();
  });
});
