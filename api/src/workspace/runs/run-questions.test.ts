import { randomUUID } from 'node:crypto';
import {
  applicationModelSchema,
  messageSchema,
  runSchema,
  type HeldRecords,
  type Message,
} from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { buildProject, HOLDS_NOTHING, readEvents, say, type BuiltProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { runs } from '../tables/runs.table';

let api: TestApi;
let ada: TestUser;
let built: BuiltProject;
let projectId: string;
/** As the page would count it: twelve records of the person's own have a tempo, three have notes. */
let held: HeldRecords;

const PROMPT = 'Build a guitar practice journal with song, minutes, tempo, date practised and notes';

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

beforeEach(async () => {
  built = await buildProject(api, ada, { prompt: PROMPT });
  projectId = built.project.id;
  const { entities } = await readModel();
  const keyOf = (name: string) => entities[0]?.fields.find((field) => field.name === name)?.key ?? name;
  held = {
    records: { [entities[0]?.id ?? '']: 12 },
    values: { [keyOf('Tempo')]: 12, [keyOf('Notes')]: 3 },
    options: {},
  };
});

async function readModel() {
  const { headVersion } = (await api.get(`/project/${projectId}`, ada.token)).json<{
    headVersion: { id: string; number: number };
  }>();
  const file = await api.get(`/versions/${headVersion.id}/file?path=app.ir.json`, ada.token);
  const model = applicationModelSchema.parse(JSON.parse(file.json<{ text: string }>().text));
  return { ...model, version: headVersion.number };
}

async function fieldNames() {
  const { entities } = await readModel();
  return entities[0]?.fields.map(({ name }) => name) ?? [];
}

async function conversation(): Promise<Message[]> {
  const response = await api.get(`/project/${projectId}/messages`, ada.token);
  return z.object({ items: z.array(messageSchema) }).parse(response.json()).items;
}

const ask = (message = 'remove the tempo') => say(api, ada, projectId, message, { held });

describe('a change that reaches records', () => {
  it('[MODEL-17] is asked about first, with what it would do to how many', async () => {
    const run = await ask();
    expect(run).toMatchObject({
      status: 'no_effect',
      answer: '12 practice sessions will lose Tempo. You can undo this.',
      question: { message: 'remove the tempo', confirm: 'Remove Tempo', keep: 'Keep it' },
      receipt: null,
      versionId: null,
    });
    expect(await readModel()).toMatchObject({ version: 1 });
    const events = await readEvents(api, ada, run.id);
    expect(events.at(-1)?.event).toMatchObject({ type: 'end', credits: 0, question: run.question });
    // A reload finds it.
    expect((await conversation()).at(-1)?.question).toEqual(run.question);
  });

  it('[MODEL-17] is asked about without numbers where nobody counted', async () => {
    const run = await say(api, ada, projectId, 'remove the tempo');
    expect(run.answer).toBe('Practice sessions will lose Tempo. You can undo this.');
  });

  it('[MODEL-17] is made at once where no record has what goes', async () => {
    const run = await say(api, ada, projectId, 'remove the tempo', { held: HOLDS_NOTHING });
    expect(run).toMatchObject({ status: 'succeeded', question: null });
    expect(await fieldNames()).not.toContain('Tempo');
  });

  it('[MODEL-17] is made by the button that names it', async () => {
    await ask();
    const done = await ask('Remove Tempo');
    expect(done).toMatchObject({ status: 'succeeded', question: null });
    expect(done.receipt?.data.archived).toEqual(['Values of Tempo are kept and come back with undo.']);
    expect(await fieldNames()).not.toContain('Tempo');
    // The version says what was asked for, and not 'yes'.
    const versions = await api.get(`/project/${projectId}/versions`, ada.token);
    expect(versions.json<{ items: { note: string }[] }>().items[0]?.note).toBe('remove the tempo');
  });

  it.each(['yes', 'Go on.', 'remove Tempo'])('[MODEL-17] is made when %s comes next', async (message) => {
    await ask();
    expect(await say(api, ada, projectId, message, { held })).toMatchObject({ status: 'succeeded' });
    expect(await fieldNames()).not.toContain('Tempo');
  });

  it.each(['no', 'Keep it'])(
    '[MODEL-17] is dropped by %s, and a later yes brings nothing back',
    async (message) => {
      await ask();
      const kept = await say(api, ada, projectId, message, { held });
      expect(kept).toMatchObject({
        status: 'no_effect',
        answer: 'Everything stays as it was.',
        question: null,
      });
      expect(await say(api, ada, projectId, 'yes', { held })).toMatchObject({ status: 'no_effect' });
      expect(await readModel()).toMatchObject({ version: 1 });
    },
  );

  it('[MODEL-17] is asked again by an answer that says both', async () => {
    const { question } = await ask();
    expect(await ask('no, do it')).toMatchObject({ status: 'no_effect', question });
    expect(await readModel()).toMatchObject({ version: 1 });
    expect(await ask('Yes, remove the tempo')).toMatchObject({ status: 'succeeded' });
  });

  it('[MODEL-17] stays open though a message behind the answer was stopped before its turn', async () => {
    const { id } = await ask();
    const [row] = await api.db.select().from(runs).where(eq(runs.id, id));
    if (!row) throw new Error('The run is not there');
    const later = new Date(Date.now() + 60_000);
    const stopped = {
      ...row,
      id: randomUUID(),
      idempotencyKey: null,
      question: null,
      status: 'stopped' as const,
    };
    await api.db.insert(runs).values({ ...stopped, createdAt: later, endedAt: later });
    expect(await ask('yes')).toMatchObject({ status: 'succeeded' });
  });

  it('[MODEL-17] is dropped by a message that speaks of something else', async () => {
    await ask();
    expect(await say(api, ada, projectId, 'add a venue', { held })).toMatchObject({ status: 'succeeded' });
    expect(await say(api, ada, projectId, 'yes', { held })).toMatchObject({ status: 'no_effect' });
    expect(await fieldNames()).toEqual(expect.arrayContaining(['Tempo', 'Venue']));
  });

  it('[MODEL-17] is made once when two windows say yes to one question', async () => {
    await ask();
    expect(await ask('Remove Tempo')).toMatchObject({ status: 'succeeded' });
    await say(api, ada, projectId, 'add a venue', { held });
    for (const late of ['Remove Tempo', 'yes', 'Keep it']) {
      expect(await ask(late)).toMatchObject({
        status: 'no_effect',
        answer: 'That question was answered already. Field Tempo removed from Practice session.',
        suggestions: [],
      });
    }
    expect(await readModel()).toMatchObject({ version: 3 });
  });

  it.each([
    ['no', 'That question was answered already. Everything stays as it was.'],
    [
      'add a venue',
      'That question is closed: another message came after it. Ask for the change again to get it.',
    ],
  ])('[MODEL-17] says to every late yes what became of the question: %s', async (message, answer) => {
    await ask();
    await say(api, ada, projectId, message, { held });
    for (const late of ['yes', 'yes']) {
      expect(await ask(late)).toMatchObject({ status: 'no_effect', answer });
    }
    expect(await fieldNames()).toContain('Tempo');
  });

  it('[MODEL-17] is asked about again when a window says yes to what another has kept', async () => {
    await ask();
    await ask('Keep it');
    expect(await ask('Remove Tempo')).toMatchObject({ status: 'no_effect', question: { keep: 'Keep it' } });
  });

  it('[MODEL-17] is asked about again where it would do more than was agreed to', async () => {
    await say(api, ada, projectId, 'remove the tempo and the notes', {
      held: { ...held, values: Object.fromEntries(Object.entries(held.values).slice(0, 1)) },
    });
    const again = await say(api, ada, projectId, 'yes', { held });
    expect(again.status).toBe('no_effect');
    expect(again.question?.effects).toHaveLength(2);
    expect(await say(api, ada, projectId, 'yes', { held })).toMatchObject({ status: 'succeeded' });
  });

  it('[MODEL-17] counts nothing that the model does not have', async () => {
    const stray = { records: { e77: 5 }, values: { 'f77.1': 5, 'f77.3': 5 }, options: { o77: 5 } };
    const run = await say(api, ada, projectId, 'remove the tempo', { held: stray });
    expect(run).toMatchObject({ status: 'succeeded', question: null });
  });

  it('answers one run to a message that is sent twice, though records came between', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { projectId, message: 'remove the tempo' };
    const first = await api.post('/runs', { ...body, held: HOLDS_NOTHING }, ada.token, key);
    const second = await api.post('/runs', { ...body, held }, ada.token, key);
    expect(runSchema.parse(second.json()).id).toBe(runSchema.parse(first.json()).id);
  });
});
