const MAX_LENGTH = 60;

/** A number has room for four digits. */
const NUMBER_ROOM = 5;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function shorten(text: string, length: number): string {
  return text.slice(0, length).trimEnd();
}

/** The title with the number or the words that the name has behind it already; undefined for a name of other words. */
function keepEnding(title: string, name: string): string | undefined {
  const ending = / (?:\d{1,4}|\([^()]+\))$/.exec(name)?.[0];
  if (ending === undefined) return undefined;
  const room = ending.endsWith(')') ? ending.length : NUMBER_ROOM;
  const kept = shorten(title, MAX_LENGTH - room) + ending;
  return kept.toLowerCase() === name.toLowerCase() ? kept : undefined;
}

/**
 * The name of a project by its application's title: the title, or, where another project has that, the title with the
 * words of the derived name that it lacks, and at last with a number. A name that is one of these already stays.
 *
 * @param derived what the prompt was first called by, or an earlier title
 * @param taken the names of the person's other projects
 */
export function nameByTitle(title: string, derived: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const isFree = (name: string) => !known.has(name.toLowerCase());
  const plain = shorten(title.trim(), MAX_LENGTH);
  const kept = keepEnding(plain, derived);
  if (kept !== undefined) return kept;
  if (isFree(plain)) return plain;
  const own = new Set(wordsOf(title));
  const apart = wordsOf(derived).filter((word) => !own.has(word));
  const ending = ` (${apart.join(' ')})`;
  const told = shorten(plain, MAX_LENGTH - ending.length) + ending;
  if (apart.length > 0 && ending.length < MAX_LENGTH / 2 && isFree(told)) return told;
  for (let number = 2; ; number += 1) {
    const numbered = `${shorten(plain, MAX_LENGTH - NUMBER_ROOM)} ${String(number)}`;
    if (isFree(numbered)) return numbered;
  }
}
