import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { entityOfGone, tablesOf, type KeptRecord } from '@tessera/builder/keeper';
import type { Session } from '../engines/engine.schema';
import { readModel } from '../records/state-rows.child';
import type { BackupFile, MadeBackup, RememberedStep } from './backup-file.schema';

const pack = promisify(gzip);

/** Reads everything of a database as it is between two steps; undefined where its tables were never made. */
export async function readBackup(session: Session): Promise<BackupFile | undefined> {
  // Nobody writes meanwhile, so that no step is in it by half.
  const found = await readModel(session, 'for share');
  if (!found) return undefined;
  const { model, known, state } = found;
  const tables = tablesOf(model);
  const gone = (await listTables(session)).flatMap((name) => entityOfGone(name) ?? []);
  const records: Record<string, readonly KeptRecord[]> = {};
  for (const entity of [...tables.schema.tables.map((table) => table.entity), ...gone]) {
    const rows = await session.query({ text: tables.select(entity, false), parameters: [] });
    records[entity] = rows.map((row) => tables.toRecord(entity, row));
  }
  const { versionId, seq, own } = state;
  return { format: 1, versionId, seq, own, model, known, records, steps: await readSteps(session) };
}

export async function packBackup(file: BackupFile): Promise<MadeBackup> {
  const { versionId, seq } = file;
  const shown = new Set(file.model.entities.map(({ id }) => id));
  const records = Object.entries(file.records)
    .filter(([entity]) => shown.has(entity))
    .reduce((sum, [, list]) => sum + list.length, 0);
  return { kind: 'backed-up', content: await pack(JSON.stringify(file)), records, versionId, seq };
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
