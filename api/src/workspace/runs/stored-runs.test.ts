import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { projectSchema, type Project } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { runs } from '../tables/runs.table';

let log = '';
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

let api: TestApi;
let ada: TestUser;
let project: Project;
const [whole, damaged] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  api = await startTestApi({ logger: { level: 'error', stream } });
  ada = await api.register();
  const created = await api.post('/project', { projectName: 'Journal' }, ada.token);
  ({ project } = z.object({ project: projectSchema }).parse(created.json()));
  for (const [index, id] of [whole, damaged].entries()) {
    const at = new Date(Date.UTC(2026, 2, 1, 12, index));
    await api.db.insert(runs).values({
      id,
      projectId: project.id,
      userId: ada.user.id,
      agentId: project.agentId,
      message: 'Build a journal',
      mode: 'build',
      status: 'succeeded',
      answer: 'Built',
      createdAt: at,
      endedAt: at,
    });
  }
  await api.db
    .update(runs)
    .set({ receipt: { filesChanged: 'many' } })
    .where(eq(runs.id, damaged));
});
beforeEach(() => {
  log = '';
});
afterAll(() => api.close());

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
