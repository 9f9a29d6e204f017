import { buildStorage } from '../kit-testing';
import { defineEntity } from './entity';
import { createStore, type Store } from './store';
import type { Field, StoredRecord } from './types';

const ports = { now: () => new Date(2026, 4, 1, 10), newId: () => 'n1' };

function songsWith(field: Field) {
  return defineEntity({
    id: 'e1',
    name: 'Song',
    plural: 'Songs',
    path: 'songs',
    label: 'name',
    sort: { by: 'name', direction: 'asc' },
    fields: { name: { key: 'f1.1', name: 'Name', type: 'text' }, level: field },
  });
}

const asText = songsWith({ key: 'f2.1', name: 'Level', type: 'text' });
const asNumber = songsWith({ key: 'f2.7', name: 'Level', type: 'number' });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** One song, used by one version of the application after the other, with what they keep. */
function oneSong(values: StoredRecord['values']) {
  const record = { id: 'r1', createdAt: '2026-05-01', updatedAt: '2026-05-01', values };
  const storage = buildStorage(JSON.stringify({ v: 1, records: { e1: [record] } }));
  return async function use<Result>(entity: typeof asText, act: (store: Store) => Result): Promise<Result> {
    const store = createStore(storage, [entity], ports);
    await jest.advanceTimersByTimeAsync(100);
    const result = act(store);
    await jest.advanceTimersByTimeAsync(100);
    return result;
  };
}

const shows = (key: string) => (store: Store) => store.rows().findRow('e1', 'r1')?.values[key];
const types = (entity: typeof asText, values: StoredRecord['values']) => (store: Store) =>
  store.put(entity, 'r1', values);

describe('what is typed in a field that changed its type', () => {
  it('[MODEL-17] is shown in every version, until something else is typed', async () => {
    const use = oneSong({ 'f1.1': 'A', 'f2.1': '3' });
    await use(asNumber, types(asNumber, { 'f1.1': 'A', 'f2.7': 7 }));
    expect(await use(asText, shows('f2.1'))).toBe('7');

    await use(asText, types(asText, { 'f1.1': 'A', 'f2.1': '12' }));
    expect(await use(asNumber, shows('f2.7'))).toBe(12);
  });

  it('[MODEL-17] stays away where it was emptied', async () => {
    const use = oneSong({ 'f1.1': 'A', 'f2.1': '3' });
    await use(asNumber, types(asNumber, { 'f1.1': 'A', 'f2.7': null }));
    expect(await use(asText, shows('f2.1'))).toBeNull();
  });

  it.each([
    ['converts', '1,200.50', 1200.5],
    ['does not', 'hard', null],
  ])('[MODEL-17] comes back as it was where only others are typed: what %s', async (_, text, number) => {
    const use = oneSong({ 'f1.1': 'A', 'f2.1': text });
    await use(asNumber, types(asNumber, { 'f1.1': 'B', 'f2.7': number }));
    expect(await use(asNumber, shows('f2.7'))).toBe(number);
    expect(await use(asText, shows('f2.1'))).toBe(text);
  });

  it('[MODEL-17] is taken back by the undo of the edit, with what it replaced', async () => {
    const use = oneSong({ 'f1.1': 'A', 'f2.1': 'hard' });
    await use(asNumber, (store) => {
      const outcome = store.change(asNumber, ['r1'], { 'f2.7': 7 });
      if (outcome.isDone) outcome.undo();
    });
    expect(await use(asText, shows('f2.1'))).toBe('hard');
  });
});
