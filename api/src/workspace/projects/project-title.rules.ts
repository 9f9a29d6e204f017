const MAX_LENGTH = 60;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function shorten(text: string, length: number): string {
  return text.slice(0, length).trimEnd();
}

/**
 * The name of a project by its application's title: the title, or, where another project has that, the title with the
 * words of the derived name that it lacks, and at last with a number.
 *
 * @param derived what the prompt was first called by
 * @param taken the names of the person's other projects
 */
export function nameByTitle(title: string, derived: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const isFree = (name: string) => !known.has(name.toLowerCase());
  const plain = shorten(title.trim(), MAX_LENGTH);
  if (isFree(plain)) return plain;
  const own = new Set(wordsOf(title));
  const apart = wordsOf(derived).filter((word) => !own.has(word));
  const ending = ` (${apart.join(' ')})`;
  const told = shorten(plain, MAX_LENGTH - ending.length) + ending;
  if (apart.length > 0 && ending.length < MAX_LENGTH / 2 && isFree(told)) return told;
  for (let number = 2; ; number += 1) {
    const numbered = `${shorten(plain, MAX_LENGTH - 5)} ${String(number)}`;
    if (isFree(numbered)) return numbered;
  }
}
