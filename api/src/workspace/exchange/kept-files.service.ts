import type { ProjectFile } from '@tessera/builder';
import type { Queryable } from '../../db/database';
import { holdTree, saveEntries, saveFiles } from '../files/files.service';
import { treeOf } from '../files/tree.rules';
import type { TreeEntry } from '../files/tree.schema';

/** Whose files are kept, and under what name. */
export interface Keeper {
  readonly projectId: string;
  readonly name: string;
}

/** Keeps files though no version has them, in the place of those before. Answers the hash of their list. */
export async function keepFiles(
  tx: Queryable,
  keeper: Keeper,
  files: readonly ProjectFile[],
): Promise<string> {
  const treeHash = await saveFiles(tx, files);
  await holdTree(tx, { ...keeper, treeHash });
  return treeHash;
}

/** The same of files that are saved already. */
export async function keepEntries(
  tx: Queryable,
  keeper: Keeper,
  entries: readonly TreeEntry[],
): Promise<string> {
  const treeHash = await saveEntries(tx, entries);
  await holdTree(tx, { ...keeper, treeHash });
  return treeHash;
}

/** What a list of these files would have as its entries, and its hash; nothing is kept. */
export const treeEntriesOf = (files: readonly ProjectFile[]): readonly TreeEntry[] => treeOf(files).entries;
export const hashFiles = (files: readonly ProjectFile[]): string => treeOf(files).hash;
