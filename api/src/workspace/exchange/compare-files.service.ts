import type { ChangedFile } from '@tessera/shared/contracts';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { readTree } from '../files/files.service';
import type { TreeEntry } from '../files/tree.schema';
import { changedEntries, presentTree, withinBounds, withRenames } from '../versions/version-diff.view';
import { readBothTexts } from '../versions/version-pair.service';
import type { Worker } from '../worker/worker.client';
import type { Compared } from '../worker/worker-tasks.schema';

/** Files, and what the builder wrote of them, as far as that is known. */
export interface ComparedFiles {
  readonly entries: readonly TreeEntry[];
  readonly generatedHash: string | undefined;
}

/** How two lists of files differ, as versions are compared; lines are counted in the builder's processes as far as there are not too many. */
export type CompareFiles = (
  account: string,
  before: ComparedFiles,
  after: ComparedFiles,
) => Promise<ChangedFile[]>;

export function createCompareFiles(db: Database, worker: Worker): CompareFiles {
  async function withGenerated({ entries, generatedHash }: ComparedFiles) {
    const written = generatedHash === undefined ? [] : await readTree(db, generatedHash);
    return { entries, generated: new Set(written.map(({ path }) => path)) };
  }

  return async (account, before, after) => {
    const entries = changedEntries(await withGenerated(before), await withGenerated(after));
    const texts = await readBothTexts(db, withinBounds(entries));
    const compared = await worker.run(account, 'compare', { ...texts, models: undefined }).catch(orNothing);
    return presentTree(withRenames(entries, compared.renames), compared.files);
  };
}

/** What takes more than it may is told without its counts: which files differ is known all the same. */
function orNothing(error: unknown): Pick<Compared, 'files' | 'renames'> {
  if (!(error instanceof WorkStoppedError)) throw error;
  return { files: [], renames: [] };
}
