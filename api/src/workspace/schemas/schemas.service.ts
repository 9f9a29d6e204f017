import type { SourceTables } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { WorkStoppedError } from '../../work/work-pool';
import type { Worker } from '../worker/worker.client';

export interface SchemasService {
  /** Throws BAD_REQUEST at `sql` for text that cannot be read, RATE_LIMITED and UNAVAILABLE where too much waits. */
  read(caller: Caller, sql: string): Promise<SourceTables>;
}

/** Reads tables out of SQL text, in a process that can be ended (SCR-12). */
export function createSchemasService(worker: Worker): SchemasService {
  return {
    async read({ userId }, sql) {
      const found = await worker.run(userId, 'readSchema', sql).catch(tooMuchWork);
      if (found.kind === 'tables') return { tables: found.tables, left: found.left };
      throw unread(found.message, found.position);
    },
  };
}

function unread(message: string, position?: number): AppError {
  const place = position === undefined ? {} : { position };
  return new AppError('BAD_REQUEST', message, { fields: { sql: message }, ...place });
}

function tooMuchWork(error: unknown): never {
  if (!(error instanceof WorkStoppedError)) throw error;
  throw unread('This SQL takes too long to read, or too much memory. Leave out everything but the tables.');
}
