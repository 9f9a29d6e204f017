/** Folders that lead to a path: 'a/b/c.ts' → 'a', 'a/b'. */
export function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}
