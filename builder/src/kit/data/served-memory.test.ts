/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { openServedMemory } from './served-memory';
import type { Queued } from './served-steps';

const waiting: Queued = { step: { step: 's1', changes: [] }, at: '2026-05-01T10:00:00.000Z', before: [] };

/** Locks as a browser has them: one holder for each name, until its page goes. */
function buildLocks() {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      if (held.has(name)) return work(null);
      held.add(name);
      const result = await work({});
      held.delete(name);
      return result;
    },
  };
}

function buildWindow(locks?: ReturnType<typeof buildLocks>): Window {
  return { localStorage: window.localStorage, navigator: { locks } } as unknown as Window;
}

beforeEach(() => {
  window.localStorage.clear();
});

describe('[DATA-04] what a browser remembers of a served application', () => {
  it('leaves a tab that is there what waits in it, and takes over from one that is gone', async () => {
    const locks = buildLocks();
    const one = openServedMemory(buildWindow(locks), 'one');
    void one.adopt();
    one.keepQueue([waiting]);
    const two = openServedMemory(buildWindow(locks), 'two');
    expect(await two.adopt()).toEqual([]);

    locks.held.delete('tessera-served/queue/one');
    const three = openServedMemory(buildWindow(locks), 'three');
    expect(await three.adopt()).toEqual([waiting]);
    expect(await openServedMemory(buildWindow(locks), 'four').adopt()).toEqual([]);
  });

  it('takes over everything where the browser has no locks', async () => {
    openServedMemory(buildWindow(), 'one').keepQueue([waiting]);
    expect(await openServedMemory(buildWindow(), 'two').adopt()).toEqual([waiting]);
  });

  it('keeps no snapshot that is too large, and says when a queue is', () => {
    const memory = openServedMemory(window, 'one');
    const large = 'x'.repeat(2_200_000);
    memory.keepSnapshot({ seq: 1, revision: 1, rights: {}, records: {} });
    expect(memory.snapshot()?.seq).toBe(1);
    const record = { id: 'r1', createdAt: '', updatedAt: '', values: { f: large }, rev: 1 };
    memory.keepSnapshot({ seq: 2, revision: 1, rights: {}, records: { e1: [record] } });
    expect(memory.snapshot()).toBeNull();
    expect(memory.keepQueue([waiting])).toBe(true);
    expect(memory.keepQueue([{ ...waiting, at: large }])).toBe(false);
  });

  it('does without storage', async () => {
    const memory = openServedMemory({ navigator: {} } as unknown as Window, 'one');
    expect(await memory.adopt()).toEqual([]);
    expect(memory.snapshot()).toBeNull();
    expect(memory.keepQueue([waiting])).toBe(false);
    expect(memory.keepQueue([])).toBe(true);
    expect(memory.views()).toEqual({});
  });
});
