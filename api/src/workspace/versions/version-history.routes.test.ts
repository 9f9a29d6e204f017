import { randomUUID } from 'node:crypto';
import { changeWithTables, createApplication, emit, type ProjectFile } from '@tessera/builder';
import {
  fileDiffSchema,
  versionDiffSchema,
  versionSchema,
  type ApplicationModel,
  type Version,
} from '@tessera/shared/contracts';
import { buildReceipt } from '@tessera/shared/testing';
import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { saveFiles } from '../files/files.service';
import { projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versions as versionsTable } from '../tables/versions.table';

jest.setTimeout(120_000);

const LIMIT = 6;
const FIRST = createApplication('A task list with title and due date', { name: 'Tasks' }).model;
const SECOND = changed(FIRST, 'add a field difficulty');
const SAID = ['field Difficulty (a rating from 1 to 5) added to Task, as the run said'];

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let projectId: string;
/** Made by a prompt, by a message, by hand and by undo. */
let versions: readonly Version[];
/** Of another project, and of somebody else's. */
let other: string;
let foreign: string;

beforeAll(async () => {
  api = await startTestApi({ quotas: { versions: LIMIT } });
  [ada, bob] = [await api.register(), await api.register()];
  projectId = await makeProject(ada);
  const first = await plantVersion(projectId, { number: 1, model: FIRST });
  await plantVersion(projectId, { number: 2, model: SECOND, beforeId: first, runId: await plantRun() });
  await edit(projectId, [
    { path: 'README.md', text: 'one\ntwo\n' },
    { path: 'notes/a.md', text: 'A\n' },
  ]);
  await api.post(`/project/${projectId}/undo`, {}, ada.token);
  versions = (await listVersions(projectId)).toReversed();
  other = await plantVersion(await makeProject(ada), { number: 1, model: FIRST });
  foreign = await plantVersion(await makeProject(bob), { number: 1, model: FIRST });
});

afterAll(() => api.close());

function changed(model: ApplicationModel, message: string): ApplicationModel {
  const result = changeWithTables(model, message, [], {});
  if (result.kind !== 'changed') throw new Error(result.answer);
  return result.model;
}

async function makeProject({ token }: TestUser): Promise<string> {
  const created = await api.post('/project', { projectName: `Tasks ${randomUUID().slice(0, 8)}` }, token);
  return created.json<{ project: { id: string } }>().project.id;
}

/** The run of a message, without the time that reading and checking it takes. */
async function plantRun(): Promise<string> {
  const id = randomUUID();
  const { agentId } = (await api.get(`/project/${projectId}`, ada.token)).json<{ agentId: string }>();
  await api.db.insert(runs).values({
    id,
    projectId,
    userId: ada.user.id,
    agentId,
    message: 'add a field difficulty',
    mode: 'build',
    status: 'succeeded',
    receipt: buildReceipt({ modelChanges: SAID }),
    createdAt: new Date(),
    endedAt: new Date(),
  });
  return id;
}

interface Known {
  readonly due: string[];
  readonly list: { readonly id: string; readonly state: string }[];
  readonly triedAt: string | null;
}

interface Planted {
  readonly number: number;
  readonly model: ApplicationModel;
  readonly beforeId?: string;
  readonly runId?: string;
}

/** The newest version of a project as a run leaves it. */
async function plantVersion(ofProject: string, { number, model, beforeId, runId }: Planted): Promise<string> {
  const id = randomUUID();
  const treeHash = await saveFiles(api.db, emit(model));
  await api.db.insert(versionsTable).values({
    id,
    projectId: ofProject,
    number,
    note: `Version ${number}`,
    author: 'agent',
    runId: runId ?? null,
    treeHash,
    generatedHash: treeHash,
    model,
    positionId: id,
    beforeId: beforeId ?? null,
    redoId: null,
    createdAt: new Date(),
  });
  await api.db.update(projects).set({ headVersionId: id }).where(eq(projects.id, ofProject));
  return id;
}

async function edit(ofProject: string, changes?: readonly ProjectFile[]) {
  const [head] = await listVersions(ofProject);
  const body = {
    baseVersionId: head?.id,
    changes: changes ?? [{ path: 'README.md', text: randomUUID() }],
    note: 'By hand',
  };
  return api.post(`/project/${ofProject}/versions`, body, ada.token);
}

async function listVersions(projectId: string): Promise<Version[]> {
  const response = await api.get(`/project/${projectId}/versions`, ada.token);
  return response.json<{ items: unknown[] }>().items.map((item) => versionSchema.parse(item));
}

async function projectOf(versionId: string): Promise<string> {
  const answer = await api.get(`/versions/${versionId}`, ada.token);
  return versionSchema.parse(answer.json()).projectId;
}

function idOf(number: number): string {
  const version = versions.find((one) => one.number === number);
  if (!version) throw new Error(`There is no version ${number}`);
  return version.id;
}

async function compare(number: number, against?: number) {
  const query = against === undefined ? '' : `?against=${idOf(against)}`;
  const response = await api.get(`/versions/${idOf(number)}/diff${query}`, ada.token);
  expect(response.statusCode).toBe(200);
  return versionDiffSchema.parse(response.json());
}

describe('GET /versions/:id/diff', () => {
  it('[PRJ-03] says of a change by chat what its receipt said, and which files it touched', async () => {
    const diff = await compare(2);
    expect([diff.version.number, diff.against?.number]).toEqual([2, 1]);
    expect(diff.modelChanges).toEqual(SAID);
    expect(diff.tree.map(({ path }) => path)).toContain('src/features/tasks/types.ts');
    expect(diff.tree.find(({ path }) => path === 'app.ir.json')).toMatchObject({
      name: 'app.ir.json',
      type: 'file',
      status: 'modified',
    });
  });

  it('[PRJ-03] tells added, modified and removed files apart, with the lines that came and went', async () => {
    const diff = await compare(3);
    expect(diff.modelChanges).toEqual([]);
    const files = diff.tree.map(({ path, status, added }) => [path, status, added]);
    expect(files).toEqual([
      ['README.md', 'modified', expect.any(Number)],
      ['notes/a.md', 'added', 1],
    ]);
    const back = await compare(4);
    expect(back.tree.map(({ path, status, removed }) => [path, status, removed])).toEqual([
      ['README.md', 'modified', expect.any(Number)],
      ['notes/a.md', 'deleted', 1],
    ]);
  });

  it('[PRJ-03] compares any two versions of a project, in either direction and in words', async () => {
    const forth = await compare(3, 1);
    expect(forth.modelChanges.join('; ')).toMatch(/field Difficulty .*added to Task/);
    const back = await compare(1, 3);
    expect(back.modelChanges.join('; ')).toContain('field Difficulty removed from Task');
    const none = await compare(4, 2);
    expect([none.tree, none.modelChanges]).toEqual([[], []]);
  });

  it('compares the first version with nothing', async () => {
    const { against, tree } = await compare(1);
    expect(against).toBeNull();
    expect(new Set(tree.map(({ status }) => status))).toEqual(new Set(['added']));
  });

  it('[SAFE-01] names a file that is too large to be compared, without its counts', async () => {
    const text = `${'x'.repeat(99)}\n`.repeat(9_500);
    const names = ['a', 'b', 'c', 'd', 'e'];
    const large = names.map((name) => ({ path: `data/${name}.txt`, text: name + text }));
    const of = await projectOf(other);
    await edit(of, large.slice(0, 3));
    const saved = await edit(of, [...large.slice(3), { path: 'small.md', text: 'x' }]);
    const { id } = versionSchema.parse(saved.json());
    const answer = await api.get(`/versions/${id}/diff?against=${other}`, ada.token);
    const counts = new Map(
      versionDiffSchema.parse(answer.json()).tree.map(({ path, added }) => [path, added]),
    );
    expect(counts.get('small.md')).toBe(1);
    expect(names.filter((name) => counts.get(`data/${name}.txt`) === null)).toHaveLength(1);
  });
});

describe('GET /versions/:id/diff/file', () => {
  const read = (number: number, query: string) =>
    api.get(`/versions/${idOf(number)}/diff/file?${query}`, ada.token);

  it('[PRJ-03] gives a file as it was and as it is', async () => {
    const modified = fileDiffSchema.parse((await read(3, 'path=README.md')).json());
    expect(modified).toMatchObject({ status: 'modified', newText: 'one\ntwo\n' });
    expect(modified.oldText).not.toBe(modified.newText);
    expect((await read(3, 'path=notes/a.md')).json()).toEqual({
      status: 'added',
      oldText: null,
      newText: 'A\n',
    });
    expect((await read(4, 'path=notes/a.md')).json()).toMatchObject({ status: 'deleted', newText: null });
    const same = await read(4, `path=README.md&against=${idOf(2)}`);
    expect(same.json()).toMatchObject({ status: 'unchanged' });
  });

  it('answers 404 for a file that neither version has, and 400 without a path', async () => {
    expect((await read(3, 'path=nowhere.md')).statusCode).toBe(404);
    const response = await read(3, '');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', 'path']);
  });
});

describe('access to differences', () => {
  it.each(['/diff', '/diff/file?path=README.md'])(
    '[API-06] GET /versions/:id%s answers 401 without a token and 403 to somebody else',
    async (rest) => {
      const url = `/versions/${idOf(2)}${rest}`;
      expect((await api.get(url)).statusCode).toBe(401);
      expect((await api.get(url, bob.token)).statusCode).toBe(403);
    },
  );

  it.each(['/diff?', '/diff/file?path=README.md&'])(
    '[SAFE-16] GET /versions/:id%sagainst refuses every version that is not of the project alike',
    async (rest) => {
      const ask = (against: string) => api.get(`/versions/${idOf(2)}${rest}against=${against}`, ada.token);
      const refused = [await ask(other), await ask(foreign), await ask(randomUUID())];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
      expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
      const wrong = await ask('v1');
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json()).toHaveProperty(['fields', 'against']);
    },
  );
});

const mark = (body: object, token?: string, id = idOf(1)) =>
  api.call('PUT', `/versions/${id}`, { body, token });

describe('PUT /versions/:id', () => {
  it('[PRJ-03] names a version, pins it, and takes both back', async () => {
    const named = versionSchema.parse((await mark({ name: '  Before the talk ' }, ada.token)).json());
    expect(named).toMatchObject({ name: 'Before the talk', pinned: false });
    const pinned = versionSchema.parse((await mark({ pinned: true }, ada.token)).json());
    expect(pinned).toMatchObject({ name: 'Before the talk', pinned: true });
    const bare = versionSchema.parse((await mark({ name: null, pinned: false }, ada.token)).json());
    expect(bare).toMatchObject({ name: null, pinned: false });
  });

  it('[SAFE-03] keeps named and pinned versions while others make way', async () => {
    const project = await projectOf(other);
    for (const _ of ['second', 'third']) await edit(project);
    const [third, second] = await listVersions(project);
    await mark({ pinned: true }, ada.token, second?.id);
    await mark({ name: 'Riffs' }, ada.token, third?.id);
    for (const _ of Array.from({ length: LIMIT })) await edit(project);
    const numbers = (await listVersions(project)).map(({ number }) => number);
    expect(numbers).toHaveLength(LIMIT);
    expect(numbers).toEqual(expect.arrayContaining([second?.number, third?.number]));
    expect(numbers).not.toContain(1);
  });

  it.each([
    ['name', {}],
    ['name', { name: ' ' }],
    ['name', { name: '\u200b' }],
    ['name', { name: 'x'.repeat(61) }],
    ['pinned', { pinned: 'yes' }],
  ])('answers 400 naming %s', async (field, body) => {
    const response = await mark(body, ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', field]);
  });

  it('[API-06] answers 401 without a token and 403 to somebody else', async () => {
    expect((await mark({ pinned: true })).statusCode).toBe(401);
    expect((await mark({ pinned: true }, bob.token)).statusCode).toBe(403);
    const versions = await listVersions(projectId);
    expect(versions.map(({ pinned }) => pinned)).not.toContain(true);
  });
});

describe('the list of versions', () => {
  it('[PRJ-03] counts the checks that somebody tried, also of what came back by undo', async () => {
    await edit(projectId);
    const [tried] = await listVersions(projectId);
    expect(tried).not.toHaveProperty('checks');
    const url = `/versions/${tried?.id ?? ''}/checks`;
    const untouched = (await api.get(url, ada.token)).json<Known>();
    const { due } = untouched;
    expect(new Set(untouched.list.map(({ state }) => state))).toEqual(new Set(['waiting']));
    expect(untouched.triedAt).toBeNull();
    const results = due.map((id, place) => ({ id, state: place === 0 ? 'failed' : 'passed' }));
    await api.post(url, { results }, ada.token);
    const known = (await api.get(url, ada.token)).json<Known>();
    expect(known.list.map(({ state }) => state)).toEqual(results.map(({ state }) => state));
    expect(known.list[0]).toMatchObject({ id: due[0], isNew: false });
    expect(known.triedAt).not.toBeNull();
    await edit(projectId);
    await api.post(`/project/${projectId}/undo`, {}, ada.token);
    const [undone, edited, again] = await listVersions(projectId);
    // Nobody tried what was edited by hand.
    expect(edited).not.toHaveProperty('checks');
    expect(again?.checks).toEqual({ passed: due.length - 1, failed: 1, untried: 0 });
    expect(undone?.checks).toEqual(again?.checks);
  });
});
