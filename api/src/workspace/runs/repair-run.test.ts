import { runSchema, versionSchema, type Run, type RunProblem } from '@tessera/shared/contracts';
import { strToU8, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { buildProject, endOfRun, readEvents, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile } from '../../testing/upload-file';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi({ quotas: { projects: 30, messages: 200 } });
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

const APP = 'src/App.tsx';

async function newProject(): Promise<string> {
  const prompt = 'Track plants with name, room and last watered';
  return (await buildProject(api, ada, { prompt })).project.id;
}

async function headOf(projectId: string): Promise<{ id: string; number: number }> {
  const answer = await api.get(`/project/${projectId}`, ada.token);
  return answer.json<{ headVersion: { id: string; number: number } }>().headVersion;
}

async function textOf(projectId: string, path: string): Promise<string> {
  const { id } = await headOf(projectId);
  const answer = await api.get(`/versions/${id}/file?path=${encodeURIComponent(path)}`, ada.token);
  return answer.json<{ text: string }>().text;
}

/** Saves files by hand; a text of null takes one away. */
async function save(projectId: string, texts: Readonly<Record<string, string | null>>): Promise<void> {
  const changes = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const baseVersionId = (await headOf(projectId)).id;
  const body = { baseVersionId, changes, note: 'By hand' };
  const saved = await api.post(`/project/${projectId}/versions`, body, ada.token);
  if (saved.statusCode !== 201) throw new Error(saved.body);
}

async function fix(projectId: string, problem: RunProblem): Promise<Run> {
  const body = { projectId, message: `Fix this: ${problem.message}`, problem };
  const created = await api.post('/runs', body, ada.token);
  return endOfRun(api, ada, runSchema.parse(created.json()).id);
}

/** What the page knows of a version that does not build. */
async function problemOf(projectId: string): Promise<RunProblem> {
  const answer = await api.get(`/project/${projectId}/preview`, ada.token);
  const { error, path, line } = answer.json<{ error: string; path?: string; line?: number }>();
  return { message: error, ...(path && { path }), ...(line && { line }) };
}

describe('an error of the compiler', () => {
  it('[SCR-02, PRJ-03] is fixed by taking back the edit that makes it, and every other edit is kept', async () => {
    const projectId = await newProject();
    const before = await textOf(projectId, APP);
    const README = `${await textOf(projectId, 'README.md')}Mine.\n`;
    const greeted = before.replace('export function App', 'export const greeting = 1;\nexport function App');
    const broken = `const broken = {;\n${greeted}`;
    await save(projectId, { 'README.md': README, [APP]: broken });
    const problem = await problemOf(projectId);
    expect(problem).toMatchObject({ path: APP, line: 1 });

    const run = await fix(projectId, problem);
    expect(run).toMatchObject({ status: 'succeeded', question: null });
    expect(run.answer).toMatch(
      /^src\/App\.tsx, line 1, did not compile: Expected identifier but found ";"\./,
    );
    expect(run.answer).toContain('It compiles without your edit of src/App.tsx, line 1.');
    expect(run.answer).toContain('Undo brings it back. Your other edits are kept.');
    expect(run.receipt).toMatchObject({
      filesChanged: [{ path: APP, change: 'modified', added: 0, removed: 1 }],
      modelChanges: ['your edit of src/App.tsx, line 1, taken back'],
      checks: { passed: 0, added: [], removed: [] },
      credits: 0,
    });
    expect(await textOf(projectId, APP)).toBe(greeted);
    expect(await textOf(projectId, 'README.md')).toBe(README);
    expect((await api.get(`/project/${projectId}/preview`, ada.token)).statusCode).toBe(200);
    const { items } = z
      .object({ items: z.array(versionSchema) })
      .parse((await api.get(`/project/${projectId}/versions`, ada.token)).json());
    expect(items[0]).toMatchObject({ author: 'agent', note: 'Took back an edit of src/App.tsx' });
    const events = (await readEvents(api, ada, run.id)).map(({ event }) => event);
    const plans = events.filter(({ type }) => type === 'plan');
    expect(plans.at(-1)).toMatchObject({
      steps: [
        { title: 'Finding the edit', state: 'done' },
        { title: 'Compiling without it', state: 'done' },
        { title: 'Starting preview', state: 'done' },
      ],
    });

    expect((await api.post(`/project/${projectId}/undo`, {}, ada.token)).statusCode).toBe(201);
    expect(await textOf(projectId, APP)).toBe(broken);
  });

  it('[SCR-02] is fixed where a file of somebody is wrong, with the line that imports it', async () => {
    const projectId = await newProject();
    const before = await textOf(projectId, APP);
    const importing = `import { extra } from './extra';\nconsole.log(extra);\n${before}`;
    await save(projectId, { [APP]: importing, 'src/extra.ts': 'export const extra = ;\n' });

    const run = await fix(projectId, await problemOf(projectId));
    expect(run.status).toBe('succeeded');
    expect(run.answer).toContain('your file src/extra.ts; and your edit of src/App.tsx, lines 1 to 2');
    expect(await textOf(projectId, APP)).toBe(before);
    // Nothing is left of what was edited by hand: what the application promises was performed.
    expect(run.receipt?.checks.passed).toBeGreaterThan(0);
  });

  it('[SCR-02] is fixed where a file was removed that others need', async () => {
    const projectId = await newProject();
    const { id } = await headOf(projectId);
    const files = await api.get(`/versions/${id}/files`, ada.token);
    const paths = files.json<{ items: { path: string }[] }>().items.map(({ path }) => path);
    const path = paths.find((one) => one.endsWith('/List.tsx')) ?? '';
    await save(projectId, { [path]: null });
    const run = await fix(projectId, await problemOf(projectId));
    expect(run.status).toBe('succeeded');
    expect(run.receipt?.modelChanges).toEqual([`your removal of ${path}, taken back`]);
  });

  it('[SCR-02] that is gone meanwhile changes nothing', async () => {
    const projectId = await newProject();
    const run = await fix(projectId, { message: `${APP}, line 1: Unexpected ";"`, path: APP, line: 1 });
    expect(run).toMatchObject({ status: 'no_effect', versionId: null });
    expect(run.answer).toMatch(/^The newest version compiles/);
  });
});

describe('an error of the running application', () => {
  const thrown = "if (document.title !== 'never') throw new Error('Broken by hand');\n";

  it('[SCR-02] takes back the edit that it speaks of, and says that the preview shows the rest', async () => {
    const projectId = await newProject();
    const main = await textOf(projectId, 'src/main.tsx');
    await save(projectId, {
      [APP]: `export const kept = 1;\n${await textOf(projectId, APP)}`,
      'src/main.tsx': `${main}${thrown}`,
    });
    const run = await fix(projectId, { message: 'Broken by hand' });
    expect(run.status).toBe('succeeded');
    expect(run.answer).toMatch(/^The preview reported: Broken by hand\./);
    expect(run.answer).toContain('the preview shows whether the error is gone');
    expect(await textOf(projectId, 'src/main.tsx')).toBe(main);
    expect(await textOf(projectId, APP)).toContain('export const kept');
  });

  it('[SCR-02] says that nothing points at an edit where nothing does', async () => {
    const projectId = await newProject();
    await save(projectId, { [APP]: `export const kept = 1;\n${await textOf(projectId, APP)}` });
    const { answer } = await fix(projectId, { message: 'Failed to fetch' });
    expect(answer).toContain('Nothing in it points at an edit of yours');
    expect(answer).not.toContain('seems to come from');
    expect(answer).toContain('Undo brings it back');
  });

  it('[SCR-02] takes back what is at its line where it names one', async () => {
    const projectId = await newProject();
    const before = await textOf(projectId, APP);
    await save(projectId, { [APP]: `export const first = 1;\n${before}export const last = 2;\n` });
    await fix(projectId, { message: 'boom', path: APP, line: 1 });
    expect(await textOf(projectId, APP)).toBe(`${before}export const last = 2;\n`);
  });

  it('[SCR-02] takes back more the second time, and stops after the same error twice', async () => {
    const projectId = await newProject();
    await save(projectId, {
      'src/first.ts': 'export const boom = 1;\n',
      'src/second.ts': 'export const other = 2;\n',
      'src/third.css': '.third { color: red; }\n',
    });
    const runs = [
      await fix(projectId, { message: 'boom at 12:5' }),
      await fix(projectId, { message: 'boom at 13:7' }),
    ];
    expect(runs.map(({ receipt }) => receipt?.filesChanged.map(({ path }) => path))).toEqual([
      ['src/first.ts'],
      ['src/second.ts', 'src/third.css'],
    ]);
    expect(runs[1]?.answer).toContain('The same error came again');
    await save(projectId, { 'src/first.ts': 'export const boom = 1;\n' });
    const { number } = await headOf(projectId);
    for (const line of [1, 2]) {
      const stopped = await fix(projectId, { message: `boom at ${String(line)}:1` });
      expect(stopped).toMatchObject({ status: 'no_effect', versionId: null });
      expect(stopped.answer).toMatch(/twice.*under History.*under Code/);
    }
    expect((await headOf(projectId)).number).toBe(number);
    expect(await fix(projectId, { message: 'another boom' })).toMatchObject({ status: 'succeeded' });
  });

  it('[SCR-02] is told to be a mistake of ours where nothing was edited by hand', async () => {
    const projectId = await newProject();
    await save(projectId, { 'README.md': 'Mine.\n' });
    const run = await fix(projectId, { message: 'boom' });
    expect(run).toMatchObject({ status: 'no_effect', versionId: null });
    expect(run.answer).toMatch(/the mistake is in what the builder made.*reported/);
    expect(await textOf(projectId, 'README.md')).toBe('Mine.\n');
  });
});

it('[SCR-02] says of code only that it needs a language model', async () => {
  const content = zipSync({
    'package.json': strToU8('{"dependencies":{"react":"19"}}'),
    'src/main.jsx': strToU8('throw new Error("boom");'),
  });
  const { id: uploadId } = await uploadFile(api, ada, { name: 'app.zip', content, purpose: 'import' });
  const body = { source: 'zip', projectName: 'Code only', uploadId };
  const imported = await api.post('/project/import', body, ada.token);
  const projectId = imported.json<{ project: { id: string } }>().project.id;
  const run = await fix(projectId, { message: 'boom' });
  expect(run).toMatchObject({ status: 'no_effect', versionId: null });
  expect(run.answer).toMatch(/code only.*language model.*under Code/);
});

it("[READ-05] leaves 'it' what was spoken of before", async () => {
  const projectId = await newProject();
  await say(api, ada, projectId, 'add a teacher field');
  await save(projectId, { 'src/main.tsx': `${await textOf(projectId, 'src/main.tsx')}// boom\n` });
  expect((await fix(projectId, { message: 'boom' })).status).toBe('succeeded');
  const made = await say(api, ada, projectId, 'make it required');
  expect(made.receipt?.modelChanges.join()).toContain('Teacher');
});

it('[API-06] refuses a problem that is too long or asked about with 400, no session with 401, and others with 403', async () => {
  const projectId = await newProject();
  const body = { projectId, message: 'Fix this: boom', problem: { message: 'boom' } };
  const asked = await api.post('/runs', { ...body, mode: 'ask' }, ada.token);
  expect(asked.statusCode).toBe(400);
  expect(asked.json()).toMatchObject({ fields: { problem: expect.anything() as unknown } });
  const long = await api.post('/runs', { ...body, problem: { message: 'x'.repeat(2001) } }, ada.token);
  expect(long.statusCode).toBe(400);
  expect(long.body).toContain('problem.message');
  expect((await api.post('/runs', body)).statusCode).toBe(401);
  expect((await api.post('/runs', body, bob.token)).statusCode).toBe(403);
});
