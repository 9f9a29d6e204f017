import type { ProjectFile } from '@tessera/builder';
import type { Queryable } from '../../db/database';
import { keepTree, readBlobs, readTree, saveBlobs, saveTree } from './files.repository';
import { hashEntries, hashText, treeOf } from './tree.rules';
import type { TreeEntry } from './tree.schema';

export { readTree } from './files.repository';
export {
  countKeptTrees,
  holdTree,
  lockKeptTrees,
  readKeptTreeBytes,
  releaseTrees,
} from './kept-trees.repository';

/**
 * Keeps files by content; what is there already costs nothing. Answers the tree's hash. All or nothing, so that no text
 * is without a tree: what goes with its last tree is all that has to be collected.
 */
export async function saveFiles(q: Queryable, files: readonly ProjectFile[]): Promise<string> {
  const tree = treeOf(files);
  const rows = new Map(
    files.map(({ text }) => {
      const hash = hashText(text);
      return [hash, { hash, size: Buffer.byteLength(text), content: text }];
    }),
  );
  await q.transaction(async (tx) => {
    if (await keepTree(tx, tree.hash)) return;
    await saveBlobs(tx, [...rows.values()]);
    await saveTree(tx, tree);
  });
  return tree.hash;
}

/** The same of files whose texts are saved: where there is a list of just these, no text is read. */
export async function saveEntries(q: Queryable, entries: readonly TreeEntry[]): Promise<string> {
  const hash = hashEntries(entries);
  if (await keepTree(q, hash)) return hash;
  return saveFiles(q, await readTexts(q, entries));
}

/** Every file of a tree with its text, sorted by path. */
export async function readFiles(q: Queryable, treeHash: string): Promise<ProjectFile[]> {
  return readTexts(q, await readTree(q, treeHash));
}

/** Those of a tree's files with their texts. */
export async function readTexts(q: Queryable, entries: readonly TreeEntry[]): Promise<ProjectFile[]> {
  if (entries.length === 0) return [];
  const texts = await readBlobs(q, [...new Set(entries.map(({ hash }) => hash))]);
  return entries.map(({ path, hash }) => ({ path, text: texts.get(hash) ?? '' }));
}

/** The text of one file; undefined when the tree has no such path. */
export async function readFile(q: Queryable, treeHash: string, path: string): Promise<string | undefined> {
  const entry = (await readTree(q, treeHash)).find((candidate) => candidate.path === path);
  if (!entry) return undefined;
  return (await readBlobs(q, [entry.hash])).get(entry.hash);
}
