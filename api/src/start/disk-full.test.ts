import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { until } from '../testing/build-project';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';
import { makeSmallDisk, type SmallDisk } from '../testing/small-disk';

jest.setTimeout(180_000);

/** Megabytes: of the whole disk, and those that the server keeps free. */
const SIZE = 256;
const RESERVE = 64;

const servers = provideServers();
let disk: SmallDisk;
beforeEach(async () => {
  disk = await makeSmallDisk(SIZE);
});
/** Runs before the hook that ends the servers; their folder may go first. */
afterEach(() => disk.remove());

async function start(): Promise<ServerProcess> {
  return servers.start(await findFreePort(), disk.folder, { ...disk.env, DISK_RESERVE_MB: String(RESERVE) });
}

interface Written {
  readonly id: string | undefined;
  readonly status: number;
}

async function post({ url }: ServerProcess, path: string, body: object, cookie = '') {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
    body: JSON.stringify(body),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { status } = answer;
  return { status, cookies, body: (await answer.json()) as Readonly<Record<string, string>> };
}

/** One write that anyone may make: some kilobytes, acknowledged by its id. */
async function write(server: ServerProcess): Promise<Written> {
  const report = { message: 'm', timestamp: new Date().toISOString(), stack: randomUUID().repeat(100) };
  const { status, body } = await post(server, '/errors/report', report);
  return { id: body['id'], status };
}

/** Signs somebody up, and answers what reads their projects. */
async function prepareRead(server: ServerProcess): Promise<() => Promise<number>> {
  const person = { email: 'ada@example.com', password: 'correct horse battery' };
  const names = { firstname: 'Ada', lastname: 'L' };
  const { body, cookies } = await post(server, '/auth/register', { ...names, ...person });
  const proof = { email: person.email, otp: body['otp'] };
  const verified = await post(server, '/auth/verify-otp', proof, cookies.join('; '));
  const headers = { authorization: `Bearer ${verified.body['token'] ?? ''}` };
  return async () => (await fetch(`${server.url}/api/project`, { headers })).status;
}

/** Several clients that write without a pause until they are told to stop. */
function hammer(server: ServerProcess, acknowledged: Set<string>) {
  const statuses: number[] = [];
  let isOver = false;
  const clients = [1, 2, 3, 4].map(async () => {
    while (!isOver) {
      const { id, status } = await write(server);
      statuses.push(status);
      if (id !== undefined) acknowledged.add(id);
    }
  });
  return {
    statuses,
    /** Rejects when a write was not answered. */
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** First the reserve, so that the server writes nothing more while the rest goes. */
async function fill(): Promise<void> {
  await disk.leave(RESERVE - 2);
  await disk.leave(0);
}

it('[SAFE-04] a disk that fills up: writes answer 202 or 507, reads 200, and no row is lost', async () => {
  const acknowledged = new Set<string>();
  const first = await start();
  await waitUntilReady(first);
  const read = await prepareRead(first);
  const clients = hammer(first, acknowledged);
  await until(() => acknowledged.size > 20);

  for (const left of [RESERVE - 2, 0]) {
    await disk.leave(left);
    const before = clients.statuses.length;
    await until(() => clients.statuses.slice(before).filter((status) => status === 507).length > 20);
    expect(await read()).toBe(200);
  }
  await disk.leave(RESERVE + 60);
  const kept = acknowledged.size;
  await until(() => acknowledged.size > kept + 20);
  await clients.stop();
  expect([...new Set(clients.statuses)].sort()).toEqual([202, 507]);
  // A line for each time, from the jobs: nothing for the hundreds of refusals.
  expect(first.output().stderr.split('jobs wait until there is room').length - 1).toBeLessThanOrEqual(2);

  await fill();
  first.kill('SIGKILL');
  await first.exited;
  const second = await start();
  expect(await second.exited).toBe(1);
  expect(second.output().stderr).toMatch(
    /^The disk of \S+ is full.*Make room, or set DATA_DIR to a folder on another disk\.\n$/,
  );

  await disk.leave(RESERVE + 60);
  const third = await start();
  await waitUntilReady(third);
  acknowledged.add((await write(third)).id ?? 'refused');
  await fill();
  // Closing the database would need room, too.
  third.kill('SIGTERM');
  expect(await third.exited).toBe(0);

  await disk.leave(RESERVE + 60);
  const database = await PGlite.create(join(disk.folder, 'database'));
  const { rows } = await database.query<{ id: string }>('SELECT id FROM error_reports');
  await database.close();
  const found = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
});
