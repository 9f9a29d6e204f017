import type { Version } from '@tessera/shared/contracts';

type Step = Pick<Version, 'id' | 'number' | 'runId' | 'positionId' | 'beforeId'>;

/**
 * The versions of runs whose change was taken back: not among those that undo leads back to from the newest. Where that
 * way leads to versions that were removed to make room, nothing is said of what lies before.
 */
export function undoneVersions(versions: readonly Step[]): ReadonlySet<string> {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const newest = versions.toSorted((a, b) => b.number - a.number)[0];
  const inPlace = new Set<string>();
  let oldest = Infinity;
  for (let id = newest?.positionId ?? null; id !== null;) {
    inPlace.add(id);
    const version = byId.get(id);
    oldest = version?.number ?? oldest;
    if (!version) break;
    id = version.beforeId ?? null;
    if (id === null) oldest = 0;
  }
  return new Set(
    versions
      .filter(({ id, number, runId }) => runId !== null && number > oldest && !inPlace.has(id))
      .map(({ id }) => id),
  );
}

/** The version whose work one shows: a step of undo or redo shows that of another one. */
export function workOf(versions: readonly Pick<Version, 'id' | 'positionId'>[], id: string): string {
  return versions.find((version) => version.id === id)?.positionId ?? id;
}
