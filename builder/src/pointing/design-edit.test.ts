import { modelEditSchema, type ModelEdit, type TableAccess } from '@tessera/shared/contracts';
import { ordersModel } from '../model/orders-model-testing';
import { entityIn, fieldIn } from '../operations/operations-testing';
import { modelWith } from '../operations/apply';
import { designRisks } from './design-edit';
import { editApplication } from './edit-application';

type Design = Extract<ModelEdit, { kind: 'design' }>;

/** As the server reads it. */
function edit(operations: readonly object[], confirmed?: true) {
  const sent = { kind: 'design', operations, ...(confirmed && { confirmed }) };
  const read = modelEditSchema.parse(JSON.parse(JSON.stringify(sent))) as Design;
  return editApplication(ordersModel, read);
}

function made(operations: readonly object[], confirmed?: true) {
  const result = edit(operations, confirmed);
  if (!result.done) throw new Error(result.why);
  return result;
}

function whyNot(operations: readonly object[], confirmed?: true): string {
  const result = edit(operations, confirmed);
  return result.done ? `done: ${result.said}` : result.why;
}

const { next } = ordersModel;
const TABLE = `e${String(next.entity)}`;
const COLUMN = `f${String(next.field)}`;
const addTable = {
  kind: 'addEntity',
  draft: {
    name: 'Supplier',
    plural: 'Suppliers',
    fields: [
      { name: 'Name', type: 'text', required: true },
      { name: 'Kind', type: 'choice', required: false, options: ['Clay', 'Glaze'] },
    ],
  },
};
const link = (entity: string, to: string) => ({
  kind: 'relate',
  entity,
  name: 'Supplier',
  reference: { entity: to, inverse: 'Orders', onDelete: 'refuse' },
  many: false,
  required: false,
});

describe('tables drawn by hand', () => {
  it('[SCR-12] are made one on the other, and said in words', () => {
    const { model, said, modelChanges, data } = made([addTable, link('e2', TABLE)]);
    expect(entityIn(model, TABLE)).toMatchObject({ name: 'Supplier', labelField: COLUMN });
    expect(entityIn(model, TABLE).fields[1]?.options?.map(({ label }) => label)).toEqual(['Clay', 'Glaze']);
    expect(modelChanges).toHaveLength(2);
    expect(said).toBe(
      'Table Supplier added with 2 fields. Field Supplier added to Order, which links to one of the suppliers',
    );
    expect(data).toEqual({ converted: [], archived: [] });
    expect(model.pages.map(({ name }) => name)).toContain('Suppliers');
  });

  it('[SCR-12] are counted in the conversation where there are many changes', () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const columns = names.map((name) => ({
      kind: 'addField',
      entity: 'e1',
      draft: { name: `Note ${name}`, type: 'text', required: false },
    }));
    expect(made(columns).said).toMatch(/Note Three .* added to Customer\. And 2 more changes$/);
  });

  it('[SCR-12] do nothing at all where one of them cannot be done', () => {
    expect(whyNot([addTable, { kind: 'removeField', field: 'f999' }])).toBe('There is no such field.');
    expect(whyNot([addTable, { kind: 'removeEntity', entity: TABLE }])).toBe('The tables are so already.');
  });

  it('[SCR-12] have to be confirmed where records lose values, and say which', () => {
    const removal = [{ kind: 'removeField', field: 'f11' }];
    const name = fieldIn(ordersModel, 'f11')?.name ?? '';
    expect(whyNot(removal)).toBe(
      `This changes what records hold, so it has to be confirmed. Values of ${name} are kept and come back with undo.`,
    );
    expect(made(removal, true).data.archived).toEqual([`Values of ${name} are kept and come back with undo`]);
  });

  it('[SCR-14] have to be confirmed where everybody could read what is personal', () => {
    const access: TableAccess = { visitors: { read: true, add: false, change: false, remove: false } };
    const email = {
      kind: 'addField',
      entity: 'e1',
      draft: { name: 'Email', type: 'email', required: false },
    };
    const open = [email, { kind: 'setAccess', entity: 'e1', access }];
    expect(whyNot(open)).toBe(
      'This makes email of customers readable by everyone, so it has to be confirmed.',
    );
    expect(entityIn(made(open, true).model, 'e1').access).toEqual(access);
    // Added without a word about who may read it, it is hidden by itself.
    expect(whyNot([email])).toMatch(/^done/);
  });

  it('[SCR-14] open nothing where what was personal has another name or is removed, and say so', () => {
    const draft = { name: 'Home address', type: 'text', required: false };
    const { model } = made([{ kind: 'addField', entity: 'e1', draft }]);
    const closed = { visitors: { read: false, add: true, change: false, remove: false } };
    for (const operation of [
      { kind: 'renameField', field: COLUMN, name: 'Place' },
      { kind: 'removeField', field: COLUMN },
    ] as const) {
      const edit = modelEditSchema.parse({ kind: 'design', operations: [operation], confirmed: true });
      const result = editApplication(model, edit);
      if (!result.done) throw new Error(result.why);
      expect(entityIn(result.model, 'e1').access).toEqual(closed);
      expect(result.modelChanges.at(-1)).toBe('visitors may only add customers');
      const drawn = modelWith(model, operation);
      expect(drawn && designRisks(model, drawn).readable).toEqual([]);
    }
  });
});

describe('what is no design', () => {
  const issues = (operation: object) =>
    modelEditSchema
      .safeParse({ kind: 'design', operations: [operation] })
      .error?.issues.map(({ path }) => path.join('.'));

  it.each([
    ['operations.0.draft.fields', { ...addTable, draft: { ...addTable.draft, fields: [] } }],
    ['operations.0.draft.name', { ...addTable, draft: { ...addTable.draft, name: ' ' } }],
    ['operations.0.kind', { kind: 'setTitle', title: 'Mine' }],
    ['operations.0.kind', { kind: 'restore', before: {} }],
    ['operations.0.entity', { ...link('e2', 'e1'), entity: 'e2; drop' }],
    ['operations.0.reference.entity', link('e2', '')],
    [
      'operations.0.draft.type',
      { kind: 'addField', entity: 'e1', draft: { name: 'A', type: 'reference', required: false } },
    ],
  ])('[SCR-12] names %s', (path, operation) => {
    expect(issues(operation)).toEqual([path]);
  });
});
