import * as fc from 'fast-check';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { type KnownFields, readValue } from '../kit/data/convert';
import type { StoredDocument } from '../kit/data/document';
import { noNames } from '../kit/data/live';
import { arbitraryModel } from '../model/arbitrary-model-testing';
import { Dice } from '../model/dice-testing';
import { IdSource } from '../model/ids';
import { kitField } from '../model/kit-field';
import { applyOperation } from '../operations/apply';
import { makeDocument } from '../operations/arbitrary-document-testing';
import { takeSteps } from '../operations/arbitrary-operation-testing';
import { convertRecords, type RecordsByEntity, rememberKeys } from './convert-records';
import {
  createWith,
  inSchema,
  migrate,
  openDatabase,
  readRecords,
  type TestDatabase,
} from './database-testing';
import { tablesOf } from './tables-of';

/** Random models, random records, random changes, in a real database. */

// Without shrinking: a smaller story is another story, and looking for it takes minutes.
const RUNS = { numRuns: 300, endOnFailure: true };
const story = fc.tuple(arbitraryModel, fc.gen());

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database.close());

function keptRecords({ records }: StoredDocument): RecordsByEntity {
  const kept = Object.entries(records).map(([id, list]) => [
    id,
    list.map((record, place) => ({ ...record, rev: place + 1 })),
  ]);
  return Object.fromEntries(kept) as RecordsByEntity;
}

/** What is read of every field that is typed in, by entity and record. */
function shownOf(model: ApplicationModel, records: RecordsByEntity, known: KnownFields): unknown {
  return model.entities.map(({ id, fields }) =>
    (records[id] ?? []).map((record) => [
      record.id,
      ...fields
        .filter(({ computed }) => computed === undefined)
        .map((field) => readValue(record, kitField(model, field), known, noNames)),
    ]),
  );
}

describe('migrations of random models', () => {
  it('[DATA-05] keep what is shown, and bring back everything when they are undone', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ([model, draw]) => {
        await inSchema(database, async () => {
          const records = keptRecords(makeDocument(new Dice(draw, new IdSource(model.next)), model));
          await createWith(database, model, records);
          expect(await readRecords(database, tablesOf(model))).toEqual(records);

          let expected = records;
          let known: KnownFields = {};
          let current = model;
          const go = async (next: ApplicationModel) => {
            const before = known;
            known = rememberKeys(known, current);
            expected = convertRecords(current, next, expected, before);
            await migrate(database, current, next, before);
            current = next;
            const held = await readRecords(database, tablesOf(next));
            expect(shownOf(next, held, known)).toEqual(shownOf(next, expected, known));
          };
          const steps = takeSteps(draw, model);
          for (const { outcome } of steps) await go(outcome.model);
          for (const { outcome } of steps.toReversed()) {
            const undone = applyOperation(current, outcome.inverse[0] as never);
            if (!undone.done) throw new Error(undone.why);
            await go(undone.model);
          }
          const held = await readRecords(database, tablesOf(current));
          expect(shownOf(model, held, known)).toEqual(shownOf(model, records, {}));
        });
      }),
      RUNS,
    );
  }, 120_000);
});
