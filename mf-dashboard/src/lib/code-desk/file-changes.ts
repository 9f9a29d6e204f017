export type Files = ReadonlyMap<string, string>;

export interface FileChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'removed';
}

/** What differs between two states of a project, sorted by path. */
export function changesBetween(before: Files, now: Files): FileChange[] {
  const changes: FileChange[] = [];
  for (const [path, text] of now) {
    const old = before.get(path);
    if (old === undefined) changes.push({ path, kind: 'added' });
    else if (old !== text) changes.push({ path, kind: 'changed' });
  }
  for (const path of before.keys()) if (!now.has(path)) changes.push({ path, kind: 'removed' });
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
