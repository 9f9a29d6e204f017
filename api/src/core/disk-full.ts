import { errorCode } from './error-code';

/** The disk has less room than is kept in reserve; nothing was written. The message is for whoever runs the server. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/** PostgreSQL's word for it, and the system's: no room, or none within the user's quota. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something failed because a disk is full: this server's, or PostgreSQL's. Drizzle wraps the driver's errors. */
export function isDiskFull(error: unknown): boolean {
  for (let current = error; current !== undefined; current = causeOf(current)) {
    if (current instanceof DiskFullError || CODES.has(errorCode(current) ?? '')) return true;
  }
  return false;
}

function causeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
}
