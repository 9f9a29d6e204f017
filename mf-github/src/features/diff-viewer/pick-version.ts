import type { Version } from '@tessera/shared/contracts';

/** What the address asks for: `?run=`, `?version=` or nothing, which means the newest. */
export interface VersionWish {
  readonly runId: string | null;
  readonly versionId: string | null;
}

export interface PickedVersions {
  readonly version: Version;
  /** The version before it; none for the first. */
  readonly base: Version | undefined;
}

/** Versions, newest first. */
export function newestFirst(versions: readonly Version[]): Version[] {
  return [...versions].sort((a, b) => b.number - a.number);
}

/**
 * Picks the version to show and the one to compare it with (DIFF-06).
 *
 * @param versions newest first
 * @returns undefined when the wish names nothing that is there: a run that made no version, for one
 */
export function pickVersions(versions: readonly Version[], wish: VersionWish): PickedVersions | undefined {
  const version = versions.find(({ id, runId }) => {
    if (wish.versionId !== null) return id === wish.versionId;
    return wish.runId === null || runId === wish.runId;
  });
  if (!version) return undefined;
  return { version, base: versions.find(({ number }) => number < version.number) };
}
