import type { DecidedPlace, RunDecision } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { findRun } from './runs.repository';

/**
 * What is to stand at each place where a run of the project met edits by hand (SCR-02). Throws INVALID where the texts are not
 * those of such a run: one for each place that it tells of.
 */
export async function readDecided(
  tx: Queryable,
  projectId: string,
  { runId, texts }: RunDecision,
): Promise<DecidedPlace[]> {
  const run = await findRun(tx, runId);
  const conflicts = run?.projectId === projectId ? run.conflicts : [];
  const isWhole =
    conflicts.length > 0 &&
    texts.length === conflicts.length &&
    conflicts.every(({ places }, file) => places.length > 0 && texts[file]?.length === places.length);
  if (!isWhole) throw invalidField('decision', 'This does not decide every place of that change');
  return conflicts.flatMap(({ path, places }, file) =>
    places.map(({ mine, theirs }, place) => ({ path, mine, theirs, text: texts[file]?.[place] ?? mine })),
  );
}
