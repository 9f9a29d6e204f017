import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/build-project';
import { WORK_LIMITS, type WorkLimits } from './work-limits';
import type { WorkProcess } from './work-process';
import { WorkSlots, type Slot } from './work-slots';

const OPEN: WorkSlots[] = [];

/** No test here gives a process a task: this one is ready in a twentieth of the time of the builder's, and warm after that. */
const IDLE_CHILD = `
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });
setTimeout(() => process.send({ type: 'warm' }), 300);
`;

const folder = mkdtempSync(join(tmpdir(), 'tessera-slots-'));
const idleChild = join(folder, 'idle-child.mjs');
writeFileSync(idleChild, IDLE_CHILD);

afterAll(() => {
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  for (const slots of OPEN.splice(0)) slots.close();
});

function makeSlots(limits: Partial<WorkLimits>, childPath = idleChild) {
  const starts: boolean[] = [];
  const settings = { childPath, size: 2, limits: { ...WORK_LIMITS, ...limits } };
  const slots = new WorkSlots(settings, (isReady) => starts.push(isReady));
  OPEN.push(slots);
  return { slots, starts };
}

/** Waits until one is there for a task: ready, and warm where another is. */
async function takeReady(slots: WorkSlots): Promise<Slot> {
  await slots.prepare();
  let slot: Slot | undefined;
  await until(() => (slot = slots.take()) !== undefined);
  if (slot === undefined) throw new Error('none is ready');
  return slot;
}

describe('the processes of a pool', () => {
  it('[SAFE-02] keep one ready beside those that work long, for as long as they do', async () => {
    const { slots } = makeSlots({ spareAfterMs: 30, idleMs: 30 });
    const busy = await takeReady(slots);
    await until(() => slots.hasReady);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const spare = await takeReady(slots);
    expect(spare.process.isAlive()).toBe(true);
    expect(spare).not.toBe(busy);
    await slots.release(busy, false);
    await slots.release(spare, false);
    await until(() => [busy, spare].filter((slot) => slot.process.isAlive()).length === 1);
  });

  it('[SAFE-02] are given no task before they are ready, and the one that is free first', async () => {
    const { slots } = makeSlots({});
    const first = await takeReady(slots);
    const second = slots.prepare();
    expect(slots.take()).toBeUndefined();
    await slots.release(first, false);
    expect(slots.take()).toBe(first);
    await second;
    await until(() => slots.hasReady);
  });

  it('[SAFE-02] that are cold are given no task where a warm one lives, until they are warm too', async () => {
    const { slots, starts } = makeSlots({});
    const first = await takeReady(slots);
    await first.process.warm;
    await slots.prepare();
    expect(slots.take()).toBeUndefined();
    await until(() => slots.hasReady);
    const second = slots.take();
    expect(second?.isWarm).toBe(true);
    // Told of each when it is ready, and when it is warm.
    expect(starts).toEqual([true, true, true, true]);
  });

  it('[SAFE-02] tell when what replaces a killed one is ready, and offer the one that is until then', async () => {
    const { slots } = makeSlots({});
    const [first, second] = [await takeReady(slots), await takeReady(slots)];
    expect(slots.hasReady).toBe(false);
    const replaced = slots.release(first, true);
    await slots.release(second, false);
    expect(slots.take()).toBe(second);
    expect(await replaced).toBe(true);
  });

  it('tell of one that cannot be started', async () => {
    const { slots, starts } = makeSlots({}, '/nowhere/child.mjs');
    await slots.prepare();
    expect(starts).toEqual([false]);
    expect([slots.isEmpty, slots.hasReady]).toEqual([true, false]);
  });
});

describe('the processes of a pool, beside short work and long', () => {
  const SPARE_AFTER_MS = 300;
  const SHORT_MS = 200;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Counts processes, which are there at once. */
  const startAtOnce = jest.fn((): WorkProcess => ({
    ready: Promise.resolve(true),
    warm: Promise.resolve(),
    isAlive: () => true,
    run: () => Promise.reject(new Error('This test gives no task to a process')),
    kill: () => undefined,
  }));

  async function makeReady() {
    startAtOnce.mockClear();
    const limits = { ...WORK_LIMITS, spareAfterMs: SPARE_AFTER_MS, tasksPerProcess: 100 };
    const slots = new WorkSlots({ childPath: '', size: 2, limits, start: startAtOnce }, () => undefined);
    OPEN.push(slots);
    await slots.prepare();
    await jest.advanceTimersByTimeAsync(0);
    return slots;
  }

  /** Takes a process for so long, and gives it back. */
  async function work(slots: WorkSlots, milliseconds: number): Promise<void> {
    const slot = slots.take();
    if (slot === undefined) throw new Error('none is ready');
    await jest.advanceTimersByTimeAsync(milliseconds);
    await slots.release(slot, false);
  }

  it('start no other beside short work, however much of it there is', async () => {
    const slots = await makeReady();
    for (let task = 0; task < 20; task += 1) await work(slots, SHORT_MS);
    await jest.advanceTimersByTimeAsync(SPARE_AFTER_MS);
    await slots.prepare();
    expect(startAtOnce).toHaveBeenCalledTimes(1);
  });

  it('[SAFE-02] start one other beside work that lasts, and no third', async () => {
    const slots = await makeReady();
    await work(slots, SPARE_AFTER_MS - 1);
    expect(startAtOnce).toHaveBeenCalledTimes(1);
    await work(slots, 10 * SPARE_AFTER_MS);
    expect(startAtOnce).toHaveBeenCalledTimes(2);
  });
});
