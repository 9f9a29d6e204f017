/** What need not be there: a group or a word that may be missing, and what is captured. */
const MAY_BE_MISSING = /\([^()]*\)[?*]|[^\s()|]+[?*]|<[^>]+>/g;

/** Words of which a text needs at least one to match any of these patterns: where it has none, none has to be tried. */
export function neededWords(sources: readonly string[]): ReadonlySet<string> {
  const words = sources.map((source) =>
    source
      .replace(MAY_BE_MISSING, ' ')
      .split(/[\s()|+]+/)
      .filter(Boolean),
  );
  const loose = sources.find((_, index) => words[index]?.length === 0);
  if (loose !== undefined) throw new Error(`There is no word that the pattern ${loose} needs`);
  return new Set(words.flat());
}

/** Whether a text has one of the words. */
export function hasOne(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  for (const word of said) if (words.has(word)) return true;
  return false;
}
