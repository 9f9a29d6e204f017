import { MAX_DATA_LENGTH, REFUSED, TOO_MUCH } from '@tessera/shared/preview';
import { createRecordsStorage } from './records-storage';

/** A database that another writer writes too. */
function open(first?: string) {
  const database = { text: first, isRefusing: false };
  const told = { others: 0, notes: [] as (string | undefined)[] };
  const records = createRecordsStorage(
    {
      read: () => Promise.resolve(database.text),
      write: (text, mayReplace) => {
        if (database.isRefusing) return Promise.reject(new Error('No room'));
        const kept = database.text;
        if (kept !== undefined && !mayReplace(kept)) return Promise.resolve(kept);
        database.text = text;
        return Promise.resolve(undefined);
      },
      tell: () => {
        told.others += 1;
      },
      note: (text) => told.notes.push(text),
    },
    first,
  );
  const heard: (string | null)[] = [];
  records.storage.onChange((text) => heard.push(text));
  return { ...records, database, told, heard };
}

describe('the storage of the data tab', () => {
  it('[SCR-02] keeps what is written and tells the preview', async () => {
    const { storage, database, told } = open('one');

    expect(await storage.load()).toMatchObject({ text: 'one' });
    expect(await storage.save('two')).toBe(true);
    expect(await storage.save('three')).toBe(true);
    expect([database.text, told.others]).toEqual(['three', 2]);
  });

  it('[SCR-02] never writes over what the preview wrote meanwhile: it is told, and comes again', async () => {
    const { storage, database, heard } = open('one');
    database.text = 'theirs';

    expect(await storage.save('mine')).toBe(false);
    expect([database.text, heard]).toEqual(['theirs', ['theirs']]);
    expect(await storage.save('theirs and mine')).toBe(true);
    expect(database.text).toBe('theirs and mine');
  });

  it('[SCR-02] hears what the preview wrote, and its own writing not at all', async () => {
    const { storage, readAgain, database, heard } = open('one');
    await storage.save('two');
    await readAgain();
    expect(heard).toEqual([]);
    database.text = 'theirs';
    await readAgain();

    expect(heard).toEqual(['theirs']);
  });

  it('[SCR-02] says what is too much or refused, and takes that back with the next that is kept', async () => {
    const { storage, database, told } = open('one');
    expect(await storage.save('x'.repeat(MAX_DATA_LENGTH + 1))).toBe(false);
    database.isRefusing = true;
    expect(await storage.save('two')).toBe(false);
    database.isRefusing = false;
    expect(await storage.save('two')).toBe(true);

    expect(told.notes).toEqual([TOO_MUCH, REFUSED, undefined]);
  });
});
