import { randomUUID } from 'node:crypto';
import { MAX_HELD_COUNTS, runSchema, type Message, type Run } from '@tessera/shared/contracts';
import {
  buildProject,
  endOfRun,
  HOLDS_NOTHING,
  JOURNAL_PROMPT,
  readEvents,
  say,
  type BuiltProject,
} from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

const manyCounts = Object.fromEntries(
  Array.from({ length: MAX_HELD_COUNTS + 1 }, (_, place) => [`o${String(place + 1)}`, 1]),
);

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

async function versionCount(projectId: string): Promise<number> {
  const response = await api.get(`/project/${projectId}/versions`, ada.token);
  return response.json<{ items: unknown[] }>().items.length;
}

describe('the first run', () => {
  it('[PRJ-02] turns a prompt into a version, with a plan, files, checks and a receipt', async () => {
    const created = await api.post('/project', { projectName: 'Journal', prompt: JOURNAL_PROMPT }, ada.token);
    const { project, runId } = created.json<{ project: { id: string; status: string }; runId: string }>();
    expect(project.status).toBe('building');
    const events = await readEvents(api, ada, runId);

    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    const types = events.map(({ event }) => event.type);
    expect(types[0]).toBe('run');
    expect(new Set(types)).toEqual(new Set(['run', 'plan', 'file', 'preview', 'text', 'receipt', 'end']));
    const plans = events.flatMap(({ event }) => (event.type === 'plan' ? [event.steps] : []));
    // What was understood is told before the rest is made.
    const told = events.findIndex(({ event }) => event.type === 'plan' && event.tables !== undefined);
    expect(told).toBeLessThan(events.findIndex(({ event }) => event.type === 'file'));
    expect(events[told]?.event).toMatchObject({ tables: [{ name: expect.any(String) as string }] });
    expect(plans[0]?.map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Understanding running',
      'Designing the data waiting',
      'Writing files waiting',
      'Running checks waiting',
      'Starting preview waiting',
    ]);
    expect(plans.at(-1)?.every(({ state }) => state === 'done')).toBe(true);
    expect(events.at(-1)?.event).toMatchObject({ type: 'end', status: 'succeeded', credits: 0, balance: 50 });

    const run = runSchema.parse((await api.get(`/runs/${runId}`, ada.token)).json());
    expect(run).toMatchObject({
      status: 'succeeded',
      error: null,
      receipt: { credits: 0, checks: { failed: [] } },
    });
    expect(run.receipt?.filesChanged.length).toBeGreaterThan(5);
    expect(run.receipt?.filesChanged.every(({ change }) => change === 'added')).toBe(true);
    expect(run.receipt?.modelChanges.length).toBeGreaterThan(0);
    // It ran before it was tried, under the address that its version has.
    const shown = events.find(({ event }) => event.type === 'preview');
    expect(shown?.id).toBeLessThan(events.findIndex(({ event }) => event.type === 'receipt'));
    const preview = await api.get(
      `/project/${project.id}/preview?versionId=${run.versionId ?? ''}`,
      ada.token,
    );
    expect(preview.json()).toMatchObject({ url: shown?.event.type === 'preview' && shown.event.url });
    const after = await api.get(`/project/${project.id}`, ada.token);
    expect(after.json()).toMatchObject({ status: 'ready', headVersion: { id: run.versionId, number: 1 } });
  });
});

describe('runs on an application', () => {
  let built: BuiltProject;
  beforeEach(async () => {
    built = await buildProject(api, ada);
  });

  it('[PRJ-03] changes the application by a message and says what changed', async () => {
    const run = await say(api, ada, built.project.id, 'add a difficulty rating from 1 to 5');
    expect(run.status).toBe('succeeded');
    expect(run.receipt?.modelChanges.join(' ')).toMatch(/difficulty/i);
    expect(run.receipt?.filesChanged.map(({ path }) => path)).toContain('app.ir.json');
    expect(await versionCount(built.project.id)).toBe(2);
  });

  it('makes no version of a message that it does not understand, and suggests what it would', async () => {
    const run = await say(api, ada, built.project.id, 'blorp the frobnicator sideways');
    expect(run).toMatchObject({ status: 'no_effect', receipt: null, versionId: null });
    expect(run.answer.length).toBeGreaterThan(0);
    expect(run.suggestions.length).toBeGreaterThan(0);
    expect(await versionCount(built.project.id)).toBe(1);
    const better = await say(api, ada, built.project.id, run.suggestions[0] ?? '');
    expect(better.status).toBe('succeeded');
  });

  it('keeps hand edits and changes the rest', async () => {
    const { headVersion } = built.project;
    await api.post(
      `/project/${built.project.id}/versions`,
      {
        baseVersionId: headVersion?.id,
        note: '',
        changes: [{ path: 'src/mine.ts', text: 'export const mine = 1;\n' }],
      },
      ada.token,
    );
    const run = await say(api, ada, built.project.id, 'add a difficulty rating from 1 to 5');
    expect(run.status).toBe('succeeded');
    const file = await api.get(`/versions/${run.versionId ?? ''}/file?path=src/mine.ts`, ada.token);
    expect(file.json()).toMatchObject({ text: 'export const mine = 1;\n' });
  });

  /** The message again with what stands at each place: the hand-written first one, the new text elsewhere. */
  async function expectDecidable(run: Run): Promise<void> {
    const texts = run.conflicts.map((conflict, file) =>
      conflict.places.map((at, place) => (file + place === 0 ? at.mine : at.theirs)),
    );
    const body = { projectId: built.project.id, message: 'add a difficulty rating from 1 to 5' };
    const post = (decision: object, token = ada.token) => api.post('/runs', { ...body, decision }, token);
    const refused = [
      { runId: run.id, texts: texts.slice(1) },
      { runId: run.id, texts: texts.map(() => []) },
      { runId: built.run.id, texts },
      { runId: run.id, texts: [['x'.repeat(300_001)]] },
    ];
    for (const decision of refused) expect((await post(decision)).statusCode).toBe(400);
    expect((await post({ runId: run.id, texts }, bob.token)).statusCode).toBe(403);
    const decided = await post({ runId: run.id, texts });
    const made = await endOfRun(api, ada, runSchema.parse(decided.json()).id);
    expect(made).toMatchObject({ status: 'succeeded', conflicts: [], error: null });
    const first = run.conflicts[0];
    const file = await api.get(`/versions/${made.versionId ?? ''}/file?path=${first?.path ?? ''}`, ada.token);
    expect(file.json<{ text: string }>().text).toContain(first?.places[0]?.mine.split('\n')[0]);
  }

  it('applies nothing when a hand edit touches the same lines, and names the files', async () => {
    const rehearsal = await say(api, ada, built.project.id, 'add a difficulty rating from 1 to 5');
    const touched = rehearsal.receipt?.filesChanged.find(
      ({ path, change }) => change === 'modified' && path.startsWith('src/'),
    );
    const path = touched?.path ?? 'missing';
    const undone = await api.post(`/project/${built.project.id}/undo`, {}, ada.token);
    const base = undone.json<{ id: string }>().id;
    const text = (await api.get(`/versions/${base}/file?path=${path}`, ada.token)).json<{ text: string }>()
      .text;
    const mine = text
      .split('\n')
      .map((line) => `${line} // mine`)
      .join('\n');
    const changes = [{ path, text: mine }];
    await api.post(
      `/project/${built.project.id}/versions`,
      { baseVersionId: base, note: '', changes },
      ada.token,
    );
    const before = await versionCount(built.project.id);

    const run = await say(api, ada, built.project.id, 'add a difficulty rating from 1 to 5');
    expect(run.status).toBe('failed');
    expect(run.error).toMatch(/^Needs your decision: /);
    expect(run.error).toContain(path);
    expect(run.conflicts.map((conflict) => conflict.path)).toContain(path);
    const { places } = run.conflicts.find((conflict) => conflict.path === path) ?? { places: [] };
    expect(places[0]?.mine).toContain('// mine');
    expect(places[0]?.theirs).not.toContain('// mine');
    const said = await api.get(`/project/${built.project.id}/messages`, ada.token);
    expect(said.json<{ items: Message[] }>().items.at(-1)?.conflicts).toEqual(run.conflicts);
    expect(await versionCount(built.project.id)).toBe(before);

    await expectDecidable(run);
    expect(await versionCount(built.project.id)).toBe(before + 1);
  });

  it('applies nothing when a file does not compile afterwards, and says which check failed', async () => {
    const changes = [{ path: 'src/main.tsx', text: 'import "lodash";\nexport const = 1;\n' }];
    const body = { baseVersionId: built.project.headVersion?.id, note: '', changes };
    await api.post(`/project/${built.project.id}/versions`, body, ada.token);
    const run = await say(api, ada, built.project.id, 'add a difficulty rating from 1 to 5');
    expect(run).toMatchObject({ status: 'failed', versionId: null });
    expect(run.error).toMatch(/Every file compiles .*src\/main\.tsx/);
    expect(await versionCount(built.project.id)).toBe(2);
    const project = await api.get(`/project/${built.project.id}`, ada.token);
    expect(project.json()).toMatchObject({ status: 'attention' });
  });

  it('works on one message at a time, in the order they were sent', async () => {
    const messages = ['add a venue text field', 'change the title to Riffs', 'remove tempo'];
    const runs = [];
    for (const message of messages) {
      const body = { projectId: built.project.id, message, held: HOLDS_NOTHING };
      const response = await api.post('/runs', body, ada.token);
      runs.push(runSchema.parse(response.json()));
    }
    const ended = await Promise.all(runs.map(({ id }) => endOfRun(api, ada, id)));
    expect(ended.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    const versions = await api.get(`/project/${built.project.id}/versions`, ada.token);
    const notes = versions.json<{ items: { note: string }[] }>().items.map(({ note }) => note);
    expect(notes.slice(0, 3).reverse()).toEqual(messages);
  });

  it('answers the conversation, oldest first', async () => {
    await say(api, ada, built.project.id, 'change the title to Riffs');
    const response = await api.get(`/project/${built.project.id}/messages`, ada.token);
    const { items } = response.json<{ items: { role: string; text: string }[] }>();
    expect(items.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(items[0]?.text).toBe(JOURNAL_PROMPT);
    expect(items[2]?.text).toBe('change the title to Riffs');
  });

  it('resumes the stream after the event that was seen last', async () => {
    const all = await readEvents(api, ada, built.run.id);
    const rest = await readEvents(api, ada, built.run.id, { 'last-event-id': '3' });
    expect(rest).toEqual(all.slice(3));
  });

  it('ends the stream of an ended run at once for whoever has seen its end, or says to have seen more', async () => {
    const all = await readEvents(api, ada, built.run.id);
    for (const seen of [all.length, 999_999]) {
      const rest = await readEvents(api, ada, built.run.id, { 'last-event-id': String(seen) });
      expect(rest).toEqual([]);
    }
  });

  it('lists runs newest first, of one project or of all', async () => {
    const run = await say(api, ada, built.project.id, 'change the title to Riffs');
    const own = await api.get(`/runs?projectId=${built.project.id}`, ada.token);
    expect(own.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([run.id, built.run.id]);
    const all = await api.get('/runs', ada.token);
    expect(all.json<{ items: unknown[] }>().items.length).toBeGreaterThan(2);
    expect((await api.get('/runs?cursor=nonsense', ada.token)).json()).toHaveProperty(['fields', 'cursor']);
  });

  it('answers the same run to the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { projectId: built.project.id, message: 'change the title to Riffs' };
    const [first, second] = await Promise.all([1, 2].map(() => api.post('/runs', body, ada.token, key)));
    expect(first?.json<{ id: string }>().id).toBe(second?.json<{ id: string }>().id);
    const other = await api.post('/runs', { ...body, message: 'change the title to Licks' }, ada.token, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('refuses to stop a run that has ended', async () => {
    expect((await api.post(`/runs/${built.run.id}/stop`, {}, ada.token)).statusCode).toBe(409);
  });

  it.each([
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(8001) }],
    ['projectId', { projectId: 'none' }],
    ['agentId', { agentId: randomUUID() }],
    ['mode', { mode: 'dance' }],
    ['held.values.Phone of Ada', { held: { ...HOLDS_NOTHING, values: { 'Phone of Ada': 1 } } }],
    ['held.values.f2.x', { held: { ...HOLDS_NOTHING, values: { 'f2.x': 1 } } }],
    ['held.records.e1', { held: { ...HOLDS_NOTHING, records: { e1: -1 } } }],
    ['held.records.e1', { held: { ...HOLDS_NOTHING, records: { e1: 1_000_001 } } }],
    ['held.options.o1', { held: { ...HOLDS_NOTHING, options: { o1: 0.5 } } }],
    ['held.options', { held: { ...HOLDS_NOTHING, options: manyCounts } }],
    ['held.options', { held: { records: {}, values: {} } }],
  ])('answers 400 naming %s', async (field, wrong) => {
    const body = { projectId: built.project.id, message: 'hello', ...wrong };
    const response = await api.post('/runs', body, ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', field]);
  });

  it('[API-06] answers 401 without a token and 403 to somebody else', async () => {
    const calls = [
      ['GET', `/runs/${built.run.id}`],
      ['GET', `/runs/${built.run.id}/events`],
      ['POST', `/runs/${built.run.id}/stop`],
      ['GET', `/runs?projectId=${built.project.id}`],
      ['GET', `/project/${built.project.id}/messages`],
      ['POST', '/runs'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { projectId: built.project.id, message: 'hello' } : undefined;
      expect([path, (await api.call(method, path, { body })).statusCode]).toEqual([path, 401]);
      expect([path, (await api.call(method, path, { token: bob.token, body })).statusCode]).toEqual([
        path,
        403,
      ]);
    }
  });
});
