import { createKeptRecords } from './kept-records';
import type { PreviewAnswer } from './preview-messages';

/** What all windows of a browser share. */
function buildDatabase() {
  let kept: string | undefined;
  return {
    read: () => kept,
    loadData: () => Promise.resolve(kept),
    saveData: (value: string, mayReplace: (stored: string) => boolean) => {
      if (kept !== undefined && !mayReplace(kept)) return Promise.resolve(kept);
      kept = value;
      return Promise.resolve(undefined);
    },
  };
}

/** A window of the builder whose application remembers what it was told. */
function openWindow(database: ReturnType<typeof buildDatabase>) {
  const told: PreviewAnswer[] = [];
  const note = jest.fn();
  const records = createKeptRecords({ ...database, readDrafts: () => null, note });
  const tell = (answer: PreviewAnswer) => told.push(answer);
  const message = { tessera: 'preview/v1', id: 1 } as const;
  return {
    told,
    note,
    readAgain: records.readAgain,
    load: (hearsChanges?: boolean) =>
      records.load(
        { ...message, type: 'storage:load', ...(hearsChanges !== undefined && { hearsChanges }) },
        tell,
      ),
    save: (value: string, revision?: number) =>
      records.save(
        { ...message, type: 'storage:save', value, ...(revision !== undefined && { revision }) },
        tell,
      ),
  };
}

describe('[PRJ-02] records that two windows write', () => {
  async function openBoth() {
    const database = buildDatabase();
    const [first, second] = [openWindow(database), openWindow(database)];
    await first.load(true);
    await second.load(true);
    for (const { told } of [first, second]) told.length = 0;
    return { database, first, second };
  }

  const theirs = { type: 'storage:changed', value: 'of the first', revision: 2 };

  it('reach the other window, whose next save is on top of them', async () => {
    const { database, first, second } = await openBoth();
    await first.save('of the first', 1);

    await second.readAgain();
    expect(second.told).toMatchObject([theirs]);
    await second.save('of both', 2);

    expect(database.read()).toBe('of both');
    expect(second.note).not.toHaveBeenCalled();
  });

  it('are not written over by a save that was under way when they came', async () => {
    const { database, first, second } = await openBoth();
    await first.save('of the first', 1);

    await Promise.all([second.readAgain(), second.save('of the second alone', 1)]);

    expect(second.told).toMatchObject([theirs, { type: 'storage:saved', ok: false }]);
    expect(database.read()).toBe('of the first');
  });

  it('are not written over where no window is told of another', async () => {
    const { database, first, second } = await openBoth();
    await first.save('of the first', 1);

    await second.save('of the second alone', 1);
    expect(second.told).toMatchObject([theirs, { type: 'storage:saved', ok: false }]);
    await second.save('of both', 2);

    expect(database.read()).toBe('of both');
  });

  it('are told once, and a window is not told its own', async () => {
    const { first, second } = await openBoth();
    await first.save('of the first', 1);
    await first.readAgain();
    await second.readAgain();
    await second.readAgain();

    expect(first.told).toMatchObject([{ type: 'storage:saved', ok: true }]);
    expect(second.told).toMatchObject([theirs]);
  });

  it('are saved one after the other without waiting for an answer', async () => {
    const { database, first } = await openBoth();

    await Promise.all([first.save('one', 1), first.save('two', 1)]);

    expect(first.told).toMatchObject([{ ok: true }, { ok: true }]);
    expect(database.read()).toBe('two');
  });

  it('wait for an application that has not asked for them', async () => {
    const database = buildDatabase();
    const [first, second] = [openWindow(database), openWindow(database)];
    await first.load(true);
    await first.save('of the first', 1);

    await second.readAgain();
    expect(second.told).toEqual([]);
    await second.load(true);

    expect(second.told).toMatchObject([{ type: 'storage:loaded', value: 'of the first' }]);
  });

  it('are written over by an older application, which hears nothing: the person is told', async () => {
    const database = buildDatabase();
    const [first, older] = [openWindow(database), openWindow(database)];
    await first.load(true);
    await older.load();
    await first.save('of the first', 1);

    await older.readAgain();
    expect(older.note).toHaveBeenCalledWith(expect.stringContaining('Another window'));
    await older.save('of the older alone');

    expect(older.told).toMatchObject([{ type: 'storage:loaded' }, { type: 'storage:saved', ok: true }]);
    expect(database.read()).toBe('of the older alone');
  });
});
