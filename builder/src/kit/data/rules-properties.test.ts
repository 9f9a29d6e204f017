import fc from 'fast-check';
import { applyChanges, type Change, type StoredDocument } from './document';
import { defineEntity } from './entity';
import { createRuleCheck, openRuleCheck } from './rules';
import { documentOf, shop, shopRecords, stored } from './rows-testing';
import type { StoredRecord } from './types';

const PLACES = [
  ['e1', 'c', { 'f1.1': ['Ann', 'Ben', 'ann ', null], 'f2.1': [true, false] }],
  ['e2', 'o', { 'f10.1': ['A-1', 'A-2'], 'f11.1': ['c1', 'c2', 'c3'] }],
  ['e3', 'l', { 'f20.1': ['o1', 'o2', null], 'f21.1': ['p1', 'p2'], 'f22.1': [1, 2, 9] }],
  ['e4', 'p', { 'f30.1': ['Tea', 'Pot'], 'f31.1': ['2.50', '9.99'], 'f32.1': [0, 3, 5] }],
] as const;

const arbitraryRecord = (id: string, values: Readonly<Record<string, readonly unknown[]>>) =>
  fc
    .record(Object.fromEntries(Object.entries(values).map(([key, of]) => [key, fc.constantFrom(...of)])), {
      requiredKeys: [],
    })
    .map((made): StoredRecord => stored(id, made));

const arbitraryChange: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom(...PLACES), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .chain(([[entityId, letter, values], number, luck]) => {
    const id = letter + String(number);
    const record = luck === 0 ? fc.constant(null) : arbitraryRecord(id, values);
    return record.map((made): Change => ({ entityId, id, record: made }));
  });

const arbitraryStep = fc.record({
  changes: fc.uniqueArray(arbitraryChange, {
    minLength: 1,
    maxLength: 4,
    selector: ({ entityId, id }) => entityId + id,
  }),
  isMade: fc.boolean(),
  day: fc.constantFrom('2026-05-01', '2026-05-01', '2026-05-02'),
});

const quiet = () => undefined;

describe('a rule check that knows the records of before', () => {
  it('[MODEL-06] says the same as one that sees them for the first time', () => {
    fc.assert(
      fc.property(fc.array(arbitraryStep, { minLength: 1, maxLength: 8 }), (steps) => {
        const known = openRuleCheck(shop, quiet);
        let document: StoredDocument = documentOf(shopRecords());
        for (const { changes, isMade, day } of steps) {
          const anew = createRuleCheck(shop, quiet)({ document, day }, changes);
          const inAnyOrder = (list: typeof anew) => list.map((breach) => JSON.stringify(breach)).sort();

          expect(inAnyOrder(known.check({ document, day }, changes))).toEqual(inAnyOrder(anew));
          if (isMade) document = applyChanges(document, changes);
          for (const [entityId, records] of Object.entries(document.records)) {
            const rows = known.rowsAt({ document, day }).rowsOf(entityId);
            expect(rows.map(({ record }) => record)).toEqual(records);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('[MODEL-06] gives what several changes give one after the other', () => {
    fc.assert(
      fc.property(fc.array(arbitraryChange, { maxLength: 8 }), (changes) => {
        const before = documentOf(shopRecords());
        const oneByOne = changes.reduce((document, change) => applyChanges(document, [change]), before);
        expect(applyChanges(before, changes)).toEqual(oneByOne);
      }),
      { numRuns: 150 },
    );
  });

  it('[MODEL-06] looks again at nothing but what a change touches', () => {
    let asked = 0;
    const things = defineEntity({
      id: 'e1',
      name: 'Thing',
      plural: 'Things',
      path: 'things',
      fields: { name: { key: 'f1.1', name: 'Name', type: 'text', unique: true } },
      label: 'name',
      sort: { by: 'name', direction: 'asc' },
      rules: [
        {
          kind: 'check',
          id: 'r1',
          message: 'No.',
          holds: () => {
            asked += 1;
            return true;
          },
        },
      ],
    });
    const records = Array.from({ length: 500 }, (_, place) => stored(`x${String(place)}`, { 'f1.1': place }));
    const check = createRuleCheck([things], quiet);
    let document: StoredDocument = documentOf({ e1: records });
    const make = (...changes: readonly Change[]) => {
      asked = 0;
      const broken = check({ document, day: '2026-05-01' }, changes).length;
      document = applyChanges(document, changes);
      return [broken, asked];
    };
    const put = (id: string, name: string): Change => ({
      entityId: 'e1',
      id,
      record: stored(id, { 'f1.1': name }),
    });

    expect(make(put('new', 'One'))).toEqual([0, 501]);
    expect(make(put('x7', 'Seven'))).toEqual([0, 1]);
    expect(make(put('x8', 'seven'), put('other', 'Eight'))).toEqual([1, 2]);
    expect(make({ entityId: 'e1', id: 'x9', record: null })).toEqual([0, 0]);
    expect(make(put('x10', '9'))).toEqual([0, 1]);
  });
});
