import { applicationModelSchema, runSchema, type Run, type RunDecision } from '@tessera/shared/contracts';
import { buildProject, endOfRun, say } from '../../testing/build-project';
import { openRecallingPool } from '../../testing/recalling-pool';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { WorkStoppedError } from '../../work/work-pool';
import { createBuiltInAssistant } from '../worker/worker.client';
import type { Assistant } from './assistant.port';

const pool = openRecallingPool();
const builtInAssistant = createBuiltInAssistant(pool);
let isDown = false;

/** The real assistant, which sometimes takes too long. */
const assistant: Assistant = {
  ...builtInAssistant,
  propose: (account, request) =>
    isDown ? Promise.reject(new WorkStoppedError('timeout')) : builtInAssistant.propose(account, request),
};

let api: TestApi;
let ada: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi({ assistant });
  ada = await api.register();
});

afterAll(async () => {
  await api.close();
  pool.close();
});

beforeEach(async () => {
  projectId = (await buildProject(api, ada)).project.id;
});

const readHead = async () =>
  (await api.get(`/project/${projectId}`, ada.token)).json<{ headVersion: { id: string } }>().headVersion.id;

async function readText(path: string): Promise<string> {
  const file = await api.get(`/versions/${await readHead()}/file?path=${path}`, ada.token);
  return file.json<{ text: string }>().text;
}

async function readModel() {
  return applicationModelSchema.parse(JSON.parse(await readText('app.ir.json')));
}

/** Takes a change back and edits by hand every line of a file that it had changed. */
async function editAfterwards({ receipt }: Run): Promise<void> {
  const path = receipt?.filesChanged.find((file) => /^src\/.*\.tsx?$/.test(file.path))?.path ?? '';
  await api.post(`/project/${projectId}/undo`, {}, ada.token);
  const text = (await readText(path)).replaceAll(/^(.+)$/gm, '$1 // mine');
  const edit = { baseVersionId: await readHead(), note: '', changes: [{ path, text }] };
  const saved = await api.post(`/project/${projectId}/versions`, edit, ada.token);
  expect(saved.statusCode).toBe(201);
}

const decide = (message: string, decision: RunDecision) =>
  api.post('/runs', { projectId, message, decision }, ada.token);

async function build(message: string, decision: RunDecision): Promise<Run> {
  return endOfRun(api, ada, runSchema.parse((await decide(message, decision)).json()).id);
}

/** The new text at every place. */
const takeTheirs = ({ id, conflicts }: Run): RunDecision => ({
  runId: id,
  texts: conflicts.map(({ places }) => places.map(({ theirs }) => theirs)),
});

it('[SCR-02] a change that was decided is tried again without deciding anew', async () => {
  const message = 'rename tempo to speed';
  const rehearsal = await say(api, ada, projectId, message);
  await editAfterwards(rehearsal);
  const refused = await say(api, ada, projectId, message);
  expect(refused.conflicts).not.toEqual([]);

  isDown = true;
  const failed = await build(message, takeTheirs(refused));
  isDown = false;
  expect(failed).toMatchObject({ status: 'failed', conflicts: [] });
  expect(await build(message, { runId: failed.id, texts: [] })).toMatchObject({ status: 'succeeded' });
  // What was made cannot be tried again.
  expect((await decide(message, { runId: rehearsal.id, texts: [] })).statusCode).toBe(400);
});

it('[SCR-02] a change of one part by hand is made as decided, and stays that change', async () => {
  const composer = (await readModel()).entities[0]?.fields.find(({ name }) => name === 'Composer')?.id ?? '';
  const rename = async () => {
    const body = {
      baseVersionId: await readHead(),
      edit: { kind: 'rename', part: composer, name: 'Written by' },
    };
    const answer = await api.post(`/project/${projectId}/edits`, body, ada.token);
    return endOfRun(api, ada, runSchema.parse(answer.json()).id);
  };
  await editAfterwards(await rename());
  const refused = await rename();
  expect(refused).toMatchObject({ status: 'failed', versionId: null });
  expect(refused.conflicts).not.toEqual([]);

  // It counts as an edit: no question and no other message goes with it.
  const decision = takeTheirs(refused);
  for (const other of [{ message: 'Another one' }, { mode: 'ask' }, { problem: { message: 'x' } }]) {
    const body = { projectId, message: refused.message, decision, ...other };
    expect((await api.post('/runs', body, ada.token)).statusCode).toBe(400);
  }
  const made = await build(refused.message, decision);
  expect(made).toMatchObject({ status: 'succeeded', conflicts: [] });
  const fields = (await readModel()).entities.flatMap((entity) => entity.fields);
  expect(fields.find(({ id }) => id === composer)?.name).toBe('Written by');
});
