import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { projectSchema, type Project } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { buildProject, HOLDS_NOTHING, say } from '../../testing/build-project';
import { openRecallingPool } from '../../testing/recalling-pool';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { runs } from '../tables/runs.table';
import { createBuiltInAssistant } from '../worker/worker.client';
import type { Assistant } from './assistant.port';

let log = '';
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

const CRASH = 'crash';
const pool = openRecallingPool();
const assistant = createBuiltInAssistant(pool);
/** The real assistant, with a bug. */
const faulty: Assistant = {
  ...assistant,
  propose: (account, request) =>
    request.message === CRASH ? Promise.reject(new Error('a bug')) : assistant.propose(account, request),
};

let api: TestApi;
let ada: TestUser;
let project: Project;
const [whole, damaged] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  api = await startTestApi({ assistant: faulty, logger: { level: 'error', stream } });
  ada = await api.register();
  const created = await api.post('/project', { projectName: 'Journal' }, ada.token);
  ({ project } = z.object({ project: projectSchema }).parse(created.json()));
  for (const [index, id] of [whole, damaged].entries()) {
    await plant(project, { id, createdAt: new Date(Date.UTC(2026, 2, 1, 12, index)) });
  }
  await api.db
    .update(runs)
    .set({ receipt: { filesChanged: 'many' } })
    .where(eq(runs.id, damaged));
});

/** A run that has ended, unless `more` says otherwise. */
async function plant(of: Project, more: Partial<typeof runs.$inferInsert>): Promise<string> {
  const { id = randomUUID(), createdAt = new Date() } = more;
  await api.db.insert(runs).values({
    projectId: of.id,
    userId: ada.user.id,
    agentId: of.agentId,
    message: 'Build a journal',
    mode: 'build',
    status: 'succeeded',
    answer: 'Built',
    endedAt: createdAt,
    ...more,
    id,
    createdAt,
  });
  return id;
}

beforeEach(() => {
  log = '';
});
afterAll(async () => {
  await api.close();
  pool.close();
});

describe('a stored run whose receipt does not parse', () => {
  const listSchema = z.object({ items: z.array(z.looseObject({})) });

  it.each([
    ['the list of runs', () => `/runs?projectId=${project.id}`, 'id'],
    ['the conversation', () => `/project/${project.id}/messages`, 'runId'],
  ])(
    'is missing from %s, which has the others, and the log says which row it is',
    async (_what, path, key) => {
      const answer = await api.get(path(), ada.token);
      expect(answer.statusCode).toBe(200);
      const { items } = listSchema.parse(answer.json());
      expect(new Set(items.map((item) => item[key]))).toEqual(new Set([whole]));
      expect(log).toContain(`Row ${damaged} of runs does not parse: receipt.`);
      expect(log).not.toContain('many');
    },
  );

  it('answers 500 by itself, and the log says which row it is', async () => {
    expect((await api.get(`/runs/${damaged}`, ada.token)).statusCode).toBe(500);
    expect(log).toContain(`Row ${damaged} of runs does not parse: receipt.`);
    expect((await api.get(`/runs/${whole}`, ada.token)).statusCode).toBe(200);
  });
});

describe('a run beside one that does not parse', () => {
  const DAMAGED = { question: { message: 12 } };

  it.each([
    ['add a venue', 'succeeded'],
    ['xyzzy', 'no_effect'],
  ])('[MODEL-17] has that ask nothing: %s', async (message, status) => {
    const { project: built } = await buildProject(api, ada);
    const before = await plant(built, DAMAGED);
    expect(await say(api, ada, built.id, message, { held: HOLDS_NOTHING })).toMatchObject({ status });
    expect(log).toContain(`Row ${before} of runs does not parse: question.message`);
  });

  it('fails when it has to, and ends', async () => {
    const { project: built } = await buildProject(api, ada);
    await plant(built, DAMAGED);
    const error = 'Something went wrong on our side. Nothing was changed.';
    expect(await say(api, ada, built.id, CRASH)).toMatchObject({ status: 'failed', error });
  });

  it('ends though one that waits does not parse', async () => {
    const { project: built } = await buildProject(api, ada);
    const running = await plant(built, { status: 'running', endedAt: null });
    const waiting = await plant(built, { ...DAMAGED, status: 'queued', endedAt: null });
    const stopped = await api.post(`/runs/${running}/stop`, {}, ada.token);
    await api.db.delete(runs).where(eq(runs.id, waiting));
    expect(stopped.json()).toMatchObject({ status: 'stopped' });
  });
});
