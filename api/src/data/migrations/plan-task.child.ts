import {
  conversionsLost,
  migrationSql,
  openKeeper,
  planMigration,
  type RecordsByEntity,
} from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { isDeepStrictEqual } from 'node:util';
import { errorCode } from '../../core/error-code';
import { readBackup } from '../backups/make-backup.child';
import type { BackupFile } from '../backups/backup-file.schema';
import type { Engine, Session } from '../engines/engine.schema';
import { migrateDatabase, type Migration } from '../records/migrate-database.child';
import type { PlanResult, TrialResult, TrialTable } from './migration-tasks.schema';

/** What a migration to a model would do to the records that there are; nothing is done. */
export async function planFor(session: Session | undefined, model: ApplicationModel): Promise<PlanResult> {
  const file = session && (await readBackup(session, false));
  const before = file?.model ?? null;
  const isSame = JSON.stringify(before) === JSON.stringify(model);
  const plan = planMigration(before, model, file?.records);
  const lost = file ? conversionsLost(file.model, model, file.records, file.known) : [];
  return {
    kind: 'plan',
    fromVersionId: file?.versionId ?? null,
    isSame,
    summary: plan.summary,
    risk: plan.risk,
    forward: migrationSql(plan, model),
    backward: migrationSql(plan.down, before),
    lostValues: lost.reduce((sum, { count }) => sum + count, 0),
  };
}

/** What ends a transaction that is only a trial. */
class TakenBackError extends Error {
  override readonly name = 'TakenBackError';
}

/**
 * Carries a migration out with the records that there are, and back again, in a transaction that is taken back (SCR-15): nothing of
 * it stays, and nobody sees it meanwhile.
 */
export async function tryMigration(engine: Engine, migration: Migration, now: Date): Promise<TrialResult> {
  let result: TrialResult = { kind: 'absent' };
  try {
    await engine.transaction(async (session) => {
      result = await goThereAndBack(session, migration, now);
      throw new TakenBackError();
    });
  } catch (error) {
    if (error instanceof TakenBackError) return result;
    // Five letters: what PostgreSQL refuses. Anything else is a fault of ours.
    if (!(error instanceof Error) || !/^[0-9A-Z]{5}$/.test(errorCode(error) ?? '')) throw error;
    return { kind: 'failed', message: error.message };
  }
  return result;
}

async function goThereAndBack(session: Session, migration: Migration, now: Date): Promise<TrialResult> {
  const before = await readBackup(session);
  if (!before) return { kind: 'absent' };
  const within: Pick<Engine, 'transaction'> = { transaction: (work) => work(session) };
  const there = await migrateDatabase(within, migration, now);
  if (there.kind === 'refused') return there;
  const after = await readBackup(session);
  const { model, versionId } = before;
  const back = await migrateDatabase(within, { ...migration, model, versionId }, now);
  if (back.kind === 'refused') return { kind: 'failed', message: back.reason };
  const again = await readBackup(session);
  if (!after || !again) throw new Error('The records are gone in the middle of a trial');
  return {
    kind: 'tried',
    summary: there.summary,
    tables: tablesOf(before, after),
    isSame: isSame(before, again),
  };
}

function tablesOf(before: BackupFile, after: BackupFile): TrialTable[] {
  const names = new Map(
    [...before.model.entities, ...after.model.entities].map(({ id, plural }) => [id, plural]),
  );
  return [...names].map(([id, name]) => ({
    name,
    before: before.records[id]?.length ?? 0,
    after: after.records[id]?.length ?? 0,
  }));
}

/** Whether every record is there again and shows what it did. Records that the new model brought along may have come. */
function isSame(before: BackupFile, again: BackupFile): boolean {
  const was = shownIn(before.model, before.records);
  const is = shownIn(before.model, again.records);
  return [...was].every(([name, values]) => isDeepStrictEqual(values, is.get(name)));
}

function shownIn(model: ApplicationModel, records: RecordsByEntity): ReadonlyMap<string, unknown> {
  const keeper = openKeeper(model, { report: () => undefined });
  keeper.load(records);
  const shown = keeper.read({ kind: 'owner' }).records;
  return new Map(
    Object.entries(shown).flatMap(([entity, list]) =>
      list.map(({ id, values }) => [`${entity} ${id}`, values] as const),
    ),
  );
}
