import type { Version } from '@tessera/shared/contracts';
import type { VersionSummary } from './versions.repository';

/** One version as answered; `isLive` when visitors get it. */
export function presentVersion(row: VersionSummary, isLive: boolean, checks?: Version['checks']): Version {
  const { id, projectId, number, note, author, origin, runId, name, pinned } = row;
  const { positionId, beforeId, createdAt } = row;
  return {
    id,
    projectId,
    number,
    note,
    author,
    origin,
    runId,
    name,
    pinned,
    live: isLive,
    positionId,
    beforeId,
    ...(checks && { checks }),
    at: createdAt.toISOString(),
  };
}
