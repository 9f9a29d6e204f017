import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { differencesInWords } from '../differences/differences-in-words';
import { nodesOf } from '../model/nodes';
import { ordersModel } from '../model/orders-model-testing';
import type { Operation } from './operation';
import { applied, entityIn, refusal } from './operations-testing';

const add = (...fields: readonly string[]): Operation => ({
  kind: 'addPart',
  part: 'index',
  owner: 'e2',
  draft: { fields: [...fields] },
});
const indexesOf = (model: ApplicationModel) => entityIn(model, 'e2').indexes;
const withIndex = (...fields: readonly string[]) => applied(add(...fields)).model;

/** What undoing an operation leads back to; only the numbers that are free have grown. */
function undone(operation: Operation, model: ApplicationModel): ApplicationModel {
  const { inverse, model: after } = applied(operation, model);
  const back = inverse.reduce((now, step) => applied(step, now).model, after);
  return { ...back, next: model.next };
}

describe('indexes of a table', () => {
  it('[SCR-14] an index is added with an id of its own, and said in words', () => {
    const { model, change, blast } = applied(add('f4', 'f9'));
    expect(indexesOf(model)).toEqual([{ id: 'i20', fields: ['f4', 'f9'] }]);
    expect(change).toBe('index on Customer and Due added to Order');
    expect(blast).toMatchObject({ added: ['i20'], changed: ['e2'], needsConfirmation: false });
    expect(nodesOf(model).find(({ id }) => id === 'i20')).toEqual({
      id: 'i20',
      kind: 'index',
      words: 'index on Customer and Due',
      owner: 'e2',
    });
  });

  it('[SCR-14] a table without indexes has no list of them', () => {
    const { model, change } = applied({ kind: 'removePart', part: 'index', id: 'i20' }, withIndex('f9'));
    expect(entityIn(model, 'e2')).not.toHaveProperty('indexes');
    expect(change).toBe('index on Due of Order removed');
    expect(applicationModelSchema.safeParse(model).success).toBe(true);
  });

  it('[SCR-14] an index is changed and moved', () => {
    const two = applied(add('f11'), withIndex('f9')).model;
    const changed = applied(
      { kind: 'changePart', part: 'index', id: 'i20', to: { fields: ['f9', 'f8'] } },
      two,
    );
    expect(changed.change).toBe('index on Due of Order changed');
    const { model } = applied({ kind: 'movePart', part: 'index', id: 'i21', to: 0 }, changed.model);
    expect(indexesOf(model)).toEqual([
      { id: 'i21', fields: ['f11'] },
      { id: 'i20', fields: ['f9', 'f8'] },
    ]);
  });

  it('[SCR-14] an index goes as a whole with any of its fields, and comes back with it', () => {
    const model = applied(add('f9'), withIndex('f9', 'f11')).model;
    const operation = { kind: 'removeField', field: 'f11' } as const;
    const { model: after, change } = applied(operation, model);
    expect(indexesOf(after)).toEqual([{ id: 'i21', fields: ['f9'] }]);
    expect(change).toContain('the index on Due and Shelf');
    expect(undone(operation, model)).toEqual(model);
  });

  it('[SCR-14] an index stays when its field holds another kind of value, and goes when that cannot be sorted', () => {
    const model = withIndex('f11', 'f9');
    const retyped = (type: 'longtext' | 'image') =>
      applied({ kind: 'retypeField', field: 'f11', type, limits: {} }, model);
    expect(indexesOf(retyped('longtext').model)).toEqual([{ id: 'i20', fields: ['f11', 'f9'] }]);
    const picture = retyped('image');
    expect(entityIn(picture.model, 'e2')).not.toHaveProperty('indexes');
    expect(picture.change).toMatch(/, and with it the index on Shelf and Due$/);
  });

  it.each<readonly [why: string, operation: Operation]>([
    ['The index on Total names Total, which is worked out', add('f7')],
    ['The index on Due and Photo names Photo, which is a picture', add('f9', 'f10')],
    ['The index on Due and Due names a field twice', add('f9', 'f9')],
    ['An index names a field that Order has not', add('f1')],
    ['there is no such table', { kind: 'addPart', part: 'index', owner: 'e99', draft: { fields: ['f9'] } }],
    ['there is no such index', { kind: 'removePart', part: 'index', id: 'i99' }],
  ])('[SCR-14] refuses with: %s', (why, operation) => {
    expect(refusal(operation)).toBe(why);
  });

  it('[SCR-14] refuses what a list would be in, and what is there already', () => {
    const model = withIndex('f4', 'f9');
    expect(refusal({ kind: 'setMany', field: 'f4', many: true }, model)).toBe(
      'The index on Customer and Due names Customer, which holds several values',
    );
    expect(refusal(add('f4', 'f9'), model)).toBe('Order has the index on Customer and Due twice');
    expect(indexesOf(applied(add('f9', 'f4'), model).model)).toHaveLength(2);
  });

  it('[SCR-14] a table has ten indexes at most', () => {
    const lists = ['f3', 'f4', 'f5', 'f6', 'f8', 'f9', 'f11'].flatMap((id) => [[id], [id, 'f3']]);
    const possible = lists.filter(([first, second]) => first !== second);
    const full = possible
      .slice(0, 10)
      .reduce((now, fields) => applied(add(...fields), now).model, ordersModel);
    expect(indexesOf(full)).toHaveLength(10);
    expect(refusal(add('f11'), full)).toBe('Order already has 10 indexes, which is the most it can hold');
  });

  it('[PRJ-03] two versions are compared by their indexes', () => {
    const before = withIndex('f9', 'f8');
    const renamed = applied({ kind: 'renameField', field: 'f9', name: 'Deadline' }, before).model;
    expect(differencesInWords(before, renamed).join()).not.toContain('index');
    const after = applied({ kind: 'removePart', part: 'index', id: 'i20' }, before).model;
    expect(differencesInWords(before, after)).toEqual(['index on Due and Status of Order removed']);
    expect(differencesInWords(after, before)).toEqual(['index on Due and Status added to Order']);
  });
});
