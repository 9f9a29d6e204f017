import { previewParts } from '../testing/preview-parts';
import type { WorkerTasks } from '../workspace';
import { WORK_LIMITS } from './work-limits';
import { createWorkPool, WorkStoppedError, type WorkPool } from './work-pool';

const OPEN: WorkPool<WorkerTasks>[] = [];

afterEach(() => {
  for (const pool of OPEN.splice(0)) pool.close();
});

/** `workMs` by itself: enough for good work beside endless work on a machine that is busy otherwise, too. */
function makePool(size: number, workMs = 2500): WorkPool<WorkerTasks> {
  const childPath = previewParts().workerChild;
  const pool = createWorkPool<WorkerTasks>({ childPath, size, limits: { workMs } });
  OPEN.push(pool);
  return pool;
}

const GOOD = [{ path: 'src/main.tsx', text: `console.log('fine');` }];
/** Two to the power of thirty ways through: never done. */
const ENDLESS = [
  { path: 'src/main.tsx', text: `import * as all from './0a';\nconsole.log(all);` },
  ...Array.from({ length: 31 }, (_, layer) =>
    ['a', 'b'].map((side) => ({
      path: `src/${layer}${side}.ts`,
      text:
        layer === 30
          ? `export const ${side} = 1;`
          : `export * from './${layer + 1}a';\nexport * from './${layer + 1}b';`,
    })),
  ).flat(),
];

describe('a pool of work processes', () => {
  it('[SAFE-02] serves another account while one has everything waiting that it may', async () => {
    // The second process starts beside the first one's work, which no pause of the machine may outlast here.
    const pool = makePool(2, 60_000);
    const done: string[] = [];
    const hostile = Array.from({ length: 4 }, () =>
      pool
        .run('mallory', 'compile', ENDLESS)
        .catch((error: unknown) => done.push(`mallory: ${String(error)}`)),
    );
    expect(await pool.run('ada', 'compile', GOOD)).toMatchObject({ ok: true });
    expect(await pool.run('ada', 'compile', GOOD)).toMatchObject({ ok: true });
    // None of them has even been killed yet.
    expect(done).toEqual([]);
    pool.close();
    await Promise.all(hostile);
    expect(done).toHaveLength(4);
  });

  it('[SAFE-01] kills work without end, says so, and does the next task on a fresh process', async () => {
    const pool = makePool(1);
    await expect(pool.run('mallory', 'compile', ENDLESS)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(pool.run('mallory', 'compile', ENDLESS)).rejects.toThrow(WorkStoppedError);
    expect(await pool.run('ada', 'compile', GOOD)).toMatchObject({ ok: true });
  });

  it('[SAFE-02] lets an account whose work was killed wait for the replacement, and not take what others have', async () => {
    const pool = makePool(2);
    const done: string[] = [];
    const killed = pool.run('mallory', 'compile', ENDLESS);
    const next = pool.run('mallory', 'compile', GOOD).then(() => done.push('mallory'));
    await expect(killed).rejects.toMatchObject({ reason: 'timeout' });
    await pool.run('ada', 'compile', GOOD).then(() => done.push('ada'));
    await next;
    expect(done).toEqual(['ada', 'mallory']);
  });

  it('[SAFE-02] refuses an account that has too much waiting, and nobody else', async () => {
    const pool = makePool(1);
    await pool.warm();
    const work = Array.from({ length: WORK_LIMITS.waitingPerAccount + 2 }, () =>
      pool.run('mallory', 'compile', GOOD).catch((error: unknown) => error),
    );
    const good = pool.run('ada', 'compile', GOOD);
    const ends = await Promise.all(work);
    expect(ends.at(-1)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(ends.slice(0, -1).every((end) => 'ok' in (end as object))).toBe(true);
    expect(await good).toMatchObject({ ok: true });
  });

  it('[SAFE-02] refuses with UNAVAILABLE, one by one, where no process can be started', async () => {
    const pool = createWorkPool<WorkerTasks>({ childPath: '/nowhere/child.mjs', size: 2 });
    OPEN.push(pool);
    const work = ['ada', 'ada', 'bob'].map((account) =>
      pool.run(account, 'compile', GOOD).catch((error: unknown) => error),
    );
    for (const end of await Promise.all(work)) expect(end).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('refuses with UNAVAILABLE what is in hand or waits when it is closed, and what comes later', async () => {
    const pool = makePool(1);
    const work = [pool.run('ada', 'compile', ENDLESS), pool.run('bob', 'compile', GOOD)];
    const ends = Promise.all(work.map((one) => one.catch((error: unknown) => error)));
    pool.close();
    work.push(pool.run('ada', 'compile', GOOD));
    await expect(work[2]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (const end of await ends) expect(end).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('hands on what is a bug of ours, with where it was', async () => {
    const pool = makePool(1);
    const nothing = pool.run('ada', 'write', undefined as never);
    const error = await nothing.catch((failure: unknown) => failure);
    expect(error).not.toBeInstanceOf(WorkStoppedError);
    expect((error as Error).stack).toContain('write');
    expect(await pool.run('ada', 'compile', GOOD)).toMatchObject({ ok: true });
  });
});
