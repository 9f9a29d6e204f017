import {
  conversionsLost,
  convertRecords,
  firstRecords,
  lateRecords,
  planMigration,
  rememberKeys,
  tablesOf,
  type FirstRecords,
  type KeptRecord,
  type LostValues,
  type MigrationPlan,
  type RecordsByEntity,
  type TablesOfModel,
} from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { errorCode } from '../../core/error-code';
import { placeName, type Engine, type Place, type Session } from '../engines/engine.schema';
import { boundKeptAside, type KeptAsideLimits } from './kept-aside.child';
import { withSeenIds } from './seen-ids.child';
import { readModel, writeModel, type StateWithModel } from './state-rows.child';
import { CREATE_STATE } from './state-tables.rules';

export interface Migration extends Place {
  readonly model: ApplicationModel;
  readonly versionId: string;
}

/** For a trial, which is to find everything again. */
const ALL: KeptAsideLimits = { records: 0, bytes: 0 };

export type MigrationOutcome =
  | { readonly kind: 'done'; readonly summary: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string; readonly rows: number };

/**
 * Takes a database to a model, in one transaction: expand, write records anew, contract. A database that there is not is made. Where
 * values would be lost nothing is done; a constraint that the records break is left out and named, because what was broken before a
 * rule came is forgiven (DATA-01, DATA-05).
 *
 * @param keptAside how much may stay of what the model had once; everything unless given
 */
export function migrateDatabase(
  engine: Pick<Engine, 'transaction'>,
  migration: Migration,
  now: Date,
  keptAside: KeptAsideLimits = ALL,
): Promise<MigrationOutcome> {
  return engine.transaction(async (session) => {
    // Two servers at once: the second one finds it done.
    await run(session, `select pg_advisory_xact_lock(hashtext('${placeName(migration)}'))`);
    for (const statement of CREATE_STATE) await run(session, statement);
    const before = await readModel(session, 'for update');
    if (!before) return make(session, migration, now);
    const outcome = await change(session, before, migration, now);
    if (outcome.kind === 'refused') return outcome;
    return { kind: 'done', summary: [...outcome.summary, ...(await boundKeptAside(session, keptAside))] };
  });
}

async function make(session: Session, migration: Migration, now: Date): Promise<MigrationOutcome> {
  const { model, versionId, environment } = migration;
  const plan = planMigration(null, model);
  const leftOut = await carryOut(session, plan, () => Promise.resolve());
  const state = { seq: 0, revision: 1, versionId, own: 0 };
  const withSamples = environment === 'preview';
  const first = await putIn(session, model, firstRecords(model, { own: 0, withSamples, rev: 1, now }));
  const seq = first.count > 0 ? 1 : 0;
  await writeModel(session, { state: { ...state, seq, own: first.own }, model, known: {} });
  return { kind: 'done', summary: [...plan.summary, ...leftOut, ...first.leftOut] };
}

async function change(
  session: Session,
  before: StateWithModel,
  migration: Migration,
  now: Date,
): Promise<MigrationOutcome> {
  const { model, versionId } = migration;
  const { state, known } = before;
  if (JSON.stringify(before.model) === JSON.stringify(model)) {
    await writeModel(session, { ...before, state: { ...state, versionId } });
    return { kind: 'done', summary: [] };
  }
  const records = await readTables(session, tablesOf(before.model));
  // A preview shows what a version makes of the records, as in a browser: what does not fit is kept, and comes back with undo.
  const isPreview = migration.environment === 'preview';
  const lost = isPreview ? [] : conversionsLost(before.model, model, records, known);
  if (lost.length > 0) return refuse(before.model, lost);
  const plan = planMigration(await withSeenIds(session, before.model, known), model);
  let converted: RecordsByEntity = records;
  const leftOut = await carryOut(session, plan, async () => {
    const tables = tablesOf(model);
    const back: Record<string, readonly KeptRecord[]> = {};
    for (const id of plan.rewrite) {
      if (records[id] === undefined) back[id] = await readTable(session, tables, id);
    }
    converted = convertRecords(before.model, model, { ...records, ...back }, known);
    const written = plan.rewrite.flatMap((entityId) =>
      (converted[entityId] ?? []).map((record) => ({ entityId, record })),
    );
    for (const statement of tables.writeAll(written)) await session.query(statement);
    await checkConstraints(session);
  });
  // A step of its own that says of no record what became of it: whoever knows an earlier one begins anew.
  const seq = state.seq + 1;
  const remembered = rememberKeys(known, before.model);
  const late = { own: state.own, rev: seq, now };
  const first = await putIn(
    session,
    model,
    isPreview
      ? lateRecords(model, { ...late, records: converted, known: remembered })
      : firstRecords(model, { ...late, withSamples: false }),
  );
  await writeModel(session, {
    state: { seq, revision: state.revision + 1, versionId, own: first.own },
    model,
    known: remembered,
  });
  return { kind: 'done', summary: [...plan.summary, ...leftOut, ...first.leftOut] };
}

const run = (session: Session, text: string) => session.query({ text, parameters: [] });

/** Carries out a plan; gives what was left out of it, in words. */
async function carryOut(
  session: Session,
  plan: MigrationPlan,
  rewrite: () => Promise<void>,
): Promise<string[]> {
  for (const statement of plan.expand) await run(session, statement);
  await rewrite();
  for (const statement of plan.contract) await run(session, statement);
  const leftOut: string[] = [];
  for (const { statement, test, words } of plan.constraints) {
    if ((await run(session, test)).length === 0) await run(session, statement);
    else leftOut.push(`Some records break this already, so it holds for new ones only: ${words}`);
  }
  return leftOut;
}

/** All records, of each table. */
export async function readTables(session: Session, tables: TablesOfModel): Promise<RecordsByEntity> {
  const records: Record<string, readonly KeptRecord[]> = {};
  for (const { entity } of tables.schema.tables) records[entity] = await readTable(session, tables, entity);
  return records;
}

async function readTable(session: Session, tables: TablesOfModel, entity: string): Promise<KeptRecord[]> {
  const rows = await run(session, tables.select(entity, false));
  return rows.map((row) => tables.toRecord(entity, row));
}

/** Puts in what the model brings along (DATA-01). One that the database refuses is left out and named. */
async function putIn(
  session: Session,
  model: ApplicationModel,
  first: FirstRecords,
): Promise<{ readonly own: number; readonly count: number; readonly leftOut: readonly string[] }> {
  const tables = tablesOf(model);
  const writeAll = async (records: typeof first.records) => {
    for (const statement of tables.writeAll(records)) await session.query(statement);
  };
  if (await unlessRefused(session, () => writeAll(first.records))) {
    return { own: first.own, count: first.records.length, leftOut: [] };
  }
  const refused: string[] = [];
  for (const one of first.records) {
    if (!(await unlessRefused(session, () => writeAll([one])))) refused.push(one.record.id);
  }
  const count = first.records.length - refused.length;
  const leftOut = [`Left out, because they do not fit: ${refused.join(', ')}`];
  return { own: first.own, count, leftOut };
}

/** Checks now what is checked at the end of a transaction: a table with checks that wait cannot be changed. */
async function checkConstraints(session: Session): Promise<void> {
  await run(session, 'set constraints all immediate');
  await run(session, 'set constraints all deferred');
}

/** Classes of errors in which PostgreSQL refuses what is written: no value of its type, and constraints. */
const REFUSED = /^2[23]/;

/** Does something within the transaction; false where the database refused it, and nothing of it was done. */
async function unlessRefused(session: Session, work: () => Promise<void>): Promise<boolean> {
  await run(session, 'savepoint trial');
  try {
    await work();
    await checkConstraints(session);
    await run(session, 'release savepoint trial');
    return true;
  } catch (error) {
    if (!REFUSED.test(errorCode(error) ?? '')) throw error;
    await run(session, 'rollback to savepoint trial');
    return false;
  }
}

function refuse({ entities }: ApplicationModel, lost: readonly LostValues[]): MigrationOutcome {
  const sentences = lost.map(({ entity: entityId, field: fieldId, count }) => {
    const entity = entities.find(({ id }) => id === entityId);
    const field = entity?.fields.find(({ id }) => id === fieldId);
    const records = count === 1 ? 'one record' : `${String(count)} records`;
    return `In ${records} of "${entity?.plural ?? entityId}", what stands under "${field?.name ?? fieldId}" does not fit its new type and would be lost.`;
  });
  const rows = lost.reduce((sum, { count }) => sum + count, 0);
  return {
    kind: 'refused',
    reason: `${sentences.join(' ')} Change those records first, or the field back.`,
    rows,
  };
}
