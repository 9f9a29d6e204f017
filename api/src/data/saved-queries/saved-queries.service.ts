import type { SavedQuery } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { OwnerDataService } from '../owner/owner-data.service';
import * as repository from './saved-queries.repository';
import type { SavedQueryRow } from './saved-queries.repository';

export interface SavedQueriesSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly owner: Pick<OwnerDataService, 'read'>;
}

/** Each throws FORBIDDEN for another's database. */
export interface SavedQueries {
  list(caller: Caller, databaseId: string): Promise<SavedQuery[]>;
  /** Replaces one of the same name. Throws QUOTA_FULL. */
  save(caller: Caller, databaseId: string, query: Omit<SavedQuery, 'createdAt'>): Promise<SavedQuery>;
  /** Throws NOT_FOUND. */
  remove(caller: Caller, databaseId: string, id: string): Promise<void>;
}

const MOST = 100;

export function createSavedQueries({ db, clock, owner }: SavedQueriesSettings): SavedQueries {
  return {
    async list(caller, databaseId) {
      await owner.read(caller, databaseId);
      return (await repository.listQueries(db, databaseId)).map(present);
    },
    async save(caller, databaseId, query) {
      await owner.read(caller, databaseId);
      return db.transaction(async (tx) => {
        if ((await repository.countOthers(tx, databaseId, query.name)) >= MOST) {
          throw new AppError('QUOTA_FULL', `At most ${String(MOST)} queries are kept. Remove one first.`);
        }
        return present(await repository.saveQuery(tx, { ...query, databaseId, createdAt: clock() }));
      });
    },
    async remove(caller, databaseId, id) {
      await owner.read(caller, databaseId);
      if (!(await repository.deleteQuery(db, databaseId, id))) {
        throw new AppError('NOT_FOUND', 'Query not found');
      }
    },
  };
}

function present({ id, name, sql, createdAt }: SavedQueryRow): SavedQuery {
  return { id, name, sql, createdAt: createdAt.toISOString() };
}
