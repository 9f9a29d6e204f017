import type {
  ColumnEffect,
  DatabaseMigration,
  DesignOperation,
  MigrationTrial,
  PendingMigration,
} from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { DataEnvironment, Place } from '../engines/engine.schema';
import type { OwnerDataService } from '../owner/owner-data.service';
import type { ProjectVersions, VersionOfProject } from '../owner/project-versions.port';
import type { DataCalls } from '../records/data-calls.client';
import * as repository from './migrations.repository';
import type { MigrationRow } from './migrations.repository';

export interface MigrationList {
  readonly items: DatabaseMigration[];
  readonly pending: PendingMigration | null;
  readonly drift: string[];
}

/** What the owner of a project sees of migrations. Each throws FORBIDDEN for another's database. */
export interface OwnerMigrations {
  list(caller: Caller, id: string, environment: DataEnvironment): Promise<MigrationList>;
  /** What a design would do to the records. Throws UNPROCESSABLE where it cannot be done to the newest version. */
  effects(
    caller: Caller,
    design: {
      readonly id: string;
      readonly environment: DataEnvironment;
      readonly operations: readonly DesignOperation[];
    },
  ): Promise<ColumnEffect[]>;
  /** Throws CONFLICT where there is nothing to try. */
  try(caller: Caller, id: string, environment: DataEnvironment): Promise<MigrationTrial>;
}

/** A version that the records can be taken to. */
type Target = VersionOfProject & { readonly model: NonNullable<VersionOfProject['model']> };

export function createOwnerMigrations({
  db,
  calls,
  owner,
  versions,
}: {
  readonly db: Database;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly owner: Pick<OwnerDataService, 'read' | 'find'>;
  readonly versions: Pick<ProjectVersions, 'newest' | 'numbersOf'>;
}): OwnerMigrations {
  async function targetOf(caller: Caller, id: string): Promise<Target | undefined> {
    const newest = await versions.newest((await owner.read(caller, id)).projectId);
    return newest && newest.model !== null ? { ...newest, model: newest.model } : undefined;
  }

  async function pendingOf(place: Place, target: Target | undefined): Promise<PendingMigration | null> {
    if (!target) return null;
    const plan = await calls.run(place.database, 'plan', { ...place, model: target.model });
    const { summary, risk, forward, backward, lostValues } = plan;
    // Models may differ in what no table has: a page, a colour.
    if (plan.isSame || (summary.length === 0 && forward === '')) return null;
    const { id: versionId, number: versionNumber } = target;
    return { versionId, versionNumber, lostValues, summary: [...summary], risk, forward, backward };
  }

  return {
    async list(caller, id, environment) {
      const place = await owner.find(caller, id, environment);
      const rows = await repository.listMigrations(db, place);
      const pending = await pendingOf(place, await targetOf(caller, id));
      const drift = await calls.run(id, 'drift', place);
      const ids = rows.flatMap(({ fromVersionId, toVersionId }) => [fromVersionId ?? [], toVersionId].flat());
      const numbers = await versions.numbersOf([...new Set(ids)]);
      return {
        items: rows.map((row) => present(row, numbers)),
        pending,
        drift: drift.kind === 'drift' ? [...drift.differences] : [],
      };
    },
    async effects(caller, { id, environment, operations }) {
      const place = await owner.find(caller, id, environment);
      const target = await targetOf(caller, id);
      if (!target) throw new AppError('UNPROCESSABLE', 'The newest version has no design.');
      const found = await calls.run(id, 'effects', { ...place, model: target.model, operations });
      if (found.kind === 'absent') throw new AppError('NOT_FOUND', 'No records are kept here.');
      if (found.kind === 'refused') throw new AppError('UNPROCESSABLE', found.why);
      return [...found.columns];
    },
    async try(caller, id, environment) {
      const place = await owner.find(caller, id, environment);
      const target = await targetOf(caller, id);
      if (!target) throw new AppError('CONFLICT', 'The newest version has no design to try.');
      const { model, id: versionId } = target;
      const tried = await calls.run(id, 'trial', { ...place, model, versionId });
      if (tried.kind === 'absent') throw new AppError('NOT_FOUND', 'No records are kept here.');
      if (tried.kind !== 'tried') return tried;
      const { isSame, summary, tables } = tried;
      return { kind: 'tried', isSame, summary: [...summary], tables: [...tables] };
    },
  };
}

function present(row: MigrationRow, numbers: ReadonlyMap<string, number>): DatabaseMigration {
  const { databaseId: _databaseId, fromVersionId, createdAt, ...rest } = row;
  return {
    ...rest,
    fromVersionNumber: fromVersionId === null ? null : (numbers.get(fromVersionId) ?? null),
    toVersionNumber: numbers.get(row.toVersionId) ?? null,
    createdAt: createdAt.toISOString(),
  };
}
