import { conversionsLost, convertRecords, documentText, rememberKeys } from './convert-records';
import { changed, keptModel as model, keptRecord, keyOf } from './kept-model-testing';

const records = {
  e1: [keptRecord('c1', { 'f1.1': 'Ada' })],
  e2: [
    keptRecord('x1', { 'f3.1': 'A-1', 'f11.1': '12', 'f8.1': 'o3', 'f4.1': 'c1' }, { addedBy: 'p1', rev: 7 }),
    keptRecord('x2', { 'f3.1': 'A-2', 'f11.1': 'top left', 'f8.1': 'o1' }),
    keptRecord('x3', { 'f3.1': 'A-3', 'f11.1': null }),
  ],
};
const shelfAsNumber = changed(model, { kind: 'retypeField', field: 'f11', type: 'integer', limits: {} });

describe('convertRecords', () => {
  it('[DATA-05] adds what the next model reads, and leaves all else of a record', () => {
    const converted = convertRecords(model, shelfAsNumber, records);
    expect(converted['e2']?.[0]).toEqual({
      ...records.e2[0],
      values: { ...records.e2[0]?.values, [keyOf(shelfAsNumber, 'f11')]: 12 },
    });
    expect(converted['e2']?.slice(1)).toEqual(records.e2.slice(1));
    expect(converted['e1']).toEqual(records.e1);
  });

  it('[DATA-05] reads names as links, and links by the names of their records', () => {
    const reference = { entity: 'e1', inverse: 'Shelves', onDelete: 'clear' } as const;
    const link = { kind: 'relate', entity: 'e2', field: 'f11', name: 'Shelf', reference } as const;
    const linked = changed(model, { ...link, many: false, required: false });
    const key = keyOf(linked, 'f11');
    const named = {
      ...records,
      e2: [keptRecord('x1', { 'f11.1': 'ada' }), keptRecord('x2', { [key]: 'c1' })],
    };
    expect(convertRecords(model, linked, named)['e2']?.[0]?.values[key]).toBe('c1');
    expect(convertRecords(linked, model, named)['e2']?.map(({ values }) => values['f11.1'])).toEqual([
      'ada',
      'Ada',
    ]);
  });

  it('[DATA-05] makes one link the first of several', () => {
    const several = changed(model, { kind: 'setMany', field: 'f4', many: true });
    const converted = convertRecords(model, several, records);
    expect(converted['e2']?.[0]?.values[keyOf(several, 'f4')]).toEqual(['c1']);
  });

  it('[DATA-05] reads options that are gone by the labels that are remembered', () => {
    const two = changed(model, { kind: 'removeOption', field: 'f8', option: 'o3' });
    const text = changed(two, { kind: 'retypeField', field: 'f8', type: 'text', limits: {} });
    const key = keyOf(text, 'f8');
    expect(convertRecords(two, text, records)['e2']?.map(({ values }) => values[key])).toEqual([
      undefined,
      'Open',
      undefined,
    ]);
    const known = rememberKeys({}, model);
    expect(convertRecords(two, text, records, known)['e2']?.[0]?.values[key]).toBe('Late');
  });
});

describe('documentText', () => {
  it('[MODEL-17] says which records show nothing in a column since it has another type', () => {
    const known = rememberKeys({}, model);
    const converted = convertRecords(model, shelfAsNumber, records);
    const text = documentText(shelfAsNumber, { records: converted, known, own: 0 });
    expect(JSON.parse(text)).toMatchObject({
      v: 1,
      records: converted,
      unread: { [keyOf(shelfAsNumber, 'f11')]: ['x2', 'x3'] },
    });
    expect(JSON.parse(documentText(model, { records, known: {}, own: 0 }))).not.toHaveProperty('unread');
  });
});

describe('conversionsLost', () => {
  it('[DATA-05] tells which records would show nothing, and not of those that showed nothing before', () => {
    expect(conversionsLost(model, shelfAsNumber, records)).toEqual([
      { entity: 'e2', field: 'f11', count: 1, records: ['x2'] },
    ]);
    expect(conversionsLost(model, model, records)).toEqual([]);
  });

  it('[DATA-05] counts all of them, and names the first twenty', () => {
    const many = Array.from({ length: 25 }, (_, place) =>
      keptRecord(`x${String(place)}`, { 'f11.1': 'left' }),
    );
    const [lost] = conversionsLost(model, shelfAsNumber, { e2: many });
    expect([lost?.count, lost?.records.length, lost?.records[0]]).toEqual([25, 20, 'x0']);
  });

  it('[DATA-05] says nothing of a column that goes: nobody would look for its values', () => {
    const without = changed(model, { kind: 'removeField', field: 'f11' });
    expect(conversionsLost(model, without, records)).toEqual([]);
  });
});
