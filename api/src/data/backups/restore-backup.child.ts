import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { goneTable, planMigration, quoteName, tablesOf } from '@tessera/builder/keeper';
import { placeName, type Engine, type Engines, type Place, type Session } from '../engines/engine.schema';
import { readModel, UNDONE, writeModel } from '../records/state-rows.child';
import type { BackupFile, RememberedStep } from './backup-file.schema';
import { listTables } from './make-backup.child';

const unpack = promisify(gunzip);
/** Of the packed text when it is unpacked: more is no backup of ours. */
const MOST_BYTES = 1024 * 1_048_576;

export async function unpackBackup(content: Uint8Array): Promise<BackupFile> {
  const text = await unpack(content, { maxOutputLength: MOST_BYTES });
  const file = JSON.parse(text.toString()) as { readonly format?: unknown };
  if (file.format !== 1) throw new Error('This is no backup that this release can read');
  // Written by `makeBackup`.
  return file as BackupFile;
}

export interface Restoring extends Place {
  readonly content: Uint8Array;
  /** The version whose code goes with the records from now on. */
  readonly versionId: string;
  /** The last step that the backup of before has: after another one it is not whole any more. */
  readonly ifSeq: number;
}

export type RestoreOutcome =
  | { readonly kind: 'restored' }
  /** Somebody changed a record meanwhile: nothing was done. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'absent' };

/**
 * Makes a database what it was when a backup was made, model and records, in one transaction. The numbers of steps go on, so that
 * nobody takes a new one for one that they have; the revision tells pages to begin anew. A step that was taken back by it is
 * remembered as such: sent again, it is neither made twice nor said to be there (DATA-05).
 */
export async function restoreBackup(
  engine: Engine,
  restoring: Restoring,
  engines: Pick<Engines, 'announce'>,
): Promise<RestoreOutcome> {
  const { database, environment, versionId, ifSeq } = restoring;
  const file = await unpackBackup(restoring.content);
  return engine.transaction(async (session): Promise<RestoreOutcome> => {
    await run(session, `select pg_advisory_xact_lock(hashtext('${placeName(restoring)}'))`);
    const before = await readModel(session, 'for update');
    if (!before) return { kind: 'absent' };
    if (before.state.seq !== ifSeq) return { kind: 'moved' };
    await putBack(session, file);
    await rememberSteps(session, file.steps);
    const seq = Math.max(before.state.seq, file.seq) + 1;
    const revision = before.state.revision + 1;
    const { own, model, known } = file;
    await writeModel(session, { state: { seq, revision, versionId, own }, model, known });
    await engines.announce(session, { database, environment, seq, revision });
    return { kind: 'restored' };
  });
}

const run = (session: Session, text: string) => session.query({ text, parameters: [] });

/** Tables and records as they were; a constraint that the records broke then is left out, as it was. */
async function putBack(session: Session, { model, records }: BackupFile): Promise<void> {
  const old = await listTables(session);
  if (old.length > 0) await run(session, `drop table ${old.map(quoteName).join(', ')}`);
  const { expand, contract, constraints } = planMigration(null, model);
  const tables = tablesOf(model);
  const own = new Set(tables.schema.tables.map(({ entity }) => entity));
  const gone = Object.keys(records).filter((entity) => !own.has(entity));
  for (const text of [...expand, ...gone.map((entity) => goneTable(entity).statement)])
    await run(session, text);
  const all = Object.entries(records).flatMap(([entityId, list]) =>
    list.map((record) => ({ entityId, record })),
  );
  for (const statement of tables.writeAll(all)) await session.query(statement);
  // A table with checks that wait cannot be changed.
  await run(session, 'set constraints all immediate');
  for (const text of contract) await run(session, text);
  for (const { statement, test } of constraints) {
    if ((await run(session, test)).length === 0) await run(session, statement);
  }
  await run(session, 'set constraints all deferred');
}

async function rememberSteps(session: Session, steps: readonly RememberedStep[]): Promise<void> {
  await session.query({ text: 'update _steps set changes = $1', parameters: [UNDONE] });
  if (steps.length === 0) return;
  await session.query({
    text: `insert into _steps (step, seq, changes, made_at)
      select * from unnest($1::text[], $2::bigint[], $3::text[], $4::timestamptz[])
      on conflict (step) do update set seq = excluded.seq, changes = excluded.changes`,
    parameters: [
      steps.map(({ step }) => step),
      steps.map(({ seq }) => String(seq)),
      steps.map(({ changes }) => changes),
      steps.map(({ madeAt }) => madeAt),
    ],
  });
}
