import type { Snapshot } from '@tessera/builder/keeper';
import type { ProjectDatabase } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { Asking, QueryRows } from '../../db/read-statement';
import type { DataEnvironment, Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import * as repository from './owned-databases.repository';
import type { OwnedProjects } from './owned-projects.port';
import { presentDatabases } from './project-database.view';
import type { Queries } from './queries.client';

export const OWNER = { kind: 'owner' } as const;

/** What the owner of a project asks of its databases. */
export interface OwnerDataService {
  /** Of all projects of the caller, or of one. Throws FORBIDDEN for another's project. */
  list(caller: Caller, projectId: string | undefined): Promise<ProjectDatabase[]>;
  /** Throws FORBIDDEN for another's database and for none. */
  read(caller: Caller, id: string): Promise<ProjectDatabase>;
  /** Where the records of an environment are. Throws FORBIDDEN as well, NOT_FOUND where there are none. */
  find(caller: Caller, id: string, environment: DataEnvironment): Promise<Place>;
  snapshot(place: Place): Promise<Snapshot & { readonly versionId: string }>;
  /** Throws FORBIDDEN with the rule that refuses, UNPROCESSABLE where PostgreSQL does, TIMEOUT. */
  query(caller: Caller, place: Place, asking: Asking): Promise<Omit<QueryRows, 'kind'>>;
}

export function createOwnerData({
  db,
  calls,
  projects,
  queries,
}: {
  readonly db: Database;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly projects: OwnedProjects;
  readonly queries: Queries;
}): OwnerDataService {
  async function read(caller: Caller, id: string): Promise<ProjectDatabase> {
    const [part] = presentDatabases(await repository.findById(db, id));
    return projects.requirePart(caller, { id, part, name: 'database' });
  }

  return {
    read,
    async list(caller, projectId) {
      if (projectId !== undefined) await projects.require(caller, projectId);
      const ids = projectId === undefined ? await projects.list(caller) : [projectId];
      return presentDatabases(await repository.listOfProjects(db, ids));
    },
    async find(caller, id, environment) {
      const { environments } = await read(caller, id);
      if (!environments[environment]) throw noRecords();
      return { database: id, environment };
    },
    async snapshot(place) {
      const found = await calls.run(place.database, 'snapshot', { ...place, who: OWNER });
      if (found.kind === 'absent') throw noRecords();
      return { ...found.snapshot, versionId: found.versionId };
    },
    async query(caller, place, asking) {
      const outcome = await queries.run(caller.userId, place, asking);
      switch (outcome.kind) {
        case 'rows': {
          const { kind: _kind, ...rows } = outcome;
          return rows;
        }
        case 'absent':
          throw noRecords();
        case 'late':
          throw new AppError('TIMEOUT', 'The statement took longer than 10 seconds and was stopped.');
        case 'too-large':
          throw new AppError('UNPROCESSABLE', 'The statement needed more memory than it may take.');
        case 'error':
          throw new AppError('UNPROCESSABLE', outcome.message, placeOf(outcome));
        case 'refused': {
          // What cannot be read is wrong rather than forbidden.
          const code = outcome.rule === 'syntax' ? 'UNPROCESSABLE' : 'FORBIDDEN';
          throw new AppError(code, outcome.message, { rule: outcome.rule, ...placeOf(outcome) });
        }
      }
    },
  };
}

function placeOf({ message, position }: { readonly message: string; readonly position?: number }) {
  return { message, ...(position !== undefined && { position }) };
}

function noRecords(): AppError {
  return new AppError('NOT_FOUND', 'No records are kept here.');
}
