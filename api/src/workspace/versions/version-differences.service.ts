import type { Database } from '../../db/database';
import type { Worker } from '../worker/worker.client';
import { createAgentDiffService, type AgentDiffService } from './agent-diff.service';
import { createVersionDiffService, type VersionDiffService } from './version-diff.service';
import { createVersionPatch, type VersionPatchService } from './version-patch.service';

/** What differs between versions: to be looked at, by what an agent did, and to take home. */
export interface VersionDifferences {
  readonly versions: VersionDiffService;
  readonly agents: AgentDiffService;
  readonly patches: VersionPatchService;
}

export function createVersionDifferences(db: Database, worker: Worker): VersionDifferences {
  const versions = createVersionDiffService(db, worker);
  return {
    versions,
    agents: createAgentDiffService(db, versions),
    patches: createVersionPatch(db, worker, versions),
  };
}
