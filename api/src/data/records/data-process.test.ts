import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { snapshotSchema, stepAnswerSchema } from '@tessera/shared/contracts';
import { until } from '../../testing/build-project';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { previewParts } from '../../testing/preview-parts';
import { addRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import { databaseEnvironments } from '../tables/databases.table';

let server: DataHost;

beforeAll(async () => {
  server = await startDataHost({ deadlineMs: 3000 });
});
afterAll(() => server.close());

const snapshot = async (site: DataSite) => {
  const answer = await site.call('GET', '');
  expect([answer.statusCode, answer.payload]).toEqual([200, expect.any(String)]);
  return snapshotSchema.parse(answer.json());
};

/** Sends a step until it is answered by more than that the server cannot be reached. */
async function insist(site: DataSite, step: ReturnType<typeof stepOf>) {
  for (;;) {
    const answer = await site.call('POST', '/steps', step);
    if (answer.statusCode !== 503) return stepAnswerSchema.parse(answer.json());
    expect(answer.headers['retry-after']).toBe('1');
    await wait(5);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

describe('the process that has the records', () => {
  it('[DATA-06] loses nothing that was acknowledged and makes no step twice when it is killed over and over', async () => {
    const site = await server.live(roomBooking);
    const counts = await hammer(site, 4, 20);
    const { seq, records } = await snapshot(site);
    const kept = records[rooms.id] ?? [];
    expect(kept.map(({ id }) => id).toSorted()).toEqual(counts.acknowledged.toSorted());
    // Each step has a number of its own.
    expect(seq).toBe(counts.acknowledged.length);
    expect(new Set(kept.map(({ rev }) => rev)).size).toBe(kept.length);
    expect(counts.kills).toBeGreaterThan(2);
  });

  async function hammer(site: DataSite, senders: number, steps: number) {
    const acknowledged: string[] = [];
    let kills = 0;
    const done = new AbortController();
    const isDone = () => done.signal.aborted;
    const killer = (async () => {
      while (!isDone()) {
        const { pid } = server.data.calls;
        // It is killed in the middle of its work, a moment after it has done some.
        const before = acknowledged.length;
        await until(() => isDone() || acknowledged.length > before + 18);
        if (isDone() || pid === undefined || pid !== server.data.calls.pid) continue;
        process.kill(pid, 'SIGKILL');
        kills += 1;
        await until(() => isDone() || server.data.calls.pid !== pid);
      }
    })();
    await Promise.all(
      Array.from({ length: senders }, async (_, sender) => {
        for (let count = 0; count < steps; count += 1) {
          const id = `r-${String(sender)}-${String(count)}`;
          expect(await insist(site, stepOf([addRoom(id, id)]))).toMatchObject({ kind: 'made' });
          acknowledged.push(id);
        }
      }),
    );
    done.abort();
    await killer;
    return { acknowledged, kills };
  }

  it('[DATA-06] is killed when it stands still, and whoever comes then is answered', async () => {
    const site = await server.live(roomBooking);
    await site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    const { pid } = server.data.calls;
    process.kill(pid ?? 0, 'SIGSTOP');
    // Another process answers it.
    expect((await snapshot(site)).records[rooms.id]).toHaveLength(1);
    expect(await insist(site, stepOf([addRoom('r2', 'Elm')]))).toMatchObject({ kind: 'made' });
    const other = await server.live(roomBooking);
    expect((await snapshot(other)).seq).toBe(0);
    expect(server.data.calls.pid).not.toBe(pid);
  });

  it('[DATA-06] goes on for all others when it is killed for what one has asked', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => server.live(roomBooking)));
    const { pid } = server.data.calls;
    process.kill(pid ?? 0, 'SIGSTOP');
    const answers = await Promise.all(all.map((one) => insist(one, stepOf([addRoom('r1', 'Oak')]))));
    expect(answers).toMatchObject([{ kind: 'made' }, { kind: 'made' }, { kind: 'made' }]);
    expect(server.data.calls.pid).not.toBe(pid);
    for (const one of all) expect((await snapshot(one)).seq).toBe(1);
  });

  it('ends with the server that started it, however that ends', async () => {
    const script = `
      const child = require('node:child_process').fork(process.argv[1], [], { env: {}, serialization: 'advanced' });
      child.once('message', () => console.log(child.pid));
    `;
    const parent = spawn(process.execPath, ['-e', script, previewParts().dataChild], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(pid));
    expect(isRunning(pid)).toBe(false);
  });

  it('[DATA-01] is not started for what nobody has', async () => {
    const unused = await startDataHost();
    await unused.data.databases.maintain();
    expect(unused.data.calls.isRunning).toBe(false);
    await unused.close();
  });

  it('removes the databases of projects that are gone, and no others', async () => {
    const [gone, stays] = [await server.live(roomBooking), await server.live(roomBooking)];
    await stays.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    await server.deleteProject(gone.projectId);
    await server.data.databases.maintain();
    expect((await gone.call('GET', '')).statusCode).toBe(404);
    const counted = await server.database.db.select().from(databaseEnvironments);
    const place = await server.data.databases.openFor(stays.projectId, 'production');
    expect(counted.find(({ databaseId }) => databaseId === place?.database)).toMatchObject({ records: 1 });
    expect((await snapshot(stays)).records[rooms.id]).toHaveLength(1);
    await server.data.databases.dropOf(stays.projectId);
    expect((await stays.call('GET', '')).statusCode).toBe(404);
    expect(await server.data.databases.openFor(randomUUID(), 'production')).toBeUndefined();
  });
});
