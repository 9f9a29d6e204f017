import { buildRecord, rooms, talks } from '../kit-testing';
import { FakeServer } from './fake-server-testing';
import { createStore, type Store } from './store';
import type { SentChange } from './server-protocol';

/** What the tests of a store over a server share: one talk, whose key 'f3.1' is 10. */

let ids = 0;
const ports = {
  now: () => new Date('2026-05-01T10:00:00.000Z'),
  newId: () => {
    ids += 1;
    return `n${String(ids)}`;
  },
};

export function buildServer(): FakeServer {
  return new FakeServer([talks, rooms], { e1: [buildRecord(1, { 'f3.1': 10 })] });
}

/** A page of the server, where time stands still. */
export async function openPage(server: FakeServer): Promise<Store> {
  const store = createStore(server.connect(), [talks, rooms], ports);
  await pass();
  return store;
}

/** Lets promises answer, and time pass if any is given. */
export async function pass(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

/** What a page shows of each talk. */
export function shown(store: Store, key = 'f1.1'): readonly unknown[] {
  return (store.getState().document.records['e1'] ?? []).map(({ values }) => values[key]);
}

/** What the server has of each talk. */
export function kept(server: FakeServer, key = 'f1.1'): readonly unknown[] {
  return server.recordsOf('e1').map(({ values }) => values[key]);
}

/** What somebody else does to the talk. */
export function changing(key: string, was: string | number | null, value: string | number): SentChange {
  return { kind: 'change', entityId: 'e1', id: 'r1', values: { [key]: value }, was: { [key]: was } };
}
