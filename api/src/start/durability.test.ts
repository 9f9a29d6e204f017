import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { openRun, post } from '../testing/server-calls';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(120_000);

const servers = provideServers();

async function start(): Promise<ServerProcess> {
  const server = servers.start(await findFreePort());
  await waitUntilReady(server);
  return server;
}

async function writeReport(server: ServerProcess, message: string): Promise<string> {
  const report = { message, timestamp: new Date().toISOString(), stack: 'x'.repeat(500) };
  const answer = await post(server, '/errors/report', report);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

describe('kill -9 while writing', () => {
  it('loses no acknowledged row, three times in a row, and starts again at once', async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      const server = await start();
      const hammer = async () => {
        for (let count = 0; ; count += 1) acknowledged.add(await writeReport(server, `${round}-${count}`));
      };
      // Each ends with the connection that the kill breaks.
      const hammers = [1, 2, 3, 4].map(() => hammer().catch(() => undefined));
      const before = acknowledged.size;
      while (acknowledged.size < before + 150) await wait(10);
      server.kill('SIGKILL');
      expect(await server.exited).toBe('SIGKILL');
      await Promise.all(hammers);
    }
    const last = await start();
    last.kill('SIGTERM');
    expect(await last.exited).toBe(0);
    const database = await PGlite.create(join(servers.folder, 'database'));
    const { rows } = await database.query<{ id: string }>('SELECT id FROM error_reports');
    await database.close();
    const found = new Set(rows.map((row) => row.id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(400);
  });
});

describe('SIGTERM', () => {
  it('finishes the request in flight, ends an open stream, closes idle connections, and exits with 0 in time', async () => {
    const server = await start();
    const { token, runId } = await openRun(server);
    const stream = await fetch(`${server.url}/api/runs/${runId}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    // A connection that never sends anything, as browsers open ahead of need.
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const report = await beginReport(server);
    const since = Date.now();
    server.kill('SIGTERM');
    await wait(300);
    expect(await report.finish()).toBe(202);
    expect(await server.exited).toBe(0);
    expect(Date.now() - since).toBeLessThan(30_000);
    await stream.text();
  });
});

/** Sends a call's head, resolves when the server has taken it up, and leaves its body for later. */
async function beginReport(server: ServerProcess): Promise<{ finish(): Promise<number | undefined> }> {
  const call = request(`${server.url}/api/errors/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject);
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  return {
    finish() {
      call.end(JSON.stringify({ message: 'in flight', timestamp: new Date().toISOString() }));
      return answered;
    },
  };
}
