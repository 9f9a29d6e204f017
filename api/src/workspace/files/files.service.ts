import type { ProjectFile } from '@tessera/builder';
import type { Queryable } from '../../db/database';
import { hasTree, insertBlobs, insertTree, readBlobs, readTree } from './files.repository';
import { hashText, treeOf } from './tree.rules';

export { readTree } from './files.repository';

/** Keeps files by content; what is there already costs nothing. Answers the tree's hash. */
export async function saveFiles(q: Queryable, files: readonly ProjectFile[]): Promise<string> {
  const tree = treeOf(files);
  if (await hasTree(q, tree.hash)) return tree.hash;
  const rows = new Map(
    files.map(({ text }) => {
      const hash = hashText(text);
      return [hash, { hash, size: Buffer.byteLength(text), content: text }];
    }),
  );
  await insertBlobs(q, [...rows.values()]);
  await insertTree(q, tree);
  return tree.hash;
}

/** Every file of a tree with its text, sorted by path. */
export async function readFiles(q: Queryable, treeHash: string): Promise<ProjectFile[]> {
  const entries = await readTree(q, treeHash);
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
