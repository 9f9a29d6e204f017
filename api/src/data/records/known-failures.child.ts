import { AppError } from '../../core/app-error';
import { isDiskFull } from '../../core/disk-full';
import { errorCode } from '../../core/error-code';
import { explainDatabaseFailure } from '../../db/database-failure';
import { FAILURE_CODES } from './failure-codes.schema';

/** PostgreSQL's words for what goes well another time: a deadlock, a lock or a statement that took too long, no memory for it. */
const PASSING = /^(?:40001|40P01|55P03|57014|53200|53400)$/;

/** Gives a failure that is no bug the name that the server knows it by. */
export function nameFailure(error: unknown): unknown {
  // It has a code, and a message that is fit to show.
  if (error instanceof AppError) return error;
  const isAway = PASSING.test(errorCode(error) ?? '') || explainDatabaseFailure(error) !== undefined;
  const code = isDiskFull(error) ? FAILURE_CODES.diskFull : isAway ? FAILURE_CODES.away : undefined;
  if (code === undefined) return error;
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message), { code });
}
