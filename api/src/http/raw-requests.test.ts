import { connect, type Socket } from 'node:net';
import { listen } from '../start/listen';
import { findFreePort } from '../testing/server-process';
import { startTestApi, type TestApi } from '../testing/test-api';

const errors: string[] = [];
let api: TestApi;
let port: number;

beforeAll(async () => {
  const stream = { write: (line: string) => void errors.push(line) };
  api = await startTestApi({ logger: { level: 'error', stream } });
  port = await findFreePort();
  await listen(api.app, { port, host: undefined });
});
afterAll(() => api.close());

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Both servers of the app. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Sends bytes as they are, and reads until the server closes. */
async function send(text: string, host: string = LOOPBACK[0]): Promise<RawAnswer> {
  const socket = connect(port, host);
  socket.end(text);
  return readAnswer(socket);
}

async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const GET = 'GET /api/health HTTP/1.1\r\n';
const OWN_HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n\r\n';

describe('what the parser refuses', () => {
  it.each([
    ['no request at all', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a header without a name', `${GET}${OWN_HOST}: x\r\n\r\n`, 400, 'BAD_REQUEST'],
    [
      'two lengths',
      `POST /api/auth/login HTTP/1.1\r\n${OWN_HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
      'BAD_REQUEST',
    ],
    [
      'a broken chunk',
      `POST /api/auth/login HTTP/1.1\r\n${OWN_HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'BAD_REQUEST',
    ],
    ['large headers', `${GET}${OWN_HOST}X-Large: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('[SAFE-16] has the form of every failure: %s', async (_, text, status, code) => {
    for (const host of LOOPBACK) {
      const answer = await send(text, host);
      expect([host, answer.status]).toEqual([host, status]);
      expect(answer.body).toMatch(new RegExp(`^{"error":"The [^"]+\\.","code":"${code}"}$`));
      expect(answer.head).toContain('content-type: application/json; charset=utf-8');
      expect(answer.head).toContain(`content-length: ${answer.body.length}`);
      expect(answer.head).toContain('connection: close');
    }
  });

  it('[SAFE-16] has it also when a request does not arrive in time', async () => {
    const { server } = api.app;
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const socket = connect(port, LOOPBACK[0]);
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, await accepted);
    const answer = await readAnswer(socket);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      408,
      { error: 'The request took too long to arrive.', code: 'TIMEOUT' },
    ]);
  });

  it('[SAFE-16] is answered before the client has sent all of it', async () => {
    const socket = connect(port, LOOPBACK[0]);
    const broken = new Promise((resolve) => socket.once('error', resolve));
    socket.write(`${GET}${OWN_HOST}X-Large: ${'x'.repeat(40_000)}`);
    const answer = readAnswer(socket);
    for (let count = 0; count < 20 && socket.writable; count += 1) socket.write('x'.repeat(100_000));
    socket.end();
    expect(await Promise.race([answer.then(({ status }) => status), broken])).toBe(431);
  });
});

describe('the host of a request', () => {
  it.each([
    ['two of them', `${GET}Host: localhost\r\nHost: evil.example\r\n${CLOSE}`],
    ['the same twice', `${GET}Host: localhost\r\nhost: localhost\r\n${CLOSE}`],
    ['none', `${GET}${CLOSE}`],
    ['an empty one', `${GET}Host:\r\n${CLOSE}`],
    ['one with a path', `${GET}Host: localhost/x\r\n${CLOSE}`],
    ['one with a name before it', `${GET}Host: me@localhost\r\n${CLOSE}`],
    ['two in one', `${GET}Host: localhost, evil.example\r\n${CLOSE}`],
    ['another in the target', `GET http://evil.example/api/health HTTP/1.1\r\n${OWN_HOST}${CLOSE}`],
    ['another on a page', `GET http://evil.example/ HTTP/1.1\r\n${OWN_HOST}${CLOSE}`],
  ])('[SAFE-16] is refused: %s', async (_, text) => {
    for (const host of LOOPBACK) {
      const answer = await send(text, host);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        400,
        { error: 'The request must name one host.', code: 'BAD_REQUEST' },
      ]);
    }
  });

  it.each([
    ['with a port', `${GET}Host: localhost:3000\r\n${CLOSE}`],
    ['as an address', `${GET}Host: [::1]:3000\r\n${CLOSE}`],
    ['in the target as well', `GET http://localhost/api/health HTTP/1.1\r\n${OWN_HOST}${CLOSE}`],
    ['left out by HTTP/1.0, as probes do', 'GET /api/health HTTP/1.0\r\n\r\n'],
  ])('[SAFE-16] is taken: %s', async (_, text) => {
    expect((await send(text)).status).toBe(200);
  });
});

describe('a client that hangs up', () => {
  const REPORT = JSON.stringify({ message: 'x', timestamp: '2026-03-01T12:00:00.000Z' });
  const LOGIN = JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' });
  const post = (path: string, body: string, length = body.length) =>
    `POST /api${path} HTTP/1.1\r\n${OWN_HOST}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

  it.each([
    ['before it is answered', `${GET}${OWN_HOST}\r\n`],
    ['in the middle of a body', post('/auth/login', '{', 100)],
    ['after a report', post('/errors/report', REPORT)],
    ['after a sign-in', post('/auth/login', LOGIN)],
  ])('[SAFE-16] is not logged as an error: %s', async (_, text) => {
    const { server } = api.app;
    // Before ours: the address of the connection is gone when anybody asks for it.
    server.prependOnceListener('request', ({ socket }) => socket.destroy());
    const gone = new Promise((resolve) => server.once('request', resolve));
    const client = connect(port, LOOPBACK[0]);
    client.on('error', () => undefined);
    client.write(text);
    await gone;
    // Done after it: the database and the hashing take one after another.
    await send(text.replace('Content-Length: 100', 'Content-Length: 1'));
    expect(errors).toEqual([]);
  });
});
