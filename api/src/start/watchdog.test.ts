import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { until } from '../testing/build-project';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';
import { DEBUGGABLE, readServerPid, standStill } from '../testing/stand-still';

jest.setTimeout(180_000);

const servers = provideServers();

async function writeReport({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/errors/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ message: 'm', timestamp: new Date().toISOString() }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Writes without a pause until the connection breaks. */
async function hammer(server: ServerProcess, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const id = await writeReport(server).catch(() => undefined);
    if (id === undefined) return;
    acknowledged.add(id);
  }
}

describe('[SAFE-04] a server that stops working', () => {
  it('is ended and started again, whether killed or standing still, with every acknowledged row', async () => {
    const server = servers.supervise(await findFreePort(), { ...DEBUGGABLE, WATCHDOG_SECONDS: '6' });
    await waitUntilReady(server);
    const acknowledged = new Set<string>();

    const first = await readServerPid(servers.folder);
    let clients = [1, 2, 3, 4].map(() => hammer(server, acknowledged));
    await until(() => acknowledged.size > 100);
    process.kill(first, 'SIGKILL');
    await Promise.all(clients);
    await waitUntilReady(server, 2);
    const second = await readServerPid(servers.folder);
    expect(second).not.toBe(first);

    // A suspended process is no reason: its watchdog was suspended as well. Longer than the watchdog waits.
    process.kill(second, 'SIGSTOP');
    await wait(8000);
    process.kill(second, 'SIGCONT');
    acknowledged.add(await writeReport(server));

    clients = [1, 2, 3, 4].map(() => hammer(server, acknowledged));
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 100);
    await standStill(server, second);
    await Promise.all(clients);
    await waitUntilReady(server, 3);
    expect(server.output().stderr).toMatch(
      /"msg":"The event loop stood still for 6 s: the process is ended"\}\n/,
    );
    acknowledged.add(await writeReport(server));
    expect(await readServerPid(servers.folder)).not.toBe(second);

    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const database = await PGlite.create(join(servers.folder, 'database'));
    const { rows } = await database.query<{ id: string }>('SELECT id FROM error_reports');
    await database.close();
    const found = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
  });

  it('ends by itself on SIGTERM while its event loop stands still', async () => {
    const server = servers.supervise(await findFreePort(), { ...DEBUGGABLE, WATCHDOG_SECONDS: '0' });
    await waitUntilReady(server);
    await standStill(server, await readServerPid(servers.folder));
    const since = performance.now();
    server.kill('SIGTERM');
    expect(await server.exited).toBe(1);
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(server.output().stderr).toContain('Tessera did not stop in time and was ended.');
  });

  it('ends with its supervisor, also while it stands still, and leaves the folder to the next', async () => {
    const port = await findFreePort();
    const first = servers.supervise(port, { ...DEBUGGABLE, WATCHDOG_SECONDS: '0' });
    await waitUntilReady(first);
    await standStill(first, await readServerPid(servers.folder));
    first.kill('SIGKILL');
    const second = servers.supervise(port);
    await waitUntilReady(second);
    second.kill('SIGKILL');
    await second.exited;
    const third = servers.supervise(port);
    await waitUntilReady(third);
    // As a terminal does, whose Ctrl-C goes to both: one wish, not two.
    process.kill(await readServerPid(servers.folder), 'SIGINT');
    third.kill('SIGTERM');
    expect(await third.exited).toBe(0);
  });
});
