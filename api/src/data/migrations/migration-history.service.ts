import { randomUUID } from 'node:crypto';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Backups } from '../backups/backups.service';
import type { Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import type { MigrateResult } from '../records/data-tasks.schema';
import type { PlanResult } from './migration-tasks.schema';
import * as repository from './migrations.repository';

export interface MigrationHistory {
  /** Migrates, and writes down what it was. What may cost people something that they put in is backed up first. */
  migrate(
    place: Place,
    to: { readonly model: ApplicationModel; readonly versionId: string },
  ): Promise<MigrateResult>;
}

export function createMigrationHistory({
  db,
  clock,
  calls,
  backups,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly backups: Pick<Backups, 'make'>;
}): MigrationHistory {
  /** Why there is no backup, where what is live needs one. */
  async function backUpFirst(place: Place): Promise<string | undefined> {
    try {
      await backups.make(place, { reason: 'before-migration', note: '' });
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'QUOTA_FULL') throw error;
      // A preview is to try things out: it goes on without.
      return place.environment === 'preview'
        ? undefined
        : `Before this change the records are backed up. ${error.message}`;
    }
  }

  async function migrateOnce(
    place: Place,
    plan: PlanResult,
    to: { readonly model: ApplicationModel; readonly versionId: string },
  ): Promise<MigrateResult> {
    const isRisky = plan.fromVersionId !== null && plan.risk === 'loses-data' && plan.lostValues === 0;
    const hindrance = isRisky ? await backUpFirst(place) : undefined;
    if (hindrance !== undefined) return { kind: 'refused', reason: hindrance, rows: 0 };
    return calls.run(place.database, 'migrate', { ...place, ...to });
  }

  return {
    async migrate(place, to) {
      const plan = await calls.run(place.database, 'plan', { ...place, model: to.model });
      const began = performance.now();
      const result = await migrateOnce(place, plan, to);
      if (plan.isSame) return result;
      const { fromVersionId, risk, forward, backward } = plan;
      const isDone = result.kind === 'done';
      await repository.insertMigration(db, {
        id: randomUUID(),
        databaseId: place.database,
        environment: place.environment,
        ...{ fromVersionId, toVersionId: to.versionId, risk, forward, backward },
        summary: [...(isDone ? result.summary : plan.summary)],
        state: isDone ? 'applied' : 'failed',
        reason: isDone ? null : result.reason,
        ms: Math.round(performance.now() - began),
        createdAt: clock(),
      });
      return result;
    },
  };
}
