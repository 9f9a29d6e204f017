import { runSchema } from '@tessera/shared/contracts';
import { buildProject, endOfRun } from '../../testing/build-project';
import { openRecallingPool } from '../../testing/recalling-pool';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { WorkStoppedError } from '../../work/work-pool';
import { createBuiltInAssistant } from '../worker/worker.client';
import type { Assistant } from './assistant.port';

const pool = openRecallingPool();
const builtIn = createBuiltInAssistant(pool);
/** What happens while edits are looked for. */
let meanwhile: () => Promise<void> = () => Promise.resolve();
const assistant: Assistant = {
  ...builtIn,
  async takeBack(account, request) {
    const act = meanwhile;
    meanwhile = () => Promise.resolve();
    const found = await builtIn.takeBack(account, request);
    await act();
    return found;
  },
};

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi({ assistant });
  ada = await api.register();
});

afterAll(async () => {
  await api.close();
  pool.close();
});

const MAIN = 'src/main.tsx';

async function open() {
  const { project } = await buildProject(api, ada, { prompt: 'Track plants with name and room' });
  const head = async () => {
    const answer = await api.get(`/project/${project.id}`, ada.token);
    return answer.json<{ headVersion: { id: string } }>().headVersion.id;
  };
  const read = async (path: string) => {
    const answer = await api.get(`/versions/${await head()}/file?path=${path}`, ada.token);
    return answer.json<{ text: string }>().text;
  };
  const save = async (path: string, text: string) => {
    const body = { baseVersionId: await head(), changes: [{ path, text }], note: 'By hand' };
    const saved = await api.post(`/project/${project.id}/versions`, body, ada.token);
    expect(saved.statusCode).toBe(201);
  };
  const fix = async () => {
    const body = { projectId: project.id, message: 'Fix this: boom', problem: { message: 'boom' } };
    const created = await api.post('/runs', body, ada.token);
    return endOfRun(api, ada, runSchema.parse(created.json()).id);
  };
  const main = await read(MAIN);
  await save(MAIN, `${main}// boom\n`);
  return { read, save, fix, main };
}

it('[PRJ-03] starts over on top of an edit that was saved while an error was being fixed', async () => {
  const { read, save, fix, main } = await open();
  meanwhile = () => save('README.md', 'Saved meanwhile.\n');
  const run = await fix();
  expect(run.status).toBe('succeeded');
  expect(await read(MAIN)).toBe(main);
  expect(await read('README.md')).toBe('Saved meanwhile.\n');
});

it('[SCR-02] changes nothing, and says so, where looking for the edit takes too long', async () => {
  const { read, fix, main } = await open();
  meanwhile = () => Promise.reject(new WorkStoppedError('timeout'));
  const run = await fix();
  expect(run).toMatchObject({ status: 'failed', versionId: null });
  expect(run.error).toMatch(/took too long\. Nothing was changed\./);
  expect(await read(MAIN)).toBe(`${main}// boom\n`);
});
