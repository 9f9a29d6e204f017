import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';

/** What a migration would come to. */
type Rehearsed =
  | { readonly kind: 'done'; readonly summary: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string; readonly rows: number };

/** What is asked of the records of what is live before they are moved. */
export interface Rehearsals {
  /** What migrating them to a version's model would come to; they stay as they are. */
  rehearse(projectId: string, model: ApplicationModel, versionId: string): Promise<Rehearsed>;
  /** The version that they are at, as they say themselves; undefined where there are none. */
  versionOf(projectId: string): Promise<string | undefined>;
}

export function createRehearsals(
  calls: Pick<DataCalls, 'run'>,
  openFor: (projectId: string, environment: 'production') => Promise<Place | undefined>,
): Rehearsals {
  return {
    async rehearse(projectId, model, versionId) {
      const place = await openFor(projectId, 'production');
      if (!place) return { kind: 'done', summary: [] };
      const tried = await calls.run(place.database, 'trial', { ...place, model, versionId });
      if (tried.kind === 'refused') return tried;
      // Whether there is a way back is another question.
      return { kind: 'done', summary: tried.kind === 'tried' ? tried.summary : [] };
    },
    async versionOf(projectId) {
      const place = await openFor(projectId, 'production');
      const stats = place && (await calls.run(place.database, 'stats', place));
      return stats?.kind === 'stats' ? stats.versionId : undefined;
    },
  };
}
