/** A number that is always the same for a text, and spread well. */
export function stableHash(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

/** The item at a place of a list that begins again at its end. */
export function itemAt<T>(items: readonly T[], place: number): T | undefined {
  return items[((place % items.length) + items.length) % items.length];
}
