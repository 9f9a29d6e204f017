import type { ChangedFile, FileStatus, Receipt } from '@tessera/shared/contracts';
import type { TreeEntry } from '../files/tree.schema';

/** The most of it that is read and compared line by line; the rest is only named. */
const MOST_FILES = 300;
const MOST_BYTES = 2_000_000;

/** A file that two trees do not have alike. */
export interface ChangedEntry {
  readonly path: string;
  readonly status: FileStatus;
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** The files that differ, sorted by path. By their hashes alone: nothing is read for it. */
export function changedEntries(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
): readonly ChangedEntry[] {
  const old = new Map(before.map((entry) => [entry.path, entry]));
  const now = new Map(after.map((entry) => [entry.path, entry]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    if (was?.hash === is?.hash) return [];
    return [{ path, status: statusOf(was, is), before: was, after: is }];
  });
}

function statusOf(was: TreeEntry | undefined, is: TreeEntry | undefined): FileStatus {
  if (!was) return 'added';
  return is ? 'modified' : 'removed';
}

/** Those that are compared line by line: the smallest first, so that one large file hides no others. */
export function withinBounds(entries: readonly ChangedEntry[]): readonly ChangedEntry[] {
  let bytes = 0;
  return entries
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .slice(0, MOST_FILES)
    .filter((entry) => {
      bytes += sizeOf(entry);
      return bytes <= MOST_BYTES;
    });
}

function sizeOf({ before, after }: ChangedEntry): number {
  return (before?.size ?? 0) + (after?.size ?? 0);
}

/** The files as answered; what was not counted says so. */
export function presentTree(
  entries: readonly ChangedEntry[],
  counted: Receipt['filesChanged'],
): ChangedFile[] {
  const counts = new Map(counted.map((file) => [file.path, file]));
  return entries.map(({ path, status }) => {
    const { added = null, removed = null } = counts.get(path) ?? {};
    return { name: path.slice(path.lastIndexOf('/') + 1), path, type: 'file', status, added, removed };
  });
}
