import type { Version } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findPerformedChecks } from '../runs/run-access.service';
import { findReportedStates } from './version-checks.repository';
import { withLater } from './version-checks.view';

type Counts = NonNullable<Version['checks']>;
/** Of a version what its checks are found by. */
type Listed = Pick<Version, 'id' | 'runId'> & { readonly positionId: string };

/** How many checks passed of each of a project's versions, by their ids; nothing of those that nobody tried. */
export async function countChecks(
  q: Queryable,
  versions: readonly Listed[],
): Promise<ReadonlyMap<string, Counts>> {
  const byId = new Map(versions.map((version) => [version.id, version]));
  // A step of undo or redo shows the work of another version.
  const works = new Map(versions.map((version) => [version.id, byId.get(version.positionId) ?? version]));
  const shown = [...new Set(works.values())];
  const performed = await findPerformedChecks(
    q,
    shown.flatMap(({ runId }) => runId ?? []),
  );
  const reported = await findReportedStates(
    q,
    shown.map(({ id }) => id),
  );
  const counts = new Map(
    shown.map(({ id, runId }) => {
      const known = withLater((runId !== null && performed.get(runId)) || [], reported.get(id) ?? []);
      const countOf = (wanted: string) => known.filter(({ state }) => state === wanted).length;
      return [id, { passed: countOf('passed'), failed: countOf('failed'), untried: countOf('untried') }];
    }),
  );
  return new Map(
    [...works].flatMap(([id, work]) => {
      const of = counts.get(work.id);
      return of && of.passed + of.failed + of.untried > 0 ? [[id, of]] : [];
    }),
  );
}
