import type { Variable, VariableSet } from '@tessera/shared/contracts';
import { uuid } from '@tessera/shared/testing';
import { createVariables, isDirty, type SaveAnswer, type VariablesPorts } from './variables.store';

function variable(overrides: Partial<Variable> = {}): Variable {
  return {
    id: uuid(1),
    key: 'TITLE',
    value: 'Plants',
    isSecret: false,
    isVisible: true,
    environment: 'all',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...overrides,
  };
}

const secret = variable({ id: uuid(2), key: 'API_KEY', value: null, isSecret: true });
const first: VariableSet = { revision: 3, items: [variable(), secret] };
const none: VariableSet = { revision: 0, items: [] };

function open(set: VariableSet, answer: SaveAnswer = { type: 'saved', set }, now: VariableSet = set) {
  let ids = 0;
  const save = jest.fn<Promise<SaveAnswer>, Parameters<VariablesPorts['save']>>(() =>
    Promise.resolve(answer),
  );
  const flow = createVariables(
    { read: () => Promise.resolve(now), save, newId: () => `row-${String((ids += 1))}` },
    set,
  );
  const rows = () => flow.store.getState().rows;
  const rowOf = (key: string) => {
    const row = rows().find((one) => one.key === key);
    if (!row) throw new Error(`There is no ${key}`);
    return row;
  };
  const errorsOf = (index: number) => flow.store.getState().errors[rows()[index]?.rowId ?? ''];
  return { ...flow, sent: save, rows, rowOf, errorsOf, isUnsaved: () => isDirty(flow.store.getState()) };
}

describe('the rows of variables', () => {
  it('[ENV-01] begins an empty project with API_KEY, a secret, and DATABASE_URL', async () => {
    const { rows, save, sent, isUnsaved } = open(none);
    expect(rows().map(({ key, isSecret }) => [key, isSecret])).toEqual([
      ['API_KEY', true],
      ['DATABASE_URL', false],
    ]);
    // Nobody has typed anything: nothing is lost by leaving.
    expect(isUnsaved()).toBe(false);

    await save();

    // Nothing was typed: no empty secret is stored, and both stand there still.
    expect(sent).toHaveBeenCalledWith(0, []);
    expect(rows().map(({ key, value }) => [key, value])).toEqual([
      ['API_KEY', ''],
      ['DATABASE_URL', ''],
    ]);
  });

  it('[ENV-03] sends of the rows that it begins with what was filled in, and claims no secret for an empty one', async () => {
    const empty = variable({ id: uuid(5), key: 'TOKEN', value: null, isSecret: true });
    const { change, rowOf, rows, save, sent } = open(none, {
      type: 'saved',
      set: { revision: 1, items: [empty] },
    });
    change(rowOf('API_KEY').rowId, { key: 'TOKEN' });

    await save();

    expect(sent).toHaveBeenCalledWith(0, [expect.objectContaining({ key: 'TOKEN', value: '' })]);
    expect(rows().map(({ key, value }) => [key, value])).toEqual([
      ['TOKEN', ''],
      ['DATABASE_URL', ''],
    ]);
  });

  it('[ENV-03] leaves a secret that nobody touched as it is', async () => {
    const { change, rowOf, save, sent } = open(first);
    change(rowOf('TITLE').rowId, { value: 'Herbs' });

    await save();

    expect(sent).toHaveBeenCalledWith(3, [
      expect.objectContaining({ id: uuid(1), value: 'Herbs' }),
      { id: uuid(2), key: 'API_KEY', isSecret: true, isVisible: false, environment: 'all' },
    ]);
  });

  it('[ENV-03] takes showing a secret for no change, and no secret away without its value', async () => {
    const { change, reveal, rowOf, save, sent, errorsOf, isUnsaved } = open(first);
    const { rowId } = rowOf('API_KEY');
    change(rowId, { isSecret: false });
    await save();
    expect(errorsOf(1)).toEqual({ value: 'Type the value again, or show it first' });
    expect(sent).not.toHaveBeenCalled();

    change(rowId, { isSecret: true });
    reveal(rowId, 'abc');
    expect(rowOf('API_KEY')).toMatchObject({ value: 'abc', isVisible: true });
    expect(isUnsaved()).toBe(false);
  });

  it('[SCR-30] refuses the second of one name in one environment, and names without words', async () => {
    const { add, change, save, errorsOf, sent } = open(first);
    change(add(), { key: 'TITLE', value: 'x' });
    change(add(), { key: 'TITLE', value: 'x', environment: 'production' });
    change(add(), { key: '', value: 'typed' });
    change(add(), { key: '9LIVES', value: '' });
    add();

    await save();

    expect(errorsOf(2)).toEqual({ key: 'This name is used above' });
    expect(errorsOf(3)).toBeUndefined();
    expect(errorsOf(4)).toEqual({ key: 'A name is required' });
    expect(errorsOf(5)).toEqual({ key: 'Use A-Z, 0-9 and _, and begin with a letter' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('[SCR-30] puts what the server refused at its row, until it is changed', async () => {
    const { save, errorsOf, change, rowOf } = open(first, {
      type: 'refused',
      message: 'No',
      fields: { 'items.1.key': 'Reserved' },
    });
    await save();
    expect(errorsOf(1)).toEqual({ key: 'Reserved' });

    change(rowOf('API_KEY').rowId, { key: 'MY_KEY' });
    expect(errorsOf(1)).toBeUndefined();
  });

  it('puts a removed row back where it was', () => {
    const { remove, rowOf, rows, isUnsaved } = open(first);
    const undo = remove(rowOf('TITLE').rowId);
    expect(rows().map(({ key }) => key)).toEqual(['API_KEY']);
    expect(isUnsaved()).toBe(true);

    undo();
    undo();
    expect(rows().map(({ key }) => key)).toEqual(['TITLE', 'API_KEY']);
    expect(isUnsaved()).toBe(false);
  });

  it('[SCR-30] pastes over what has the same name and environment, and behind the rest', () => {
    const { paste, rows, add } = open(first);
    add();
    paste([
      { key: 'TITLE', value: 'Herbs', environment: 'all', isSecret: false },
      { key: 'TOKEN', value: 't', environment: 'all', isSecret: true },
    ]);
    expect(rows().map(({ key, value, isSecret, id }) => [key, value, isSecret, id])).toEqual([
      ['TITLE', 'Herbs', false, uuid(1)],
      ['API_KEY', undefined, true, uuid(2)],
      ['TOKEN', 't', true, undefined],
    ]);
  });
});

describe('another window', () => {
  const theirs: VariableSet = {
    revision: 4,
    items: [variable({ value: 'Trees' }), secret, variable({ id: uuid(4), key: 'NEW', value: 'n' })],
  };

  it('[SCR-30] takes in what it saved, under what was changed here', async () => {
    const { change, add, rowOf, rows, save, store, showTheirs } = open(first, { type: 'conflict' }, theirs);
    change(rowOf('TITLE').rowId, { value: 'Herbs' });
    change(add(), { key: 'MINE', value: 'm' });
    await save();
    expect(store.getState()).toMatchObject({ isBehind: true, revision: 3 });

    await showTheirs();

    expect(store.getState()).toMatchObject({ isBehind: false, revision: 4 });
    expect(rows().map(({ key, value, theirs: other }) => [key, value, other])).toEqual([
      ['TITLE', 'Herbs', 'TITLE=Trees'],
      ['API_KEY', undefined, undefined],
      ['NEW', 'n', undefined],
      ['MINE', 'm', undefined],
    ]);
  });

  it('[SCR-30] keeps what was deleted here deleted, and what was changed here though it was deleted there', async () => {
    const { change, remove, rowOf, rows, showTheirs } = open(first, undefined, {
      revision: 4,
      items: [variable()],
    });
    remove(rowOf('TITLE').rowId);
    change(rowOf('API_KEY').rowId, { value: 'typed' });

    await showTheirs();

    expect(rows()).toEqual([expect.objectContaining({ key: 'API_KEY', id: undefined, theirs: 'Deleted' })]);
  });

  it('[SCR-30] takes the two rows of an empty project away where there is something now', async () => {
    const { rows, showTheirs } = open(none, undefined, first);
    await showTheirs();
    expect(rows().map(({ key }) => key)).toEqual(['TITLE', 'API_KEY']);
  });

  it('keeps what was typed while it was being saved', async () => {
    let answer: (value: SaveAnswer) => void = () => undefined;
    const flow = createVariables(
      {
        read: () => Promise.resolve(first),
        save: () => new Promise((resolve) => (answer = resolve)),
        newId: () => 'new',
      },
      { revision: 3, items: [variable()] },
    );
    const saving = flow.save();
    flow.change('new', { value: 'typed meanwhile' });
    answer({ type: 'saved', set: { revision: 4, items: [variable()] } });
    await saving;

    expect(flow.store.getState()).toMatchObject({ revision: 4, isFresh: true });
    expect(flow.store.getState().rows).toMatchObject([{ value: 'typed meanwhile' }]);
  });
});
