import * as fc from 'fast-check';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { type KnownFields, readValue } from '../kit/data/convert';
import type { StoredDocument } from '../kit/data/document';
import { noNames } from '../kit/data/live';
import { RowReader } from '../kit/data/rows';
import { arbitraryModel } from '../model/arbitrary-model-testing';
import { Dice } from '../model/dice-testing';
import { IdSource } from '../model/ids';
import { kitField } from '../model/kit-field';
import { applyOperation } from '../operations/apply';
import { makeDocument } from '../operations/arbitrary-document-testing';
import { takeSteps } from '../operations/arbitrary-operation-testing';
import { migrateDocument } from '../operations/migrate-document';
import type { MigrationStep } from '../operations/migration';
import type { Applied } from '../operations/outcome';
import { entitiesOf } from '../records/entities-of';
import { type RecordsByEntity, rememberKeys } from './convert-records';
import {
  createWith,
  describeFresh,
  describeSchema,
  inSchema,
  migrate,
  openDatabase,
  readRecords,
  type TestDatabase,
} from './database-testing';
import { layoutOf } from './layout';
import { planMigration } from './plan-migration';
import { tablesOf } from './tables-of';

/** Random models, random records, random changes, in a real database. */

// Without shrinking: a smaller story is another story, and looking for it takes minutes.
const RUNS = { numRuns: 10, endOnFailure: true };
const story = fc.tuple(arbitraryModel, fc.gen());

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

function keptRecords({ records }: StoredDocument): RecordsByEntity {
  const kept = Object.entries(records).map(([id, list]) => [
    id,
    list.map((record, place) => ({ ...record, rev: place + 1 })),
  ]);
  return Object.fromEntries(kept) as RecordsByEntity;
}

/** What is read of every field that is typed in, by entity and record. */
function shownOf(model: ApplicationModel, records: StoredDocument['records'], known: KnownFields): unknown {
  return model.entities.map(({ id, fields }) =>
    (records[id] ?? []).map((record) => [
      record.id,
      ...fields
        .filter(({ computed }) => computed === undefined)
        .map((field) => readValue(record, kitField(model, field), known, noNames)),
    ]),
  );
}

/** What the kit's own code makes of the records. */
function migrated(model: ApplicationModel, document: StoredDocument, steps: readonly MigrationStep[]) {
  const reader = new RowReader(entitiesOf(model), () => undefined);
  reader.show({ document, day: '2026-03-09' });
  return migrateDocument(document, steps, reader.names);
}

/** Values that stand in `_rest` though their field has a column that could hold them. */
async function leftAside(model: ApplicationModel): Promise<readonly unknown[]> {
  const left: unknown[] = [];
  for (const { entity, name, columns, joins } of layoutOf(model).values()) {
    const rows = await database.query(`SELECT "_rest" FROM "${name}" WHERE "_rest" IS NOT NULL`);
    for (const { _rest: rest } of rows) {
      for (const { field, kind } of [...columns, ...joins]) {
        const value: unknown = Reflect.get(Object(rest), field.key);
        if (field.type !== 'reference' && value !== undefined && kind.toParameter(value) !== undefined)
          left.push([entity, field.key, value]);
      }
    }
  }
  return left;
}

/** Some fold to the same, or to nothing. */
const NAMES = ['User', 'user', 'Größe', 'Grosse', 'User 2', '名前', 'ID', 'User Größe', 'Größe ID', '2'];

const isUnique = (line: string) => line.includes(' _unique_');
/** Without what records may break. */
const certain = (lines: readonly string[]) => lines.filter((line) => !isUnique(line));

describe('migrations of random models', () => {
  it('[DATA-05] show what the application itself would, and all of the beginning when they are undone', async () => {
    await fc.assert(
      fc.asyncProperty(story, ([model, draw]) =>
        inSchema(database, async () => {
          const first = makeDocument(new Dice(draw, new IdSource(model.next)), model);
          const records = keptRecords(first);
          await createWith(database, model, records);
          expect(await readRecords(database, tablesOf(model))).toEqual(records);

          let document: StoredDocument = first;
          let known: KnownFields = {};
          let current = model;
          const go = async ({ model: next, migration }: Applied) => {
            document = migrated(current, document, migration);
            const { summary, down: _down, risk: _risk, ...statements } = planMigration(current, next);
            const isSame = Object.values(statements).every((list) => list.length === 0);
            expect(summary.length === 0).toBe(isSame);
            await migrate(database, current, next, known);
            known = rememberKeys(known, current);
            current = next;
            const held = await readRecords(database, tablesOf(next));
            expect(shownOf(next, held, known)).toEqual(shownOf(next, document.records, document.fields));
            expect(await leftAside(next)).toEqual([]);
          };
          const steps = takeSteps(draw, model);
          for (const { outcome } of steps) await go(outcome);
          const schema = await describeSchema(database);
          const fresh = await describeFresh(database, current);
          expect(certain(schema)).toEqual(certain(fresh));
          expect(fresh).toEqual(expect.arrayContaining(schema.filter(isUnique)));

          for (const { outcome } of steps.toReversed()) {
            for (const operation of outcome.inverse) {
              const undone = applyOperation(current, operation);
              if (!undone.done) throw new Error(undone.why);
              await go(undone);
            }
          }
          const held = await readRecords(database, tablesOf(current));
          expect(shownOf(model, held, known)).toEqual(shownOf(model, records, {}));
          expect(certain(await describeSchema(database))).toEqual(
            certain(await describeFresh(database, model)),
          );
        }),
      ),
      RUNS,
    );
  });

  it('[DATA-05] lead back by their own plan', async () => {
    await fc.assert(
      fc.asyncProperty(story, ([model, draw]) =>
        inSchema(database, async () => {
          const records = keptRecords(makeDocument(new Dice(draw, new IdSource(model.next)), model));
          const last = takeSteps(draw, model).at(-1)?.outcome.model ?? model;
          await createWith(database, model, records);
          await migrate(database, model, last);
          await migrate(database, last, model);
          const held = await readRecords(database, tablesOf(model));
          expect(shownOf(model, held, {})).toEqual(shownOf(model, records, {}));
          expect(certain(await describeSchema(database))).toEqual(
            certain(await describeFresh(database, model)),
          );
        }),
      ),
      RUNS,
    );
  });

  it('[DATA-05] give any table and column any name, whatever had it before', async () => {
    await fc.assert(
      fc.asyncProperty(story, ([model, draw]) =>
        inSchema(database, async () => {
          const dice = new Dice(draw, new IdSource(model.next));
          const renamed = (): ApplicationModel => ({
            ...model,
            entities: model.entities.map((entity) => ({
              ...entity,
              plural: dice.pick(NAMES),
              fields: entity.fields.map((field) => ({ ...field, name: dice.pick(NAMES) })),
            })),
          });
          const records = keptRecords(makeDocument(dice, model));
          let current = renamed();
          await createWith(database, current, records);
          for (let count = 0; count < 3; count += 1) {
            const next = renamed();
            await migrate(database, current, next);
            current = next;
            expect(await readRecords(database, tablesOf(current))).toEqual(records);
            expect(certain(await describeSchema(database))).toEqual(
              certain(await describeFresh(database, current)),
            );
          }
        }),
      ),
      RUNS,
    );
  });
});
