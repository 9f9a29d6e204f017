import { affectedBehaviours, behavioursOf } from '@tessera/builder';
import type { CheckResult } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findVersion, type VersionRow } from '../versions/version-access.service';
import { findEditedFiles } from '../versions/edited-files.service';
import { findKnown } from './check-access.service';
import type { KeptCheck } from './kept-check.schema';

/**
 * Says of what a browser found out what it is about, and since when it fails. A check that fails is new when it passed in the
 * version before, and no change of the model is about what it tries.
 */
export async function explainResults(
  q: Queryable,
  work: VersionRow,
  results: readonly CheckResult[],
): Promise<readonly KeptCheck[]> {
  const titles = new Map(behavioursOf(work.model).map(({ id, title }) => [id, title]));
  const before = work.beforeId === null ? undefined : await findVersion(q, work.beforeId);
  const known = new Map((before ? await findKnown(q, before) : []).map((check) => [check.id, check]));
  const meant = before ? affectedBehaviours(before.model, work.model) : new Set<string>();
  const since = before && (await findEditedFiles(q, before, work));
  return results.map((result) => {
    const check = { ...result, title: titles.get(result.id) };
    if (result.state !== 'failed') return check;
    const was = known.get(result.id);
    const isNew = was?.state === 'passed' && !meant.has(result.id);
    return { ...check, isNew, since: isNew ? since : stillSince(was) };
  });
}

/** What failed before fails since then. */
function stillSince(was: KeptCheck | undefined): KeptCheck['since'] {
  return was?.state === 'failed' ? was.since : undefined;
}
