/** One file of a version, as the server lists it. */
export interface FileEntry {
  readonly path: string;
  readonly hash: string;
}

/** What happened to a file between two versions (DIFF-01). */
export type ChangeKind = 'added' | 'modified' | 'removed';

export interface FileChange {
  readonly path: string;
  readonly kind: ChangeKind;
}

function kindOf(before: string | undefined, after: string | undefined): ChangeKind | undefined {
  if (before === after) return undefined;
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'modified';
}

/**
 * Finds what differs between two versions by the hashes of their files (DIFF-06).
 *
 * @param before the files of the older version; none for a first version
 * @returns the changed files, in the order of their paths
 */
export function compareFiles(before: readonly FileEntry[], after: readonly FileEntry[]): FileChange[] {
  const old = new Map(before.map((file) => [file.path, file.hash]));
  const fresh = new Map(after.map((file) => [file.path, file.hash]));
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .sort((a, b) => a.localeCompare(b))
    .flatMap((path) => {
      const kind = kindOf(old.get(path), fresh.get(path));
      return kind ? [{ path, kind }] : [];
    });
}
