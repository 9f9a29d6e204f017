import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database';
import { buildProject, until } from '../../testing/build-project';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createRunFeed } from './run-feed.service';
import { createSignals } from '../../core/signals';
import { appendEvents, type NumberedEvent } from './runs.repository';

let api: TestApi;
let runId: string;

beforeAll(async () => {
  api = await startTestApi();
  const { run } = await buildProject(api, await api.register());
  runId = run.id;
});

afterAll(() => api.close());

/** The database, with a count of what is read from it. */
function counted(): { db: Database; reads: () => number } {
  let reads = 0;
  const db = new Proxy(api.db, {
    get(target, name) {
      if (name === 'select') reads += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db, reads: () => reads };
}

describe('a feed of run events', () => {
  it('[SAFE-02] reads once for all who listen to a run, and tells each what it has not seen', async () => {
    const { db, reads } = counted();
    const signals = createSignals();
    const feed = createRunFeed(db, signals);
    const stop = new AbortController();
    const seen = Array.from({ length: 200 }, () => [] as number[]);
    const ends = seen.map((numbers, index) =>
      feed.listen(runId, index % 2 === 0 ? 0 : 2, ({ seq }) => numbers.push(seq), stop.signal),
    );
    await Promise.all(ends);
    const all = seen[0] ?? [];
    expect(all.length).toBeGreaterThan(4);
    expect(all).toEqual(all.map((_, index) => index + 1));
    for (const [index, numbers] of seen.entries())
      expect(numbers).toEqual(index % 2 === 0 ? all : all.slice(2));
    expect(reads()).toBeLessThan(10);
  });

  it('tells of what another process writes, and of what this one writes at once', async () => {
    const { db, reads } = counted();
    const signals = createSignals();
    const feed = createRunFeed(db, signals);
    const stop = new AbortController();
    const newest = await newestOf(feed);
    const heard: NumberedEvent[] = [];
    const ends = Array.from({ length: 50 }, () =>
      feed.listen(runId, newest, (event) => heard.push(event), stop.signal),
    );
    await api.db.transaction((tx) =>
      appendEvents(tx, runId, [{ type: 'text', delta: 'elsewhere' }], new Date()),
    );
    await until(() => heard.length === 50);
    await api.db.transaction((tx) => appendEvents(tx, runId, [{ type: 'text', delta: 'here' }], new Date()));
    const before = reads();
    signals.notify(runId);
    await until(() => heard.length === 100);
    expect(reads() - before).toBeLessThan(5);
    stop.abort();
    await Promise.all(ends);
    // Nobody listens any more: nothing is read.
    await wait(600);
    const after = reads();
    await wait(600);
    expect(reads()).toBe(after);
  });

  it('tells those who listen when the events cannot be read', async () => {
    const broken = {
      select: () => {
        throw new Error('away');
      },
    } as unknown as Database;
    const feed = createRunFeed(broken, createSignals());
    const listening = feed.listen(runId, 0, () => undefined, new AbortController().signal);
    await expect(listening).rejects.toThrow('away');
  });
});

async function newestOf(feed: ReturnType<typeof createRunFeed>): Promise<number> {
  let newest = 0;
  await feed.listen(runId, 0, ({ seq }) => (newest = seq), new AbortController().signal);
  return newest;
}
