import { createRowOrder } from './shown-rows';
import { openRecords as open, recordWith as record, textWith } from './records-testing';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the store of the data tab', () => {
  it('[SCR-02] reads what the preview holds, and shows what the preview changes', async () => {
    const { open: openVersion, names, fromPreview } = open({ text: textWith(record('a', 'Ann', 30)) });
    await openVersion('v1');
    expect(names()).toEqual(['Ann']);
    await fromPreview(textWith(record('a', 'Anna', 30), record('b', 'Ben', 20)));

    expect(names()).toEqual(['Anna', 'Ben']);
  });

  it('[SCR-02] takes steps back one by one, and each of them once', async () => {
    const records = open({ text: textWith(record('a', 'Ann', 30)) });
    await records.open('v1');
    const put = (name: string) => {
      const outcome = records.book().put(records.customers(), 'a', { 'f1.1': name });
      if (!outcome.isDone) throw new Error(outcome.message);
      return records.remember(outcome.undo);
    };
    put('Anna');
    const undoSecond = put('Annie');
    undoSecond();
    undoSecond();
    expect(records.names()).toEqual(['Anna']);

    expect(records.undo()).toBe(true);
    expect(records.undo()).toBe(false);
    expect(records.names()).toEqual(['Ann']);
  });

  it('[SCR-02] says when there is only code, and when the records cannot be had', async () => {
    const codeOnly = open({ readModel: () => Promise.resolve(undefined) });
    await codeOnly.open('v1');
    expect(codeOnly.store.getState()).toEqual({ step: 'codeOnly' });

    const refused = open({ read: () => Promise.reject(new Error('No database')) });
    await refused.open('v1');
    expect(refused.store.getState()).toEqual({ step: 'failed', message: 'Error: No database' });
  });

  it('[SCR-02] writes over nothing that it cannot read', async () => {
    const { open: openVersion, book, database } = open({ text: 'its own way' });
    await openVersion('v1');
    await jest.advanceTimersByTimeAsync(100);

    expect(book().getState().notice).toBe('unreadable');
    expect(database.text).toBe('its own way');
  });
});

describe('the order of rows', () => {
  it('[SCR-02] stays under the hands of whoever edits, until another one is asked for', async () => {
    const records = open({ text: textWith(record('a', 'Ann', 30), record('b', 'Ben', 20)) });
    await records.open('v1');
    const order = createRowOrder();
    const entity = records.customers();
    const shown = (text = '', sort = entity.sort) =>
      order({ entity, text, sort }, records.book().rows().rowsOf('e1')).map(({ id }) => id);
    expect(shown()).toEqual(['b', 'a']);

    records.book().put(entity, 'b', { 'f2.1': 99 });
    records.book().addAll(entity, [{ 'f1.1': 'Cem', 'f2.1': 50 }]);
    expect(shown()).toEqual(['n1', 'b', 'a']);
    expect(shown('', { ...entity.sort, direction: 'desc' })).toEqual(['b', 'n1', 'a']);
    expect(shown('ann')).toEqual(['a']);
    records.book().put(entity, 'a', { 'f1.1': 'Bob' });

    expect(shown('ann')).toEqual(['a']);
  });
});
