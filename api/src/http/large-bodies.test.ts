import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { listen } from '../start/listen';
import { findFreePort } from '../testing/server-process';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';

const LENGTH = 200_000;

let api: TestApi;
let mallory: TestUser;
let ada: TestUser;
let port: number;

beforeAll(async () => {
  api = await startTestApi();
  port = await findFreePort();
  await listen(api.app, { port, host: undefined });
  mallory = await api.register();
  ada = await api.register();
});
afterAll(() => api.close());

/** Begins a call with a large body, and sends the first byte of it. */
async function begin({ token }: TestUser): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /api/project HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'X-Requested-With: XMLHttpRequest',
    'Idempotency-Key: large-body-1',
    `Content-Length: ${LENGTH}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  return socket;
}

/** Sends the rest, which is no JSON. */
async function finish(socket: Socket): Promise<string> {
  socket.write('x'.repeat(LENGTH - 1));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text.split('\r\n')[0] ?? '';
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('large bodies', () => {
  it('[SAFE-01] of an account are read two at a time, of whoever has left never, of others at once', async () => {
    const slow = [await begin(mallory), await begin(mallory)];
    await pause();
    const gone = await begin(mallory);
    const third = await begin(mallory);
    await pause();
    gone.destroy();
    let isAnswered = false;
    const answer = finish(third).finally(() => (isAnswered = true));
    await pause();
    expect(isAnswered).toBe(false);
    expect(await finish(await begin(ada))).toContain('400');
    slow[0]?.destroy();
    expect(await answer).toContain('400');
    slow[1]?.destroy();
    expect(await finish(await begin(mallory))).toContain('400');
  });

  it('[SAFE-01] are not for whoever has not signed in: 64 KiB are enough for every public call', async () => {
    const body = { email: 'ada@example.com', password: 'x'.repeat(70_000) };
    const answer = await api.post('/auth/login', body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'TOO_LARGE']);
  });
});
