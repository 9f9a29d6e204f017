import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { snapshotSchema, stepAnswerSchema } from '@tessera/shared/contracts';
import { until } from '../../testing/build-project';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { heavyModel } from '../../testing/heavy-model';
import { previewParts } from '../../testing/preview-parts';
import { addRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import { databaseEnvironments } from '../tables/databases.table';

// Processes are killed and started again and again, which a busy machine takes long for.
jest.setTimeout(180_000);

let server: DataHost;

beforeAll(async () => {
  server = await startDataHost({ deadlineMs: 2500 });
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
        await until(() => isDone() || ![undefined, pid].includes(server.data.calls.pid));
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

  it('[DATA-01] makes a long step of a large application as the first thing that is asked of a database', async () => {
    const site = await server.live(heavyModel());
    const long = Array.from({ length: 300 }, (_, place) =>
      addRoom(`r${String(place)}`, `${'Oak '.repeat(20)}${String(place)}`),
    );
    expect(await insist(site, stepOf(long))).toMatchObject({ kind: 'made', seq: 1 });
  });

  it('[DATA-06] is killed when it stands still, and all who asked meanwhile are answered by the next one', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => server.live(roomBooking)));
    const { pid } = server.data.calls;
    process.kill(pid ?? 0, 'SIGSTOP');
    const sent = all.map((site) => site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')])));
    for (const answer of await Promise.all(sent))
      expect(answer.json()).toMatchObject({ kind: 'made', seq: 1 });
    expect(server.data.calls.pid).not.toBe(pid);
    for (const site of all) expect((await snapshot(site)).seq).toBe(1);
  });

  it('[DATA-06] lets nobody else wait for an application that asks for far too much, which rests in the end', async () => {
    const [hostile, innocent] = [await server.live(heavyModel()), await server.live(roomBooking)];
    for (const step of ['a', 'b', 'c', 'd', 'e']) {
      const names = Array.from({ length: 500 }, (_, place) => `${step}-${String(place)}`);
      const made = await insist(hostile, stepOf(names.map((name) => addRoom(name, name))));
      expect(made.kind).toBe('made');
    }
    const began = performance.now();
    const { pid } = server.data.calls;
    const search = () => hostile.call('GET', '/tables/rooms/rows?search=nothing');
    const attack = (async () => {
      for (;;) {
        const ends = await Promise.all(Array.from({ length: 5 }, search));
        for (const end of ends)
          expect([end.statusCode, end.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
        // A process that nothing gives time to work was ended for nobody's fault.
        if (Number(ends[0]?.headers['retry-after']) > 30) return;
      }
    })();
    const over = new AbortController();
    const waits: number[] = [];
    const work = (async () => {
      for (let count = 0; !over.signal.aborted; count += 1) {
        const asked = performance.now();
        const made = await innocent.call(
          'POST',
          '/steps',
          stepOf([addRoom(`r${String(count)}`, String(count))]),
        );
        expect([made.statusCode, (await innocent.call('GET', '')).statusCode]).toEqual([200, 200]);
        waits.push(performance.now() - asked);
      }
      return waits.length;
    })();
    await attack;
    const hostileTook = performance.now() - began;
    over.abort();
    const done = await work;
    // It was moved once and ended once, and rests with all that it had waiting.
    expect((await hostile.call('GET', '')).statusCode).toBe(503);
    expect(server.data.calls.pid).not.toBe(pid);
    expect(done).toBeGreaterThan(2);
    expect(Math.max(...waits)).toBeLessThan(hostileTook);
    expect((await snapshot(innocent)).seq).toBe(done);
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
    await server.data.databases.writeCounts();
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
