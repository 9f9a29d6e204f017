const MOST = 20_000;
const LONGEST = 80;

/** A function of words that is asked for the same ones again and again while a text is read. What it gave is kept, up to so many. */
export function remembered<T>(find: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>();
  return (words) => {
    const found = known.get(words);
    if (found !== undefined) return found;
    const fresh = find(words);
    if (known.size >= MOST) known.clear();
    if (words.length <= LONGEST) known.set(words, fresh);
    return fresh;
  };
}
