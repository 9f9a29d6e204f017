import { createHash } from 'node:crypto';
import type { ProjectFile } from '@tessera/builder';
import type { TreeEntry } from './tree.schema';

export interface Tree {
  readonly hash: string;
  readonly entries: readonly TreeEntry[];
}

/** The content address of a text: sha256 in hexadecimal. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The content address of a set of files: the same paths and texts give the same hash, in any order. */
export function treeOf(files: readonly ProjectFile[]): Tree {
  const entries = files
    .map(({ path, text }) => ({ path, hash: hashText(text), size: Buffer.byteLength(text) }))
    .sort(byPath);
  return { hash: hashEntries(entries), entries };
}

/** The same of files whose own hashes are known. */
export function hashEntries(entries: readonly TreeEntry[]): string {
  const lines = entries.toSorted(byPath).map(({ path, hash }) => `${hash} ${path}`);
  return hashText(lines.join('\n'));
}

const byPath = (a: TreeEntry, b: TreeEntry): number => (a.path < b.path ? -1 : 1);
