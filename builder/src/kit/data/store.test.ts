import {
  buildRecord,
  buildStorage,
  buildText,
  rooms,
  storedTalks,
  talks,
  type TestStorage,
} from '../kit-testing';
import type { Outcome } from './steps';
import { createStore, viewOf, type Store } from './store';

const ports = { now: () => new Date('2026-05-01T10:00:00.000Z'), newId: () => 'new' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function openStore(storage: TestStorage): Promise<Store> {
  const store = createStore(storage, [talks, rooms], ports);
  await settle();
  return store;
}

/** Lets promises answer without letting time pass. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

const titles = (store: Store) =>
  (store.getState().document.records['e1'] ?? []).map(({ values }) => values['f1.1']);

/** Takes back what was done. */
function undoOf(outcome: Outcome): () => void {
  if (!outcome.isDone) throw new Error(outcome.message);
  return outcome.undo;
}

describe('createStore', () => {
  it('starts loading and is ready with what is stored', async () => {
    const storage = buildStorage(buildText(buildRecord(1)));
    const store = createStore(storage, [talks], ports);
    expect(store.getState().status).toBe('loading');

    await settle();

    expect(store.getState()).toMatchObject({ status: 'ready', notice: null });
    expect(titles(store)).toEqual(['Talk 1']);
  });

  it('adds a record, tells listeners at once and writes within 100 ms, several changes together', async () => {
    const storage = buildStorage();
    const store = await openStore(storage);
    const listener = jest.fn();
    store.subscribe(listener);

    store.put(talks, null, { 'f1.1': 'First' });
    store.put(talks, 'new', { 'f1.1': 'Second' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(storage.writes).toBe(0);
    await jest.advanceTimersByTimeAsync(100);

    expect(storage.writes).toBe(1);
    expect(storedTalks(storage)).toEqual([
      {
        id: 'new',
        createdAt: '2026-05-01T10:00:00.000Z',
        updatedAt: '2026-05-01T10:00:00.000Z',
        values: { 'f1.1': 'Second' },
      },
    ]);
  });

  it('keeps keys that it does not know: of the record, of its values and of the whole', async () => {
    const record = { ...buildRecord(1, { 'f2.1': 'o9', 'f99.1': 'removed field' }), starred: true };
    const storage = buildStorage(
      JSON.stringify({ v: 1, later: { a: 1 }, records: { e1: [record], e9: [] } }),
    );
    const store = await openStore(storage);

    store.put(talks, 'r1', { 'f1.1': 'Changed' });
    store.flush();

    expect(storedTalks(storage)[0]).toEqual({
      ...record,
      updatedAt: '2026-05-01T10:00:00.000Z',
      values: { 'f1.1': 'Changed', 'f2.1': 'o9', 'f99.1': 'removed field' },
    });
    expect(JSON.parse(storage.text ?? '')).toMatchObject({ later: { a: 1 }, records: { e9: [] } });
  });

  it('removes a record and brings it back to its place', async () => {
    const storage = buildStorage(buildText(buildRecord(1), buildRecord(2), buildRecord(3)));
    const store = await openStore(storage);

    const undo = undoOf(store.remove(talks, 'r2'));
    expect(titles(store)).toEqual(['Talk 1', 'Talk 3']);
    undo();

    expect(titles(store)).toEqual(['Talk 1', 'Talk 2', 'Talk 3']);
  });

  it('does nothing when a record to remove is not there', async () => {
    const store = await openStore(buildStorage());

    undoOf(store.remove(talks, 'r9'))();

    expect(titles(store)).toEqual([]);
  });

  it('takes what another tab wrote, and repeats on it what is not written yet', async () => {
    const storage = buildStorage(buildText(buildRecord(1)));
    const store = await openStore(storage);

    store.put(talks, null, { 'f1.1': 'Mine' });
    storage.writeFromOtherTab(buildText(buildRecord(1), buildRecord(2)));
    expect(titles(store)).toEqual(['Talk 1', 'Talk 2', 'Mine']);
    await jest.advanceTimersByTimeAsync(100);

    expect(storedTalks(storage).map(({ id }) => id)).toEqual(['r1', 'r2', 'new']);
  });

  it('loses nothing when another tab wrote and the browser has not said so yet', async () => {
    const storage = buildStorage(buildText(buildRecord(1)));
    const store = await openStore(storage);

    store.put(talks, null, { 'f1.1': 'Mine' });
    storage.text = buildText(buildRecord(1), buildRecord(2));
    store.flush();

    expect(storedTalks(storage).map(({ id }) => id)).toEqual(['r1', 'r2', 'new']);
  });

  it('[PRJ-02] keeps what two tabs gave different fields of one record', async () => {
    const record = buildRecord(1, { 'f2.1': 'o1', 'f3.1': 30, 'f10.1': 'Long' });
    const storage = buildStorage(buildText(record));
    const store = await openStore(storage);

    undoOf(store.change(talks, ['r1'], { 'f2.1': 'o2' }));
    const theirs = { ...record, values: { 'f1.1': 'Theirs', 'f2.1': 'o1', 'f3.1': 45 } };
    storage.writeFromOtherTab(buildText(theirs));
    await jest.advanceTimersByTimeAsync(100);

    expect(storedTalks(storage)[0]?.values).toEqual({ 'f1.1': 'Theirs', 'f2.1': 'o2', 'f3.1': 45 });
  });

  it('[PRJ-02] keeps the views that two tabs chose for different lists', async () => {
    const storage = buildStorage(buildText());
    const store = await openStore(storage);

    store.chooseView(talks, { chosen: 'v3', over: 'v1' });
    const views = { e1: { chosen: 'v2', over: 'v1' }, e2: { chosen: 'v5', over: 'v4' } };
    storage.writeFromOtherTab(JSON.stringify({ v: 1, records: {}, views }));

    const { document } = store.getState();
    expect([viewOf(document, talks, 'v1'), viewOf(document, rooms, 'v4')]).toEqual(['v3', 'v5']);
  });

  it('[PRJ-02] saves again with what another tab wrote when that came before a refusal', async () => {
    const storage = buildStorage(buildText(buildRecord(1)));
    const store = await openStore(storage);
    const notices: unknown[] = [];
    store.subscribe(() => notices.push(store.getState().notice));

    store.put(talks, null, { 'f1.1': 'Mine' });
    storage.canSave = false;
    store.flush();
    storage.writeFromOtherTab(buildText(buildRecord(1), buildRecord(2)));
    storage.canSave = true;
    await jest.advanceTimersByTimeAsync(100);

    expect(storedTalks(storage).map(({ id }) => id)).toEqual(['r1', 'r2', 'new']);
    expect(notices).not.toContain('not-saved');
  });

  it.each([
    ['was told of it', (storage: TestStorage, text: string) => storage.writeFromOtherTab(text)],
    [
      'finds it when it writes',
      (storage: TestStorage, text: string) => {
        storage.text = text;
      },
    ],
  ])('never writes over what another tab wrote and it cannot read: it %s', async (_, write) => {
    const storage = buildStorage(buildText(buildRecord(1)));
    const store = await openStore(storage);

    store.put(talks, null, { 'f1.1': 'Mine' });
    write(storage, '{"v":2}');
    await jest.advanceTimersByTimeAsync(100);

    expect(storage.text).toBe('{"v":2}');
    expect(store.getState().notice).toBe('unreadable');
  });

  it('says when a change could not be stored, and stores it with the next try', async () => {
    const storage = buildStorage();
    const store = await openStore(storage);
    storage.canSave = false;
    store.put(talks, null, { 'f1.1': 'Mine' });
    await jest.advanceTimersByTimeAsync(100);
    expect(store.getState().notice).toBe('not-saved');

    storage.canSave = true;
    store.flush();
    await settle();

    expect(store.getState().notice).toBeNull();
    expect(storedTalks(storage)).toHaveLength(1);
  });

  it.each(['{"v":1', '[]', '{"v":2,"records":{}}', '{"v":1,"records":{"e1":[1]}}'])(
    'never writes over a text that it cannot read: %s',
    async (text) => {
      const storage = buildStorage(text);
      const store = await openStore(storage);

      store.put(talks, null, { 'f1.1': 'Mine' });
      store.flush();

      expect(store.getState().notice).toBe('unreadable');
      expect(storage.text).toBe(text);
    },
  );

  it('says when nothing outlives the page', async () => {
    const store = await openStore(buildStorage(null, false));

    expect(store.getState().notice).toBe('memory');
  });
});

describe('viewOf', () => {
  it('remembers the chosen view until the application gets another default', async () => {
    const storage = buildStorage();
    const store = await openStore(storage);
    store.chooseView(talks, { chosen: 'v3', over: 'v1' });
    store.flush();
    const { document } = (await openStore(storage)).getState();

    expect(viewOf(document, talks, 'v1')).toBe('v3');
    expect(viewOf(document, talks, 'v2')).toBe('v2');
    expect(viewOf(document, rooms, 'v3')).toBe('v3');
  });
});
