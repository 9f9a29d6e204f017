import type { DatabaseTable } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Place } from '../engines/engine.schema';
import { failureOf } from '../hosts/app-data.service';
import type { DataCalls } from '../records/data-calls.client';

/** Records to take along; texts are packed by gzip. Each throws NOT_FOUND where none are kept. */
export interface Exports {
  tables(place: Place): Promise<DatabaseTable[]>;
  sql(place: Place): Promise<Uint8Array>;
  /** Throws NOT_FOUND for a table that there is not, too. */
  csv(place: Place, table: string): Promise<Uint8Array>;
}

export function createExports(calls: Pick<DataCalls, 'run'>): Exports {
  return {
    async tables(place) {
      const found = await calls.run(place.database, 'tables', place);
      if (found.kind === 'absent') throw noRecords();
      return found.tables.map((table) => ({ ...table, columns: [...table.columns] }));
    },
    async sql(place) {
      const made = await calls.run(place.database, 'exportSql', place);
      if (made.kind === 'absent') throw noRecords();
      return made.content;
    },
    async csv(place, table) {
      const made = await calls.run(place.database, 'exportCsv', { ...place, table });
      if (made.kind === 'absent') throw noRecords();
      if (made.kind === 'failed') throw failureOf(made.failure, made.message);
      return made.content;
    },
  };
}

const noRecords = () => new AppError('NOT_FOUND', 'No records are kept here.');
