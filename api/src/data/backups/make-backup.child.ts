import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { entityOfGone, tablesOf, type KeptRecord, type TablesOfModel } from '@tessera/builder/keeper';
import type { Session } from '../engines/engine.schema';
import { listKeptAside } from '../records/kept-aside.child';
import { readModel } from '../records/state-rows.child';
import type { BackupFile, MadeBackup, RememberedStep } from './backup-file.schema';

/** Rows of a backup that are in memory at a time. */
const ROWS_AT_ONCE = 200;

/** What there is to back up, as it is between two steps. */
interface Found {
  readonly head: Omit<BackupFile, 'records' | 'steps'>;
  readonly tables: TablesOfModel;
  /** Also of those that the model has not any more, oldest first. */
  readonly entities: readonly string[];
}

async function find(session: Session): Promise<Found | undefined> {
  // Nobody writes meanwhile, so that no step is in it by half.
  const found = await readModel(session, 'for share');
  if (!found) return undefined;
  const { model, known, state } = found;
  const tables = tablesOf(model);
  const gone = (await listKeptAside(session)).flatMap((name) => entityOfGone(name) ?? []);
  const { versionId, seq, own } = state;
  return {
    head: { format: 1, versionId, seq, own, model, known },
    tables,
    entities: [...tables.schema.tables.map(({ entity }) => entity), ...gone],
  };
}

/**
 * Reads everything of a database as it is between two steps; undefined where its tables were never made.
 *
 * @param withKeptAside also what the model had once
 */
export async function readBackup(session: Session, withKeptAside = true): Promise<BackupFile | undefined> {
  const found = await find(session);
  if (!found) return undefined;
  const { head, tables, entities } = found;
  const used = new Set(tables.schema.tables.map(({ entity }) => entity));
  const records: Record<string, readonly KeptRecord[]> = {};
  for (const entity of entities.filter((one) => withKeptAside || used.has(one))) {
    const rows = await session.query({ text: tables.select(entity, false), parameters: [] });
    records[entity] = rows.map((row) => tables.toRecord(entity, row));
  }
  return { ...head, records, steps: await readSteps(session) };
}

/**
 * The same as a packed file, of which no more than some rows are in memory at a time: what is kept aside beside the records
 * takes as much again, and all of it as objects and as one text would be many times that (DATA-06).
 */
export async function makeBackup(session: Session): Promise<MadeBackup | undefined> {
  const found = await find(session);
  if (!found) return undefined;
  const { versionId, seq, model } = found.head;
  const counts = new Map<string, number>();
  const content = await pipeline(textOf(session, found, counts), createGzip(), (packed) => buffer(packed));
  const records = model.entities.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  return { kind: 'backed-up', content, records, versionId, seq };
}

/** A `BackupFile` as JSON, piece by piece. Counts the records of each entity. */
async function* textOf(
  session: Session,
  { head, tables, entities }: Found,
  counts: Map<string, number>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"records":{`;
  for (const [place, entity] of entities.entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(entity)}:[`;
    let count = 0;
    for await (const rows of pagesOf(session, tables.select(entity, false))) {
      const records = rows.map((row) => JSON.stringify(tables.toRecord(entity, row)));
      yield `${count === 0 ? '' : ','}${records.join(',')}`;
      count += rows.length;
    }
    counts.set(entity, count);
    yield ']';
  }
  yield `},"steps":${JSON.stringify(await readSteps(session))}}`;
}

/** The rows of a statement, some at a time, none of them empty. */
async function* pagesOf(session: Session, select: string) {
  const run = (text: string) => session.query({ text, parameters: [] });
  await run(`declare _backup no scroll cursor for ${select}`);
  for (;;) {
    const rows = await run(`fetch ${String(ROWS_AT_ONCE)} from _backup`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await run('close _backup');
}

/** The tables of an application, and those of what it had once; not those of the server's bookkeeping, nor of people. */
export async function listTables(session: Session): Promise<string[]> {
  const rows = await session.query({
    text: String.raw`select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and (relname not like '\_%' or relname like '\_gone\_%') order by relname`,
    parameters: [],
  });
  return rows.map(({ name }) => String(name));
}

async function readSteps(session: Session): Promise<RememberedStep[]> {
  const rows = await session.query({
    text: `select step, seq::text as seq, changes, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as made_at from _steps order by seq`,
    parameters: [],
  });
  return rows.map((row) => ({
    step: String(row['step']),
    seq: Number(row['seq']),
    changes: String(row['changes']),
    madeAt: String(row['made_at']),
  }));
}
