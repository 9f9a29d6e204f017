import { randomUUID } from 'node:crypto';
import { limitSchema, projectSchema, type Limit } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { hashInProcess } from '../../identity';
import { createSealer } from '../../secrets/sealer';
import { previewParts } from '../../testing/preview-parts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import type { Assistant } from '../runs/assistant.port';

/** Runs end at once: nothing of theirs matters here. */
const assistant: Assistant = {
  propose: () => Promise.resolve({ kind: 'nothing', answer: 'Never', suggestions: [], spoken: {} }),
  answer: () => Promise.reject(new Error('nothing was asked')),
  edit: () => Promise.reject(new Error('nothing was edited')),
  describe: () => Promise.reject(new Error('nothing was described')),
  takeBack: () => Promise.reject(new Error('nothing was edited')),
  write: () => Promise.reject(new Error('nothing was proposed')),
  perform: () => Promise.reject(new Error('nothing was proposed')),
  suggest: () => Promise.reject(new Error('nothing was proposed')),
};
const clock = () => now;
let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
let second: FastifyInstance;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi({ clock, assistant, quotas: { projects: 3, messages: 3, exports: 2 } });
  second = await buildApp({
    environment: api.environment,
    database: api.database,
    sealer: createSealer(Buffer.alloc(32, 1)),
    mailer: undefined,
    hashing: hashInProcess(),
    parts: previewParts(),
    builtAt: '2026-01-01T00:00:00.000Z',
    clock,
    assistant,
  });
  await second.ready();
});
beforeEach(async () => {
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(async () => {
  await second.close();
  await api.close();
});

function post(path: string, body: object, user = ada, app: FastifyInstance = api.app, key?: string) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${user.token}`, 'idempotency-key': key ?? randomUUID() },
    payload: body,
  });
}

const makeProject = (user = ada, app?: FastifyInstance) =>
  post('/project', { projectName: `App ${randomUUID()}` }, user, app);

async function projectOf(user = ada) {
  return projectSchema.parse((await makeProject(user)).json<{ project: unknown }>().project);
}

/** Time passes, and with it the access token. */
async function pass(seconds: number): Promise<void> {
  now = new Date(now.getTime() + seconds * 1000);
  const answer = await api.post('/auth/login', { email: ada.user.email, password: ada.password });
  ada = { ...ada, token: answer.json<{ token: string }>().token };
}

async function limitsOf(user = ada): Promise<Limit[]> {
  const answer = await api.get('/usage', user.token);
  return answer.json<{ limits: unknown[] }>().limits.map((limit) => limitSchema.parse(limit));
}

const usedOf = async (id: string, user = ada) => (await limitsOf(user)).find((one) => one.id === id)?.used;

/** Twice as many as there may be, from both servers at once; answers how many were taken. */
async function storm(limit: number, call: (app: FastifyInstance) => Promise<{ statusCode: number }>) {
  const calls = Array.from({ length: limit * 2 }, (_, index) => call(index % 2 === 0 ? api.app : second));
  return (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 201).length;
}

describe('projects of an account', () => {
  it('[SAFE-03] are refused beyond the limit, with how to make room, which is true', async () => {
    const first = await projectOf();
    await projectOf();
    await projectOf();
    const refused = await makeProject();
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toEqual({
      error: 'You have 3 projects, the most an account can have. Delete one to make another.',
      code: 'QUOTA_FULL',
      quota: 'projects',
      used: 3,
      limit: 3,
    });
    expect((await makeProject(bob)).statusCode).toBe(201);
    expect(await usedOf('projects')).toBe(3);

    await api.call('DELETE', `/project/${first.id}`, { token: ada.token });
    expect((await makeProject()).statusCode).toBe(201);
    const restored = await post(`/project/${first.id}/restore`, {});
    expect(restored.statusCode).toBe(413);
    expect(restored.json()).toMatchObject({ quota: 'projects', used: 3, limit: 3 });
    expect(await usedOf('projects')).toBe(3);
  });

  it('[SAFE-03] are never more than the limit, however many are made at once on two servers', async () => {
    expect(await storm(3, (app) => makeProject(ada, app))).toBe(3);
    expect(await usedOf('projects')).toBe(3);
  });

  it('[SAFE-03] count once for one key, and a repeated call is answered when all is full', async () => {
    const key = randomUUID();
    const body = { projectName: 'Once' };
    const made = await post('/project', body, ada, api.app, key);
    await projectOf();
    await projectOf();
    const again = await post('/project', body, ada, api.app, key);
    expect(again.json<{ project: { id: string } }>().project.id).toBe(
      made.json<{ project: { id: string } }>().project.id,
    );
  });
});

describe('messages of an account', () => {
  it('[SAFE-03] are refused beyond the limit of an hour, prompts among them, and go on after it', async () => {
    const prompt = { projectName: 'Books', prompt: 'track books with title and author' };
    const made = await post('/project', prompt);
    const { project } = made.json<{ project: { id: string } }>();
    const say = () => post('/runs', { projectId: project.id, message: 'add a rating' });
    expect((await say()).statusCode).toBe(201);
    await pass(600);
    expect((await say()).statusCode).toBe(201);
    const refused = await say();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3000');
    expect(refused.json()).toEqual({
      error: 'You have sent 3 messages in an hour, which is the limit. Try again in 50 minutes.',
      code: 'RATE_LIMITED',
      retryAfter: 3000,
      quota: 'messages',
      used: 3,
      limit: 3,
    });
    const messages = (await limitsOf()).find(({ id }) => id === 'messages');
    expect(messages).toMatchObject({ used: 3, limit: 3, resetsAt: '2026-03-01T13:00:00.000Z' });
    // Neither the prompt's project nor its run is left behind.
    expect((await post('/project', { ...prompt, projectName: 'More books' })).statusCode).toBe(429);
    expect(await usedOf('projects')).toBe(1);

    await pass(3000);
    expect(await usedOf('messages')).toBe(0);
    expect((await say()).statusCode).toBe(201);
  });

  it('[SAFE-03] are never more than the limit, however many are sent at once on two servers', async () => {
    const [one, other] = [await projectOf(), await projectOf()];
    const sent = await storm(3, (app) => {
      const projectId = app === second ? one.id : other.id;
      return post('/runs', { projectId, message: 'add a rating' }, ada, app);
    });
    expect(sent).toBe(3);
    const { id } = await projectOf(bob);
    expect((await post('/runs', { projectId: id, message: 'add a rating' }, bob)).statusCode).toBe(201);
  });
});

describe('copies of one’s data', () => {
  it('[SAFE-03] are refused beyond the limit of a day', async () => {
    const ask = (user = ada) => post(`/auth/user/${user.user.id}/export`, {}, user);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('86400');
    expect(refused.json()).toMatchObject({ quota: 'exports', used: 2, limit: 2 });
    expect(refused.json<{ error: string }>().error).toContain('Try again in 24 hours.');
    expect((await ask(bob)).statusCode).toBe(200);
    await pass(86_400);
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('GET /usage', () => {
  it('[SCR-20] tells of each limit what is used of it, and of nobody else’s', async () => {
    await projectOf(bob);
    expect(await limitsOf()).toEqual([
      expect.objectContaining({ id: 'projects', label: 'Projects', used: 0, limit: 3, unit: 'count' }),
      expect.objectContaining({ id: 'bytes', used: 0, limit: 200_000_000, unit: 'bytes' }),
      expect.objectContaining({ id: 'versions', used: 0, limit: 200 }),
      expect.objectContaining({ id: 'uploads', used: 0, limit: 100 }),
      expect.objectContaining({ id: 'uploadBytes', used: 0, limit: 100_000_000, unit: 'bytes' }),
      expect.objectContaining({ id: 'messages', used: 0, limit: 3 }),
      expect.objectContaining({ id: 'edits', used: 0, limit: 600 }),
      expect.objectContaining({ id: 'exports', used: 0, limit: 2 }),
    ]);
    expect((await api.get('/usage')).statusCode).toBe(401);
  });

  it('[SAFE-03] has nothing to tell where every limit is turned off, and nothing is refused there', async () => {
    const none = {
      projects: 0,
      bytes: 0,
      versions: 0,
      messages: 0,
      edits: 0,
      exports: 0,
      uploads: 0,
      uploadBytes: 0,
      signUps: 0,
    };
    const open = await startTestApi({ assistant, quotas: none });
    const eve = await open.register();
    for (let count = 0; count < 4; count += 1) {
      const body = { projectName: `App ${count}`, prompt: 'track books with title and author' };
      expect((await open.post('/project', body, eve.token)).statusCode).toBe(201);
      expect((await open.post(`/auth/user/${eve.user.id}/export`, {}, eve.token)).statusCode).toBe(200);
    }
    expect((await open.get('/usage', eve.token)).json()).toMatchObject({ limits: [] });
    await open.close();
  });
});
