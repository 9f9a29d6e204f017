/**
 * Whether a statement failed because a unique index refused its row. Drizzle wraps the driver's error,
 * and both drivers carry PostgreSQL's code. The transaction is lost: ask outside of it.
 */
export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '23505') return true;
  }
  return false;
}
