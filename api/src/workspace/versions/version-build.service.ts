import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { CompileError } from '../builds/compile-error.schema';
import type { Compiler } from '../builds/compiler.service';
import { checkSources } from '../builds/source-limits.rules';
import { readFiles } from '../files/files.service';
import type { QuotasService } from '../quotas/quotas.service';
import { applyChanges, type FileChange } from './hand-edit.rules';
import { requireVersion } from './version-access.service';

export interface VersionBuildService {
  /**
   * What keeps a version with these changes from being built; null where nothing does. Nothing is kept. Counts as an edit and takes
   * the turn of the caller; throws what `Compiler` throws, and what saving the changes would.
   */
  find(caller: Caller, versionId: string, changes: readonly FileChange[]): Promise<CompileError | null>;
}

export function createVersionBuild(
  db: Database,
  compiler: Compiler,
  quotas: Pick<QuotasService, 'take'>,
): VersionBuildService {
  return {
    async find(caller, versionId, changes) {
      const { treeHash } = await requireVersion(db, caller, versionId);
      await quotas.take(db, caller.userId, 'edits');
      const sent = changes.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
      // Before the files of the version are read, which are a hundred and more.
      const tooLarge = checkSources(sent);
      if (tooLarge) return tooLarge;
      const files = applyChanges(await readFiles(db, treeHash), changes);
      const { result } = await compiler.compile(caller.userId, files);
      return result.ok ? null : result.error;
    },
  };
}
