import type { ChangedFile, FileStatus, Receipt } from '@tessera/shared/contracts';
import { PROJECT_LIMITS } from '../../core/project-limits';
import type { TreeEntry } from '../files/tree.schema';
import { hasSameName, nameOf, type Rename } from './renamed-files.rules';

/** The most of it that is read and compared line by line; the rest is only named. A file that moved counts as two. */
const MOST_FILES = 2 * PROJECT_LIMITS.files;
const MOST_BYTES = 4_000_000;

/** The files of a version, and which of its paths the builder wrote. */
export interface VersionFiles {
  readonly entries: readonly TreeEntry[];
  readonly generated: ReadonlySet<string>;
}

/** A file that two trees do not have alike. */
export interface ChangedEntry {
  readonly path: string;
  readonly status: FileStatus;
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** The files that differ, sorted by path, those that only moved as one. By their hashes alone: nothing is read for it. */
export function changedEntries(was: VersionFiles, is: VersionFiles): readonly ChangedEntry[] {
  const old = new Map(was.entries.map((entry) => [entry.path, entry]));
  const now = new Map(is.entries.map((entry) => [entry.path, entry]));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changed = paths.flatMap((path): ChangedEntry[] => {
    const [before, after] = [old.get(path), now.get(path)];
    if (before?.hash === after?.hash) return [];
    const status = after ? (before ? 'modified' : 'added') : goneStatus(path, was, is);
    return [{ path, status, before, after }];
  });
  return withRenames(changed, findMoved(changed));
}

/** The builder no longer writes it, or somebody took it away. */
export function goneStatus(
  path: string,
  was: VersionFiles,
  is: VersionFiles,
): Extract<FileStatus, 'removed' | 'deleted'> {
  return was.generated.has(path) && !is.generated.has(path) ? 'removed' : 'deleted';
}

/** The same text somewhere else. An empty one is nobody's in particular. */
function findMoved(changed: readonly ChangedEntry[]): Rename[] {
  const come = new Map<string, string[]>();
  for (const { path, before, after } of changed) {
    if (!before && after && after.size > 0) come.set(after.hash, [...(come.get(after.hash) ?? []), path]);
  }
  const gone = changed.filter(({ after }) => !after);
  const taken = new Set<string>();
  return gone.flatMap(({ path, before }) => {
    const free = (come.get(before?.hash ?? '') ?? []).filter((each) => !taken.has(each));
    const to = free.find((each) => hasSameName({ from: path, to: each })) ?? free[0];
    if (to === undefined) return [];
    taken.add(to);
    return [{ from: path, to }];
  });
}

/** Each pair of a file that went and one that came as one entry, at its new path. */
export function withRenames(
  entries: readonly ChangedEntry[],
  renames: readonly Rename[],
): readonly ChangedEntry[] {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const gone = new Set(renames.map(({ from }) => from));
  const come = new Map(renames.map(({ from, to }) => [to, from]));
  return entries.flatMap((entry): ChangedEntry[] => {
    if (gone.has(entry.path)) return [];
    const from = come.get(entry.path);
    if (from === undefined) return [entry];
    return [{ ...entry, status: 'renamed', before: byPath.get(from)?.before }];
  });
}

/** Those that are compared line by line: the smallest first, so that one large file hides no others. */
export function withinBounds(entries: readonly ChangedEntry[]): readonly ChangedEntry[] {
  let bytes = 0;
  return entries
    .filter((entry) => !isOnlyMoved(entry))
    .sort((one, other) => sizeOf(one) - sizeOf(other))
    .slice(0, MOST_FILES)
    .filter((entry) => {
      bytes += sizeOf(entry);
      return bytes <= MOST_BYTES;
    });
}

/** Its text is the same, so that nothing is there to be counted. */
function isOnlyMoved({ before, after }: ChangedEntry): boolean {
  return before !== undefined && before.hash === after?.hash;
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
  return entries.map((entry) => {
    const { path, status, before } = entry;
    const same = isOnlyMoved(entry) ? { added: 0, removed: 0 } : undefined;
    const { added = null, removed = null } = same ?? counts.get(path) ?? {};
    const oldPath = status === 'renamed' && before && { oldPath: before.path };
    return { name: nameOf(path), path, type: 'file', status, ...oldPath, added, removed };
  });
}
