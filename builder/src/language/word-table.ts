/**
 * A table that words of people are looked up in: without a prototype, so that 'constructor' and 'toString' are in none that does
 * not name them.
 */
export function wordTable<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, rows);
}
