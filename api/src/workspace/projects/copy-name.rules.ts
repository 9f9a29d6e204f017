const MAX_LENGTH = 60;

/** What a copy is called: 'Plants copy', then 'Plants copy 2' and so on. `taken` are all names of the person's. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' copy' : ` copy ${String(number)}`;
    const copy = shorten(name, MAX_LENGTH - ending.length) + ending;
    if (!known.has(copy.toLowerCase())) return copy;
  }
}

/** By whole characters: half of one cannot be kept. */
function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}
