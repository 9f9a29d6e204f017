import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Connections } from './connections';

const PATIENCE = { requestMs: 400, stillMs: 600 };
/** More than the system keeps for a reader who does not read. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server;
let answers: ServerResponse[];

beforeEach(async () => {
  answers = [];
  server = new Connections(undefined, PATIENCE).createServer((request, response) => {
    answers.push(response);
    if (request.method === 'GET') response.end(LARGE);
    else request.resume().once('end', () => response.end('read'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the start of something, and no more. */
async function open(start: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(start);
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

describe('a connection', () => {
  it.each([
    ['the head', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
    ['the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nx'],
  ])('[SAFE-01] is told 408 when %s of a request takes too long to arrive', async (_what, start) => {
    const answer = await readAll(await open(start));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"TIMEOUT"');
  });

  it('[SAFE-01] is closed when nobody reads the answer, of which the rest is let go', async () => {
    const socket = await open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const [answer] = answers;
    if (answer?.closed === false) await once(answer, 'close');
    let bytes = 0;
    socket.on('data', (chunk) => (bytes += chunk.length));
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'close');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(LARGE.length);
  });

  it('stays open while a request arrives in time', async () => {
    const socket = await open(
      'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\nx',
    );
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.requestMs / 4));
    socket.write('y');
    expect(await readAll(socket)).toContain('read');
  });
});
