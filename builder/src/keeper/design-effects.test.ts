import { designEffects } from './design-effects';
import { changed, keptModel as model, keptRecord } from './kept-model-testing';

const records = {
  e1: [keptRecord('c1', { 'f1.1': 'Ada' })],
  e2: [
    keptRecord('x1', { 'f3.1': 'A-1', 'f11.1': '12', 'f4.1': 'c1' }),
    keptRecord('x2', { 'f3.1': 'A-2', 'f11.1': 'top left' }),
    keptRecord('x3', { 'f3.1': 'A-3', 'f11.1': null }),
  ],
};
const asNumber = { kind: 'retypeField', field: 'f11', type: 'integer', limits: {} } as const;
const numbers = changed(model, asNumber);

describe('what a design does to records', () => {
  it('[SCR-14] counts the values that convert, and names those that do not', () => {
    expect(designEffects({ before: model, newest: model, after: numbers }, { records })).toEqual([
      {
        ...{ field: 'f11', column: 'Shelf', kind: 'converted', filled: 2, kept: 1 },
        lost: [{ record: 'A-2', value: 'top left' }],
      },
    ]);
  });

  it('[SCR-14] lists twenty at most, and counts all', () => {
    const many = Array.from({ length: 25 }, (_, at) =>
      keptRecord(`y${String(at)}`, { 'f3.1': `B-${String(at)}`, 'f11.1': 'high' }),
    );
    const kept = { records: { ...records, e2: many } };
    const [column] = designEffects({ before: model, newest: model, after: numbers }, kept);
    expect([column?.filled, column?.kept, column?.lost.length]).toEqual([25, 0, 20]);
  });

  it('[SCR-14] counts the records that have a value in a column that is removed', () => {
    const after = changed(model, { kind: 'removeField', field: 'f11' });
    const found = designEffects({ before: model, newest: model, after }, { records });
    expect(found).toMatchObject([{ field: 'f11', kind: 'removed', filled: 2, kept: 0 }]);
  });

  it('[SCR-14] leaves out what waits to be migrated already', () => {
    const after = changed(numbers, { kind: 'renameField', field: 'f11', name: 'Place' });
    expect(designEffects({ before: model, newest: numbers, after }, { records })).toEqual([]);
  });
});
