/** The `code` that Node's and the drivers' errors carry, such as 'ENOENT'; undefined for other failures. */
export function errorCode(error: unknown): string | undefined {
  // Not `instanceof Error`: an error from another realm (a worker, jest) is none.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Five letters: PostgreSQL's own, and no code of the system's. */
export const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
