import { messageSchema, runSchema, type Run, type RunMode } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { buildProject, endOfRun, HOLDS_NOTHING, readEvents, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile } from '../../testing/upload-file';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

const PROMPT = 'Track plants with name, room and last watered';

async function sayIn(mode: RunMode, projectId: string, message: string, more: object = {}): Promise<Run> {
  const created = await api.post('/runs', { projectId, message, mode, ...more }, ada.token);
  if (created.statusCode !== 201) throw new Error(created.body);
  return endOfRun(api, ada, runSchema.parse(created.json()).id);
}

async function headOf(projectId: string): Promise<number | undefined> {
  const project = await api.get(`/project/${projectId}`, ada.token);
  return project.json<{ headVersion: { number: number } | null }>().headVersion?.number;
}

describe('a run that plans', () => {
  it('[SCR-02] says what would change, changes nothing, and is built when it is asked for then', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    const planned = await sayIn('plan', project.id, 'add a difficulty field from 1 to 5');

    expect(planned).toMatchObject({ mode: 'plan', status: 'succeeded', receipt: null, versionId: null });
    expect(planned.answer).toContain(
      'This would change:\n• field Difficulty (a rating from 1 to 5) added to Plant',
    );
    expect(planned.answer).toMatch(/Nothing has been changed\.$/);
    expect(await headOf(project.id)).toBe(1);
    const types = (await readEvents(api, ada, planned.id)).map(({ event }) => event.type);
    expect(types).toEqual(['run', 'run', 'text', 'end']);

    const built = await say(api, ada, project.id, 'add a difficulty field from 1 to 5');
    expect(built.receipt?.modelChanges).toEqual(['field Difficulty (a rating from 1 to 5) added to Plant']);
    expect(await headOf(project.id)).toBe(2);
  });

  it('[SCR-02, MODEL-17] says that it would ask first, and asks nothing', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    const planned = await sayIn('plan', project.id, 'remove the room');

    expect(planned).toMatchObject({ status: 'succeeded', question: null });
    expect(planned.answer).toContain('you would be asked before it is done');
    const yes = await say(api, ada, project.id, 'yes', { held: HOLDS_NOTHING });
    expect(yes.status).toBe('no_effect');
    expect(await headOf(project.id)).toBe(1);
  });

  it('[SCR-02] says what would not be part of it, and offers what it understands where that is all', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    const partly = await sayIn(
      'plan',
      project.id,
      'add a notes field and export to Excel. frobnicate the quux',
    );
    expect(partly.answer).toContain('• field Notes');
    expect(partly.answer).toContain('Nothing has to change for:\n• “export to Excel”: Every list can be');
    expect(partly.answer).toMatch(/Left out, or done differently:\n• “[^”]*quux[^”]*”: ./);
    const dropped = await sayIn('plan', project.id, 'add a price field. members with a name');
    expect(dropped.answer).toContain('• “members with a name”: This was not understood');
    const planned = await sayIn('plan', project.id, 'frobnicate the quux');
    expect(planned.status).toBe('no_effect');
    expect(planned.suggestions.length).toBeGreaterThan(0);
  });

  it('[SCR-02] can be the first thing that is said in a project', async () => {
    const created = await api.post('/project', { projectName: 'Empty' }, ada.token);
    const { project } = z.object({ project: z.object({ id: z.uuid() }) }).parse(created.json());
    const planned = await sayIn('plan', project.id, PROMPT);

    expect(planned.status).toBe('succeeded');
    expect(planned.answer).toMatch(/^This would be built:\n• table Plant: Name, Room, Last watered\n/);
    for (const phrase of ['plants', 'name', 'room', 'last watered'])
      expect(planned.answer).toMatch(new RegExp(`As you said it:(?:\n• .*)*\n• “[^”]*${phrase}`));
    expect(await headOf(project.id)).toBeUndefined();
    const asked = await sayIn('ask', project.id, 'what does it store?');
    expect(asked.answer).toMatch(/^There is nothing to ask about yet\./);
  });
});

describe('a run that answers', () => {
  it('[SCR-02] answers from the model, the checks and the versions, and changes nothing', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    await say(api, ada, project.id, 'add a teacher field');
    const fields = await sayIn('ask', project.id, 'What does Plant store?');
    const checks = await sayIn('ask', project.id, 'Which checks pass?');
    const history = await sayIn('ask', project.id, 'What changed last?');

    for (const { status, versionId } of [fields, checks, history])
      expect([status, versionId]).toEqual(['succeeded', null]);
    for (const name of ['Name', 'Room', 'Last watered', 'Teacher']) expect(fields.answer).toContain(name);
    expect(checks.answer).toMatch(/\d+ .*pass/i);
    expect(history.answer).toMatch(/teacher/i);
    expect(await headOf(project.id)).toBe(2);
  });

  it('[SCR-02] counts records by what the page counted of them, and says where it does not know', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    const held = { records: { e1: 7 }, values: {}, options: {}, flags: {} };
    const counted = await sayIn('ask', project.id, 'How many plants are there?', { held });
    const unknown = await sayIn('ask', project.id, 'Which plants were watered in May?', { held });
    expect(counted.answer).toMatch(/^You have entered 7 plants in the preview\./);
    expect(unknown.answer).toMatch(/not known/);
  });

  it('[SCR-02] means by "it" what was pointed at, and says that files are not read', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    const about = { kind: 'part', part: 'f2' };
    const { id } = await uploadFile(api, ada, { name: 'notes.txt', content: 'Room is required' });
    const more = { about, attachmentIds: [id] };
    const { answer } = await sayIn('ask', project.id, 'Is it required?', more);
    expect(answer).toMatch(/^No: Room is optional/);
    expect(answer).toContain('Attached files are not read for an answer.');
  });

  it('[SCR-02] changes nothing where a change is asked for, and says how it would', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    const asked = await sayIn('ask', project.id, 'add a priority field');
    expect(asked.answer).toContain('Build');
    expect(await headOf(project.id)).toBe(1);
  });

  it("[READ-05] leaves 'it' what was spoken of before", async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    await say(api, ada, project.id, 'add a teacher field');
    await sayIn('ask', project.id, 'What does Plant store?');
    await sayIn('plan', project.id, 'add a color field');
    const made = await say(api, ada, project.id, 'make it required');
    expect(made.receipt?.modelChanges.join()).toContain('Teacher');
  });

  it('[SCR-02] is told with its mode in the conversation', async () => {
    const { project } = await buildProject(api, ada, { prompt: PROMPT });
    await sayIn('ask', project.id, 'What does Plant store?');
    const { items } = z
      .object({ items: z.array(messageSchema) })
      .parse((await api.get(`/project/${project.id}/messages`, ada.token)).json());
    expect(items.map(({ mode, role }) => `${mode} ${role}`)).toEqual([
      'build user',
      'build assistant',
      'ask user',
      'ask assistant',
    ]);
  });
});

it('[API-06] refuses an unknown mode with 400, no session with 401, and a project of somebody else with 403', async () => {
  const { project } = await buildProject(api, ada, { prompt: PROMPT });
  const body = { projectId: project.id, message: 'what is it?', mode: 'ask' };
  expect((await api.post('/runs', { ...body, mode: 'guess' }, ada.token)).statusCode).toBe(400);
  expect((await api.post('/runs', body)).statusCode).toBe(401);
  expect((await api.post('/runs', body, bob.token)).statusCode).toBe(403);
});
