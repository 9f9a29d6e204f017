/** What begins with a word, so that only that has to be looked at where the word is said; in the order in which it came. */
export function byFirstWord<T>(
  all: readonly T[],
  wordsOf: (one: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const first = wordsOf(one)[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), one]);
  }
  return found;
}
