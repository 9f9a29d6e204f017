import type { BuiltPlace, CodePlace } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { checkSources } from '../builds/source-limits.rules';
import { readFiles } from '../files/files.service';
import type { Worker } from '../worker/worker.client';
import { requireVersion } from './version-access.service';

export interface VersionPlacesService {
  /**
   * Where in the files of a version the places of its built application come from (SCR-02). Null where that is not known. Throws
   * RATE_LIMITED and UNAVAILABLE when too much waits.
   */
  find(caller: Caller, id: string, frames: readonly BuiltPlace[]): Promise<(CodePlace | null)[]>;
}

export function createVersionPlaces(db: Database, worker: Worker): VersionPlacesService {
  return {
    async find(caller, id, frames) {
      const { treeHash } = await requireVersion(db, caller, id);
      const files = await readFiles(db, treeHash);
      const unknown = frames.map(() => null);
      if (checkSources(files)) return unknown;
      try {
        return [...(await worker.run(caller.userId, 'locate', { files, frames }))];
      } catch (error) {
        if (error instanceof WorkStoppedError) return unknown;
        throw error;
      }
    },
  };
}
