import { buildModel } from '../../lib/design/design-testing';
import { designOfForm } from './design-of-form';
import { newRow, startOfForm } from './table-form-state';

const model = buildModel();
const [table] = model.entities;
if (!table) throw new Error('The model has no table');
const state = startOfForm(table, false);

/** The table as it is after a form was filled in so. */
function tableAfter(columns: typeof state.columns) {
  const design = designOfForm(model, table, { ...state, columns });
  if (!design.done) throw new Error(design.why);
  return design.model.entities.find(({ id }) => id === design.entity);
}

describe('the design of a form', () => {
  const [first, second, ...rest] = state.columns;
  if (!first || !second) throw new Error('The table has too few columns');

  it('[SCR-14] makes a column anew that was taken out, and another one has its name', () => {
    const row = newRow('new-2', { name: second.form.name, type: 'longtext' });
    const after = tableAfter([first, row, ...rest]);
    expect(after?.fields.map(({ name }) => name)).toEqual(state.columns.map(({ form }) => form.name));
    expect(after?.fields[1]).toMatchObject({ type: 'longtext' });
    expect(after?.fields[1]?.id).not.toBe(second.field?.id);
  });

  it('[SCR-14] gives a new column the name that another one had, also where it stands above it', () => {
    const row = newRow('new-2', { name: second.form.name });
    const renamed = { ...second, form: { ...second.form, name: 'Other' } };
    const after = tableAfter([first, row, renamed, ...rest]);
    expect(after?.fields.slice(0, 3).map(({ name }) => name)).toEqual([
      first.form.name,
      second.form.name,
      'Other',
    ]);
    expect(after?.fields[2]?.id).toBe(second.field?.id);
  });
});
