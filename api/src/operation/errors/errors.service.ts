import { randomUUID } from 'node:crypto';
import type { ErrorReport } from '@tessera/shared/contracts';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { deleteReports, insertErrorReport } from './errors.repository';

/** How long a report stays to be looked at. */
const DAYS_KEPT = 30;

/** Forgets the reports that were kept long enough. */
export function deleteOldReports(q: Queryable, now: Date): Promise<void> {
  return deleteReports(q, addSeconds(now, -DAYS_KEPT * 86_400));
}

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
