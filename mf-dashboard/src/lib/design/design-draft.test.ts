import type { DesignOperation } from '@tessera/shared/contracts';
import { buildModel } from './design-testing';
import { rebase, replay, tryAction } from './design-draft';

const model = buildModel();
const addTable = (name: string): DesignOperation => ({
  kind: 'addEntity',
  draft: { name, plural: `${name}s`, fields: [{ name: 'Name', type: 'text', required: true }] },
});
const link = (target: string): DesignOperation => ({
  kind: 'relate',
  entity: 'e1',
  name: 'Owner',
  reference: { entity: target, inverse: 'Tasks', onDelete: 'refuse' },
  many: false,
  required: false,
});

describe('a draft of tables', () => {
  it('[SCR-12] is told in the words of the builder, a sentence for each change', () => {
    const drawn = replay(model, { actions: [[addTable('Owner')], [link('e3')]] });
    expect(drawn.changes).toEqual([
      'Table Owner added with 1 field',
      'Field Owner added to Task, which links to one of the owners',
    ]);
    expect(drawn.model.entities.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3']);
  });

  it('[SCR-12] takes nothing of an action that cannot be done whole, and says why', () => {
    expect(tryAction(model, [addTable('Owner'), addTable('Task')])).toEqual({
      done: false,
      why: 'There is already a table Task.',
    });
  });

  it('[SCR-12] is carried over to a newer version: what it added keeps its links under other ids', () => {
    const newer = replay(model, { actions: [[addTable('Shop')]] }).model;
    const { actions, leftOut } = rebase(model, newer, [[addTable('Owner')], [link('e3')]]);
    expect(leftOut).toEqual([]);
    expect(actions[1]).toEqual([link('e4')]);
    const { entities } = replay(newer, { actions }).model;
    expect(entities[0]?.fields.at(-1)?.reference?.entity).toBe('e4');
    expect(entities.map(({ name }) => name)).toEqual(['Task', 'Customer', 'Shop', 'Owner']);
  });

  it('[SCR-12] carries over a table that speaks of its own columns, as one that was imported does', () => {
    const newer = replay(model, {
      actions: [
        [{ kind: 'addField', entity: 'e2', draft: { name: 'Phone', type: 'phone', required: false } }],
      ],
    }).model;
    const [next, field] = [`e${String(model.next.entity)}`, `f${String(model.next.field)}`];
    const imported: DesignOperation[] = [
      addTable('Order'),
      { kind: 'setUnique', field, unique: true },
      { kind: 'addField', entity: next, draft: { name: 'Day', type: 'date', required: false } },
      { kind: 'addIndex', entity: next, fields: [field, `f${String(model.next.field + 1)}`] },
    ];
    const { actions, leftOut } = rebase(model, newer, [imported]);
    expect(leftOut).toEqual([]);
    const { entities } = replay(newer, { actions }).model;
    expect(entities[1]?.fields.find(({ name }) => name === 'Phone')).not.toHaveProperty('unique');
    const order = entities.find(({ name }) => name === 'Order');
    expect(order?.fields.map(({ name, unique }) => [name, unique])).toEqual([
      ['Name', true],
      ['Day', undefined],
    ]);
    expect(order?.indexes?.[0]?.fields).toEqual(order?.fields.map(({ id }) => id));
  });

  it('[SCR-12] names what has no place in a newer version, and keeps the rest', () => {
    const newer = replay(model, { actions: [[{ kind: 'removeField', field: 'f11' }]] }).model;
    const { actions, leftOut } = rebase(model, newer, [
      [{ kind: 'renameField', field: 'f11', name: 'Ready' }],
      [addTable('Owner')],
    ]);
    expect(actions).toEqual([[addTable('Owner')]]);
    expect(leftOut).toEqual(['Field Done of Task renamed to Ready: There is no such field.']);
  });
});
