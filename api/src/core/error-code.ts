/** The `code` that Node's and the drivers' errors carry, such as 'ENOENT'; undefined for other failures. */
export function errorCode(error: unknown): string | undefined {
  // Not `instanceof Error`: an error from another realm (a worker, jest) is none.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
