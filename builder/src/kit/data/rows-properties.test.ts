import fc from 'fast-check';
import { applyChanges, type Change, type StoredDocument } from './document';
import { fieldsOf } from './entity';
import { searchRows } from './query';
import { textOf } from './row-text';
import type { Rows } from './rows';
import { createRuleCheck } from './rules';
import { reverse } from './steps';
import { documentOf, openRows, orders, shop, shopRecords, stored } from './rows-testing';

const id = (prefix: string) => fc.integer({ min: 1, max: 4 }).map((number) => `${prefix}${String(number)}`);
const option = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

function changeOf(
  entityId: string,
  ids: fc.Arbitrary<string>,
  values: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Change> {
  return fc
    .tuple(ids, fc.option(fc.record(values), { freq: 4 }))
    .map(([of, record]) => ({ entityId, id: of, record: record && stored(of, record) }));
}

/** Anything that may happen to the shop, with links to records that are there, that come later, and that never come. */
const change = fc.oneof(
  changeOf('e1', id('c'), { 'f1.1': fc.constantFrom('Ann', 'Ben', 'Cem'), 'f2.1': fc.boolean() }),
  changeOf('e2', id('o'), {
    'f10.1': fc.constantFrom('A', 'B'),
    'f11.1': option(id('c')),
    'f14.1': fc.array(id('c')),
  }),
  changeOf('e3', id('l'), {
    'f20.1': option(id('o')),
    'f21.1': option(id('p')),
    'f22.1': fc.integer({ min: 0, max: 3 }),
  }),
  changeOf('e4', id('p'), {
    'f31.1': fc.constantFrom('0.10', '2.50'),
    'f32.1': fc.integer({ min: 0, max: 9 }),
  }),
);

/** Everything that can be seen of the records. */
function seen(rows: Rows): unknown {
  return shop.map((entity) =>
    rows.rowsOf(entity.id).map((row) => ({
      id: row.id,
      values: { ...row.values },
      texts: fieldsOf(entity).map((field) => textOf(row, field)),
      links: Object.keys(entity.links).map((link) =>
        rows.linkedRows(entity.id, row.id, link).map((linked) => linked.id),
      ),
    })),
  );
}

const searched = (rows: Rows) => searchRows(orders, rows.rowsOf('e2'), 'ann').map((row) => row.id);

describe('rows that are kept from state to state', () => {
  it('[MODEL-01] [MODEL-02] [MODEL-03] say what rows say that are read afresh', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 25 }), (steps) => {
        let document: StoredDocument = documentOf(shopRecords());
        const kept = openRows(shop, document);
        for (const [step, isLookedAt] of steps) {
          document = applyChanges(document, [step]);
          kept.show(document);
          if (!isLookedAt) continue;
          const fresh = openRows(shop, document).rows;
          expect(seen(kept.rows)).toEqual(seen(fresh));
          expect(searched(kept.rows)).toEqual(searched(fresh));
        }
        expect(seen(kept.rows)).toEqual(seen(openRows(shop, document).rows));
      }),
      { numRuns: 200 },
    );
  });

  it('[MODEL-06] break the rules that they would break if nothing had been kept', () => {
    const day = '2026-05-01';
    const kept = createRuleCheck(shop, () => undefined);
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), (steps) => {
        let document: StoredDocument = documentOf(shopRecords());
        for (const step of steps) {
          const fresh = createRuleCheck(shop, () => undefined);
          expect(kept({ document, day }, step)).toEqual(fresh({ document, day }, step));
          document = applyChanges(document, step);
        }
      }),
    );
  });

  it('[MODEL-05] are as they were once a step is taken back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: (each) => each.entityId + each.id }), (step) => {
        const before = documentOf(shopRecords());
        const after = applyChanges(before, step);
        const back = applyChanges(after, reverse(step, before, after));
        expect(back.records).toEqual({ ...before.records, ...emptied(back, before) });
      }),
    );
  });
});

/** Kinds that had no records have an empty list afterwards. */
function emptied(back: StoredDocument, before: StoredDocument): StoredDocument['records'] {
  return Object.fromEntries(
    Object.keys(back.records).flatMap((of) => (before.records[of] ? [] : [[of, []]])),
  );
}
