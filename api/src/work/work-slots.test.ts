import { previewParts } from '../testing/preview-parts';
import { until } from '../testing/build-project';
import { WORK_LIMITS } from './work-limits';
import { WorkSlots } from './work-slots';

function makeSlots(idleMs: number): WorkSlots {
  return new WorkSlots({
    childPath: previewParts().workerChild,
    size: 2,
    limits: { ...WORK_LIMITS, idleMs },
  });
}

describe('the processes of a pool', () => {
  it('[SAFE-02] keep one ready beside those that work, for as long as they do', async () => {
    const slots = makeSlots(30);
    const busy = slots.take();
    const spare = slots.free();
    expect(spare).not.toBe(busy);
    await spare?.process.ready;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(slots.free()).toBe(spare);
    expect(spare?.process.isAlive()).toBe(true);
    if (busy !== undefined) await slots.release(busy, false);
    await until(() => [busy, spare].filter((slot) => slot?.process.isAlive()).length === 1);
    slots.close();
  });

  it('[SAFE-02] tell when what replaces a killed one is ready, and offer the one that is until then', async () => {
    const slots = makeSlots(60_000);
    const first = slots.take();
    const second = slots.take();
    await second?.process.ready;
    expect(slots.free()).toBeUndefined();
    const replaced = first && slots.release(first, true);
    if (second !== undefined) await slots.release(second, false);
    expect(slots.free()).toBe(second);
    expect(await replaced).toBe(true);
    slots.close();
  });
});
