import type { EditedFiles } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { readTree } from '../files/files.service';
import { hasTreeBefore, type VersionRow } from './versions.repository';

/** What somebody edited by hand in `before` to make `version`; undefined where that came about in another way. */
export async function findEditedFiles(
  q: Queryable,
  before: VersionRow,
  version: VersionRow,
): Promise<EditedFiles | undefined> {
  const isByHand = version.author === 'user' && version.generatedHash === before.generatedHash;
  // What is there a second time was restored.
  if (!isByHand || (await hasTreeBefore(q, version))) return undefined;
  const [old, now] = [await hashesOf(q, before), await hashesOf(q, version)];
  const [path, ...others] = [...new Set([...old.keys(), ...now.keys()])].filter(
    (each) => old.get(each) !== now.get(each),
  );
  return path === undefined ? undefined : { path, others: others.length };
}

async function hashesOf(q: Queryable, { treeHash }: VersionRow): Promise<ReadonlyMap<string, string>> {
  return new Map((await readTree(q, treeHash)).map(({ path, hash }) => [path, hash]));
}
