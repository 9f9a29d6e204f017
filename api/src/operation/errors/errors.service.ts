import { randomUUID } from 'node:crypto';
import type { ErrorReport } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { insertErrorReport } from './errors.repository';

export interface ErrorsService {
  /** Keeps what a browser reports of an error that it caught (API-04). */
  report(report: ErrorReport): Promise<{ id: string }>;
}

export function createErrorsService(db: Database, clock: Clock): ErrorsService {
  return {
    async report(report) {
      const id = randomUUID();
      await insertErrorReport(db, {
        ...report,
        id,
        timestamp: new Date(report.timestamp),
        receivedAt: clock(),
      });
      return { id };
    },
  };
}
