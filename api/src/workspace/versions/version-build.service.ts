import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { CompileError } from '../builds/compile-error.schema';
import type { Compiler } from '../builds/compiler.service';
import { readFiles } from '../files/files.service';
import { applyChanges, type FileChange } from './hand-edit.rules';
import { requireVersion } from './version-access.service';

export interface VersionBuildService {
  /**
   * What keeps a version with these changes from being built; null where nothing does. Nothing is kept. Takes the turn of the
   * caller, and throws what `Compiler` throws, and what saving the changes would.
   */
  find(caller: Caller, versionId: string, changes: readonly FileChange[]): Promise<CompileError | null>;
}

export function createVersionBuild(db: Database, compiler: Compiler): VersionBuildService {
  return {
    async find(caller, versionId, changes) {
      const { treeHash } = await requireVersion(db, caller, versionId);
      const files = applyChanges(await readFiles(db, treeHash), changes);
      const { result } = await compiler.compile(caller.userId, files);
      return result.ok ? null : result.error;
    },
  };
}
