import { affectedBehaviours } from '@tessera/builder';
import type { CheckResult } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findVersion, type VersionRow } from '../versions/version-access.service';
import { findEditedFiles } from '../versions/edited-files.service';
import { findTried } from './check-access.service';
import type { KeptCheck } from './kept-check.schema';
import { promisesOf } from './version-checks.view';

/** So many versions back somebody may have tried a check last: the saves of a morning that no browser had time for. */
const MOST_VERSIONS = 20;

/** Whether the version broke it, and the hand edits since which it fails. */
type Cause = Pick<KeptCheck, 'isNew' | 'since'>;

/**
 * Says of what a browser found out what it is about, and since when it fails. A check that fails is new when it passed the last
 * time that somebody tried it before, and no change of the model since is about what it tries.
 */
export async function explainResults(
  q: Queryable,
  work: VersionRow,
  results: readonly CheckResult[],
): Promise<readonly KeptCheck[]> {
  const titles = new Map(promisesOf(work.model).map(({ id, title }) => [id, title]));
  const failed = results.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const causes = await findCauses(q, work, failed);
  return results.map((result) => {
    const check = { ...result, title: titles.get(result.id) };
    return result.state === 'failed' ? { ...check, isNew: false, ...causes.get(result.id) } : check;
  });
}

/** Goes back until each of these checks was tried. What nobody tried before has no cause that is known. */
async function findCauses(
  q: Queryable,
  work: VersionRow,
  failed: readonly string[],
): Promise<ReadonlyMap<string, Cause>> {
  const causes = new Map<string, Cause>();
  let { beforeId } = work;
  for (let versions = 0; versions < MOST_VERSIONS && causes.size < failed.length; versions += 1) {
    const before = beforeId === null ? undefined : await findVersion(q, beforeId);
    if (!before) break;
    const tried = await findTried(q, before);
    const found = failed.flatMap((id) => (causes.has(id) ? [] : (tried.get(id) ?? [])));
    for (const [id, cause] of await causesSince(q, before, work, found)) causes.set(id, cause);
    ({ beforeId } = before);
  }
  return causes;
}

/** What was edited or changed between the two is why they fail now that passed then; the others fail since earlier. */
async function causesSince(
  q: Queryable,
  before: VersionRow,
  work: VersionRow,
  found: readonly KeptCheck[],
): Promise<readonly (readonly [id: string, cause: Cause])[]> {
  if (found.length === 0 || before.model === null || work.model === null) return [];
  const meant = affectedBehaviours(before.model, work.model);
  const edited = await findEditedFiles(q, before, work);
  return found.map(({ id, state, since }) => {
    if (state === 'failed') return [id, { isNew: false, since }];
    return [id, meant.has(id) ? { isNew: false } : { isNew: true, since: edited }];
  });
}
