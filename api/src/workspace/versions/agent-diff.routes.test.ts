import { randomUUID } from 'node:crypto';
import { createApplication, emit, type ProjectFile } from '@tessera/builder';
import {
  fileDiffSchema,
  readAgentDiff,
  versionDiffSchema,
  type AgentDiff,
  type ApplicationModel,
  type Receipt,
} from '@tessera/shared/contracts';
import { buildReceipt } from '@tessera/shared/testing';
import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { saveFiles } from '../files/files.service';
import { agents, projects } from '../tables/projects.table';
import { runs } from '../tables/runs.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(120_000);

const MODEL = createApplication('A task list with title and due date', { name: 'Tasks' }).model;
const SAID = ['field Priority added to Task'];

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

interface Made {
  readonly id: string;
  readonly agent: string;
}

async function makeProject({ token }: TestUser): Promise<Made> {
  const created = await api.post('/project', { projectName: `Tasks ${randomUUID().slice(0, 8)}` }, token);
  const { id, agentId: agent } = created.json<{ project: { id: string; agentId: string } }>().project;
  return { id, agent };
}

interface Planted {
  readonly files: readonly ProjectFile[];
  /** What the builder wrote; the files unless given. */
  readonly generated?: readonly ProjectFile[];
  readonly number: number;
  readonly model?: ApplicationModel;
  readonly beforeId?: string;
  readonly runId?: string;
}

/** The newest version of a project, as a run leaves it. */
async function plantVersion(projectId: string, planted: Planted): Promise<string> {
  const { files, generated = files, number, model = null, beforeId = null, runId = null } = planted;
  const id = randomUUID();
  await api.db.insert(versions).values({
    id,
    projectId,
    number,
    note: `Version ${number}`,
    author: runId === null ? 'user' : 'agent',
    runId,
    treeHash: await saveFiles(api.db, files),
    generatedHash: await saveFiles(api.db, generated),
    model,
    positionId: id,
    beforeId,
    redoId: null,
    createdAt: new Date(),
  });
  await api.db.update(projects).set({ headVersionId: id }).where(eq(projects.id, projectId));
  return id;
}

async function plantRun(
  user: TestUser,
  { id: projectId, agent: agentId }: Made,
  receipt: Partial<Receipt> = {},
): Promise<string> {
  const id = randomUUID();
  await api.db.insert(runs).values({
    ...{ id, projectId, agentId, userId: user.user.id, message: 'add a field priority' },
    ...{ mode: 'build', status: 'succeeded', createdAt: new Date(), endedAt: new Date() },
    receipt: buildReceipt({ modelChanges: SAID, ...receipt }),
  });
  return id;
}

/** Ties the version to the run that made it, as the end of a run does. */
async function endWith(runId: string, versionId: string): Promise<void> {
  await api.db.update(runs).set({ versionId }).where(eq(runs.id, runId));
}

async function read(agent: string, query: Record<string, string> = {}): Promise<AgentDiff> {
  const response = await api.get(`/agents/${agent}/diff?${String(new URLSearchParams(query))}`, ada.token);
  expect([response.statusCode, response.json()]).toEqual([200, expect.anything()]);
  return readAgentDiff.response.parse(response.json());
}

const file = (path: string, text: string): ProjectFile => ({ path, text });
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}\n`).join('');

describe('GET /agents/:id/diff', () => {
  it('[DIFF-06] shows the newest run with a version, and what else there is to choose', async () => {
    const made = await makeProject(ada);
    const files = [...emit(MODEL)];
    const first = await plantVersion(made.id, { number: 1, files, model: MODEL });
    const runId = await plantRun(ada, made);
    const second = await plantVersion(made.id, {
      ...{ number: 2, model: MODEL, beforeId: first, runId },
      files: [...files, file('src/new.ts', 'export {};\n')],
    });
    await endWith(runId, second);
    await plantRun(ada, made);
    const third = await plantVersion(made.id, { number: 3, files, model: MODEL, beforeId: second });

    const { change, versions: all, project } = await read(made.agent);
    expect(project.id).toBe(made.id);
    expect(change).toMatchObject({
      ...{ runId, projectId: made.id, versionId: second, baseVersionId: first },
      ...{ modelChanges: SAID, records: { converted: [], archived: [] } },
      tree: [{ path: 'src/new.ts', status: 'added', added: 1, removed: 0 }],
    });
    expect(all.map(({ id, number, runId: by }) => [id, number, by])).toEqual([
      [third, 3, null],
      [second, 2, runId],
      [first, 1, null],
    ]);

    const byHand = await read(made.agent, { version: third });
    expect(byHand.change).toMatchObject({
      runId: null,
      versionId: third,
      baseVersionId: second,
      records: null,
    });
    const across = await read(made.agent, { version: third, against: first });
    expect(across.change).toMatchObject({ baseVersionId: first, tree: [] });
  });

  it('[DIFF-06] shows nothing for a run without a version, one of another agent, and a project without versions', async () => {
    const made = await makeProject(ada);
    expect(await read(made.agent)).toMatchObject({ change: null, versions: [] });
    const other = await makeProject(ada);
    const runId = await plantRun(ada, other);
    await endWith(runId, await plantVersion(other.id, { number: 1, files: [file('a', 'b')], runId }));
    expect(await read(made.agent, { run: runId })).toMatchObject({ change: null });
    expect(await read(made.agent, { run: await plantRun(ada, made) })).toMatchObject({ change: null });
    expect((await read(other.agent, { run: runId })).change).toMatchObject({ runId });
  });

  it('shows the newest version where no run of the agent made one', async () => {
    const made = await makeProject(ada);
    const id = await plantVersion(made.id, { number: 1, files: [file('index.html', 'x')], generated: [] });
    expect((await read(made.agent)).change).toMatchObject({
      versionId: id,
      runId: null,
      baseVersionId: null,
    });
    const second = { id: randomUUID(), projectId: made.id, name: 'Second', isDefault: false };
    await api.db.insert(agents).values({ ...second, createdAt: new Date() });
    const runId = await plantRun(ada, { id: made.id, agent: second.id });
    await endWith(runId, await plantVersion(made.id, { number: 2, files: [file('a', 'b')], runId }));
    expect(await read(made.agent, { run: runId })).toMatchObject({ change: null });
    expect((await read(second.id)).change).toMatchObject({ runId });
  });

  it('[DIFF-06] says of records what the run’s receipt says, sentence by sentence', async () => {
    const made = await makeProject(ada);
    const first = await plantVersion(made.id, { number: 1, files: [file('a', 'b')] });
    const data = { converted: [], archived: ['Values of Notes are kept and come back with undo'] };
    const runId = await plantRun(ada, made, { data });
    const second = await plantVersion(made.id, {
      number: 2,
      files: [file('a', 'c')],
      beforeId: first,
      runId,
    });
    await endWith(runId, second);
    expect((await read(made.agent)).change?.records).toEqual(data);
  });

  it('[API-06] answers 401 without a token, 403 for what is somebody else’s, 400 with the field that is wrong', async () => {
    const made = await makeProject(ada);
    const theirs = await makeProject(bob);
    const theirRun = await plantRun(bob, theirs);
    const theirVersion = await plantVersion(theirs.id, { number: 1, files: [file('a', 'b')] });
    const path = `/agents/${made.agent}/diff`;
    expect((await api.get(path)).statusCode).toBe(401);
    expect((await api.get(path, bob.token)).statusCode).toBe(403);
    expect((await api.get(`/agents/${randomUUID()}/diff`, ada.token)).statusCode).toBe(403);
    for (const query of [`run=${theirRun}`, `version=${theirVersion}`, `run=${randomUUID()}`]) {
      expect((await api.get(`${path}?${query}`, ada.token)).statusCode).toBe(403);
    }
    const other = await makeProject(ada);
    const version = await plantVersion(other.id, { number: 1, files: [file('a', 'b')] });
    expect((await api.get(`${path}?version=${version}`, ada.token)).statusCode).toBe(403);
    for (const field of ['run', 'version', 'against']) {
      const wrong = await api.get(`${path}?${field}=nonsense`, ada.token);
      expect([wrong.statusCode, wrong.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'BAD_REQUEST' }),
      ]);
      expect(wrong.json()).toHaveProperty(['fields', field]);
    }
  });
});

describe('what became of a file', () => {
  const OLD = [
    file('kept.txt', 'same\n'),
    file('edited.txt', 'one\n'),
    file('written.txt', 'the builder writes no more\n'),
    file('by-hand.txt', 'taken away\n'),
    file('old/moved.txt', lines(0, 12)),
    file('old/moved-and-edited.txt', lines(100, 120)),
    file('empty.txt', ''),
  ];
  const NEW = [
    file('kept.txt', 'same\n'),
    file('edited.txt', 'two\n'),
    file('new/moved.txt', lines(0, 12)),
    file('new/edited-and-moved.txt', `${lines(100, 118)}new\n`),
    file('new/empty.txt', ''),
  ];
  let first: string;
  let second: string;

  beforeAll(async () => {
    const { id } = await makeProject(ada);
    const [old] = [OLD.filter(({ path }) => path !== 'old/moved.txt')];
    first = await plantVersion(id, { number: 1, files: OLD, generated: old });
    const generated = [...NEW, file('by-hand.txt', 'taken away\n')];
    second = await plantVersion(id, { number: 2, files: NEW, generated, beforeId: first });
  });

  it('[DIFF-01] tells apart what the builder stopped writing, what was taken away, and what moved', async () => {
    const answer = await api.get(`/versions/${second}/diff`, ada.token);
    const { tree } = versionDiffSchema.parse(answer.json());
    expect(
      tree.map(({ path, status, oldPath, added, removed }) => [path, status, oldPath, added, removed]),
    ).toEqual([
      ['by-hand.txt', 'deleted', undefined, 0, 1],
      ['edited.txt', 'modified', undefined, 1, 1],
      ['empty.txt', 'removed', undefined, 0, 0],
      ['new/edited-and-moved.txt', 'renamed', 'old/moved-and-edited.txt', 1, 2],
      ['new/empty.txt', 'added', undefined, 0, 0],
      ['new/moved.txt', 'renamed', 'old/moved.txt', 0, 0],
      ['written.txt', 'removed', undefined, 0, 1],
    ]);
  });

  it.each([
    ['by-hand.txt', { status: 'deleted', newText: null }],
    ['written.txt', { status: 'removed', newText: null }],
    ['old/moved.txt', { status: 'deleted', newText: null }],
    ['kept.txt', { status: 'unchanged' }],
    ['new/empty.txt', { status: 'added', oldText: null, newText: '' }],
    ['new/moved.txt', { status: 'renamed', oldPath: 'old/moved.txt', oldText: lines(0, 12) }],
    ['new/edited-and-moved.txt', { status: 'renamed', oldPath: 'old/moved-and-edited.txt' }],
  ])('[DIFF-01] says the same of one file: %s', async (path, expected) => {
    const answer = await api.get(`/versions/${second}/diff/file?path=${path}`, ada.token);
    expect(fileDiffSchema.parse(answer.json())).toMatchObject(expected);
  });

  it('finds a move by one file alone, and the other way round', async () => {
    const path = 'old/moved-and-edited.txt';
    const answer = await api.get(`/versions/${first}/diff/file?path=${path}&against=${second}`, ada.token);
    expect(fileDiffSchema.parse(answer.json())).toMatchObject({
      ...{ status: 'renamed', oldPath: 'new/edited-and-moved.txt', newText: lines(100, 120) },
    });
  });
});
