import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(120_000);

const servers = provideServers();

interface Outcome {
  /** The status, or the code of what went wrong. */
  readonly result: number | string;
  readonly connection: string | undefined;
  readonly sentAt: number;
}

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly agent: Agent | false;
  readonly host: string;
}

/** One request of a client that never tries again by itself. */
function ask(server: ServerProcess, { path, body, agent, host }: Call): Promise<Outcome> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const call = request({
      host,
      port: Number(new URL(server.url).port),
      path: `/api${path}`,
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: 'localhost', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    call.once('response', (response) => {
      response.resume();
      response.once('error', (error: NodeJS.ErrnoException) =>
        resolve({ result: `in the answer: ${String(error.code)}`, connection: undefined, sentAt }),
      );
      response.once('end', () =>
        resolve({ result: response.statusCode ?? 0, connection: response.headers.connection, sentAt }),
      );
    });
    call.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ result: error.code ?? error.message, connection: undefined, sentAt }),
    );
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const LOGIN = { path: '/auth/login', body: { email: 'ada@example.com', password: 'not the right one' } };
const READ = { path: '/plans' };
const REPORT = { path: '/errors/report', body: { message: 'x', timestamp: '2026-03-01T12:00:00.000Z' } };

/** Calls one after another until told to stop, or until nobody listens any more. */
async function hammer(server: ServerProcess, call: Call, isOver: () => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (!isOver()) {
    const outcome = await ask(server, call);
    outcomes.push(outcome);
    if (outcome.result === 'ECONNREFUSED') break;
  }
  return outcomes;
}

/** How long clients go on after the signal: less than the server goes on taking connections. */
const AFTERWARDS_MS = 1000;

describe('SIGTERM under load', () => {
  it('[SAFE-12] answers every request that is sent around it, on fresh and on kept connections, and exits with 0', async () => {
    const server = servers.start(await findFreePort());
    await waitUntilReady(server);
    const agent = new Agent({ keepAlive: true });
    let isOver = false;
    const clients = ['127.0.0.1', '::1'].flatMap((host) =>
      [LOGIN, READ, REPORT].flatMap((call) =>
        [agent, agent, false as const, false as const].map((own) =>
          hammer(server, { ...call, agent: own, host }, () => isOver),
        ),
      ),
    );
    await wait(500);
    const signalledAt = performance.now();
    server.kill('SIGTERM');
    await wait(AFTERWARDS_MS);
    isOver = true;
    const outcomes = (await Promise.all(clients)).flat();
    expect(await server.exited).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(30_000);

    // A wrong password, and the lock after it. Whoever comes when nobody listens any more is refused, and has sent nothing.
    const answered = [200, 202, 401, 429];
    const others = outcomes.filter(({ result }) => !answered.includes(Number(result)));
    expect(others.filter(({ result }) => result !== 'ECONNREFUSED')).toEqual([]);
    // The signal takes a moment to arrive.
    const late = outcomes.filter(
      ({ result, sentAt }) => typeof result === 'number' && sentAt > signalledAt + AFTERWARDS_MS / 2,
    );
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(late.map(({ connection }) => connection))).toEqual(new Set(['close']));
    expect(await ask(server, { ...READ, agent: false, host: '127.0.0.1' })).toMatchObject({
      result: 'ECONNREFUSED',
    });
    agent.destroy();
  });

  it('[SAFE-12] is told by readiness at once', async () => {
    const server = servers.start(await findFreePort());
    await waitUntilReady(server);
    const ready = { path: '/ready', agent: false as const, host: '127.0.0.1' };
    expect((await ask(server, ready)).result).toBe(200);
    server.kill('SIGTERM');
    let last: Outcome['result'] = 200;
    while (last === 200) last = (await ask(server, ready)).result;
    expect(last).toBe(503);
    expect(await server.exited).toBe(0);
  });
});
