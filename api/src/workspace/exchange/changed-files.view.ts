import type { ChangedFile, Receipt } from '@tessera/shared/contracts';
import type { TreeEntry } from '../files/tree.schema';

/** The most of it that is compared line by line; the rest is only named. */
const MOST_FILES = 300;
const MOST_BYTES = 2_000_000;

interface ChangedEntry {
  readonly path: string;
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** The files that two lists do not have alike, sorted by path. */
export function changesOf(before: readonly TreeEntry[], after: readonly TreeEntry[]): ChangedEntry[] {
  const old = new Map(before.map((entry) => [entry.path, entry]));
  const now = new Map(after.map((entry) => [entry.path, entry]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((entry) => entry.before?.hash !== entry.after?.hash);
}

/** Those that are compared: the smallest first, so that one large file hides no others. */
export function countable(entries: readonly ChangedEntry[]): ChangedEntry[] {
  const sizeOf = ({ before, after }: ChangedEntry) => (before?.size ?? 0) + (after?.size ?? 0);
  let bytes = 0;
  return entries
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .slice(0, MOST_FILES)
    .filter((entry) => {
      bytes += sizeOf(entry);
      return bytes <= MOST_BYTES;
    });
}

/** The files as answered; what was not counted says so. */
export function presentChanges(
  entries: readonly ChangedEntry[],
  counted: Receipt['filesChanged'],
): ChangedFile[] {
  const counts = new Map(counted.map((file) => [file.path, file]));
  return entries.map(({ path, before, after }) => {
    const { added = null, removed = null } = counts.get(path) ?? {};
    const status = before ? (after ? 'modified' : 'deleted') : 'added';
    return { name: path.slice(path.lastIndexOf('/') + 1), path, type: 'file', status, added, removed };
  });
}
