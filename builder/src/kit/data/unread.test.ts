import { buildStorage } from '../kit-testing';
import { defineEntity } from './entity';
import { createStore } from './store';
import type { Field } from './types';

const entityWith = (size: Field) =>
  defineEntity({
    id: 'e1',
    name: 'Thing',
    plural: 'Things',
    path: 'things',
    label: 'name',
    sort: { by: 'name', direction: 'asc' },
    fields: { name: { key: 'f1.1', name: 'Name', type: 'text' }, size },
  });

const asText = entityWith({ key: 'f2.1', name: 'Size', type: 'text' });
const asNumber = entityWith({ key: 'f2.2', name: 'Size', type: 'number' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens a version of the application and gives what is stored a moment later. */
async function open(storage: ReturnType<typeof buildStorage>, entity: typeof asText) {
  createStore(storage, [entity]);
  await jest.advanceTimersByTimeAsync(100);
  return JSON.parse(storage.text ?? '') as { readonly unread?: unknown };
}

describe('what a field does not show since it changed its type', () => {
  const records = ['3', 'soon', ''].map((size, place) => ({
    id: `r${String(place)}`,
    createdAt: '',
    updatedAt: '',
    values: { 'f1.1': 'x', 'f2.1': size },
  }));
  const used = () =>
    buildStorage(JSON.stringify({ v: 1, records: { e1: records }, fields: { 'f2.1': { type: 'text' } } }));

  it('[MODEL-17] is told with what is stored, which stays as it is', async () => {
    const stored = await open(used(), asNumber);
    expect(stored).toMatchObject({ unread: { 'f2.2': ['r1', 'r2'] }, records: { e1: records } });
  });

  it('[MODEL-17] is told no more once the change was undone', async () => {
    const storage = used();
    await open(storage, asNumber);
    expect(await open(storage, asText)).not.toHaveProperty('unread');
  });

  it('[MODEL-17] writes nothing where no field changed its type', async () => {
    const storage = used();
    await open(storage, asText);
    expect(storage.writes).toBe(0);
  });
});
