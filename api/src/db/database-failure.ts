import { DrizzleQueryError } from 'drizzle-orm';
import { AppError } from '../core/app-error';
import { errorCode } from '../core/error-code';

/** A start of PostgreSQL takes about as long. Seconds. */
const RETRY_AFTER = 2;

/** What the system says of a connection that cannot be made, or is lost. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A socket file that is gone.
  'ENOENT',
]);

/** PostgreSQL's own: every connection exception, ended by an operator or a crash, starting, no connection left. */
const REFUSED = /^(08...|57P0[1-5]|53300)$/;

/** The driver's own, which have no code. */
const DRIVER = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
];

/**
 * What a failure of the database means for whoever asked, where it is no bug of ours (SAFE-13); undefined for any other
 * error. The one place for it: the error handler answers it, and the log is quiet about its repetitions.
 */
export function explainDatabaseFailure(error: unknown): AppError | undefined {
  const cause = driverErrorOf(error);
  if (cause === undefined || !isAway(cause)) return undefined;
  return new AppError(
    'UNAVAILABLE',
    'The server cannot reach its database right now. Please try again in a moment.',
    { retryAfter: RETRY_AFTER },
  );
}

/** Below what Drizzle wraps around a statement. What somebody else wrapped is not the database's. */
function driverErrorOf(error: unknown): object | undefined {
  let current = error;
  while (current instanceof DrizzleQueryError) current = current.cause;
  // Not `instanceof Error`: an error from another realm (a worker, jest) is none.
  return typeof current === 'object' && current !== null ? current : undefined;
}

function isAway(error: object): boolean {
  const code = errorCode(error) ?? '';
  // PostgreSQL's errors have a severity, the system's a call that failed; a request that was cut off has neither.
  if ('severity' in error) return REFUSED.test(code);
  // Node tries several addresses of a name at once, and gives the failures together.
  if ('syscall' in error || 'errors' in error) return UNREACHABLE.has(code);
  const message = 'message' in error ? String(error.message) : '';
  return DRIVER.some((start) => message.startsWith(start));
}
