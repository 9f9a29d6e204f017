/** Words that are written one behind the other, to be looked up. */
export const wordList = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(/\s+/)).filter(Boolean));
