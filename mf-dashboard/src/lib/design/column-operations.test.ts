import { columnErrors, formOf, NEW_COLUMN, type ColumnForm } from './column-form';
import { addColumn, changeColumn } from './column-operations';
import { replay, tryAction } from './design-draft';
import { buildModel } from './design-testing';

const model = buildModel();
const [tasks, customers] = model.entities;
if (!tasks || !customers) throw new Error('The model has two tables');

const form = (given: Partial<ColumnForm>): ColumnForm => ({ ...NEW_COLUMN, name: 'Status', ...given });
const errors = (given: Partial<ColumnForm>) => columnErrors(tasks, form(given), model);

/** The column as it is after it was added by a form. */
function added(given: Partial<ColumnForm>) {
  const result = tryAction(model, addColumn(model, tasks ?? never(), form(given)));
  if (!result.done) throw new Error(result.why);
  return result.model.entities[0]?.fields.at(-1);
}
function never(): never {
  throw new Error('The model has two tables');
}

describe('a column by form', () => {
  it.each<[string, Partial<ColumnForm>, object]>([
    ['no name', { name: ' ' }, { name: 'Write a name with at least one letter or digit.' }],
    ['a name that is there', { name: 'done ' }, { name: 'Task already has a column Done.' }],
    ['a long name', { name: 'x'.repeat(61) }, { name: 'A name has at most 60 characters.' }],
    [
      'a choice of nothing',
      { type: 'choice', options: ' , ' },
      { options: 'Write at least one option, with commas between several.' },
    ],
    ['a link to nowhere', { type: 'reference' }, { target: 'Choose the table that it links to.' }],
    ['a limit in words', { type: 'integer', min: 'few' }, { min: 'Write a number.' }],
    [
      'limits that cross',
      { type: 'money', min: '5', max: '2' },
      { max: 'The largest value is below the smallest.' },
    ],
    ['a beginning that is no number', { type: 'number', start: 'x' }, { start: 'Write a number.' }],
    [
      'a beginning that is no day',
      { type: 'date', start: 'soon' },
      { start: 'Write a date such as 2026-03-09, or today.' },
    ],
    [
      'a beginning that is no option',
      { type: 'choice', options: 'A, B', start: 'C' },
      { start: 'Write one of the options.' },
    ],
    ['nothing wrong', { type: 'choice', options: 'A, B', start: 'b' }, {}],
  ])('[SCR-14] says at its field what is wrong with %s', (_, given, expected) => {
    expect(errors(given)).toEqual(expected);
  });

  it('[SCR-14] becomes a column with all that was said of it', () => {
    expect(added({ type: 'choice', options: 'Open, Done, open', start: 'Done', unique: true })).toMatchObject(
      {
        name: 'Status',
        options: [{ label: 'Open' }, { id: 'o2', label: 'Done' }],
        default: 'o2',
        unique: true,
      },
    );
    expect(added({ type: 'percent', start: '15', min: '0' })).toMatchObject({ default: '15%', min: 0 });
    expect(added({ start: 'a "new" one' })).toMatchObject({ default: '"a \\"new\\" one"' });
    expect(added({ type: 'reference', target: 'e2', onDelete: 'cascade', required: true })).toMatchObject({
      reference: { entity: 'e2', inverse: 'Tasks', onDelete: 'cascade' },
      required: true,
    });
  });

  it('[SCR-14] is left alone where nothing was changed, and says only what was', () => {
    const field = customers.fields[1] ?? never();
    expect(changeColumn(model, customers, field, formOf(field))).toEqual([]);
    expect(changeColumn(model, customers, field, { ...formOf(field), name: 'Mail', required: true })).toEqual(
      [
        { kind: 'renameField', field: field.id, name: 'Mail' },
        { kind: 'setRequired', field: field.id, required: true },
      ],
    );
  });

  it('[SCR-14] becomes another kind, and begins with what that kind has', () => {
    const field = tasks.fields[1] ?? never();
    const action = changeColumn(model, tasks, field, {
      ...formOf(field),
      type: 'choice',
      options: 'Yes, No',
      start: 'No',
    });
    const changed = replay(model, { actions: [action] }).model.entities[0]?.fields[1];
    expect(changed?.key).not.toBe('f11.1');
    expect(changed).toMatchObject({
      id: 'f11',
      type: 'choice',
      default: 'o2',
    });
  });

  it('[SCR-14] takes away the limits that are cleared, and only those', () => {
    const limits = { min: 1, max: 9, unit: 'kg' };
    const field = {
      id: 'f10',
      key: 'f10.1',
      name: 'Weight',
      type: 'number' as const,
      required: false,
      ...limits,
    };
    const cleared = { ...formOf(field), min: '', unit: ' ' };
    expect(changeColumn(model, tasks, field, cleared)).toEqual([
      { kind: 'setLimits', field: 'f10', limits: { min: null, unit: null } },
    ]);
  });

  it('[SCR-12] links twice to one table: the lists on the other side have names of their own', () => {
    const link = (name: string) => form({ name, type: 'reference', target: customers.id });
    const first = addColumn(model, tasks, link('Customer'));
    const linked = replay(model, { actions: [first] }).model;
    const again = addColumn(linked, linked.entities[0] ?? never(), link('Paid by'));
    const { model: after, changes } = replay(linked, { actions: [again] });
    expect(changes).toHaveLength(1);
    expect(after.entities[0]?.fields.flatMap(({ reference }) => reference?.inverse ?? [])).toEqual([
      'Tasks',
      'Tasks by paid by',
    ]);
  });

  it('[SCR-14] keeps a beginning that a form has no place for', () => {
    const field = { ...(tasks.fields[0] ?? never()), default: 'upper("a")' };
    expect(changeColumn(model, tasks, field, formOf(field))).toEqual([]);
  });
});
