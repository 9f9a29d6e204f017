import type { ApplicationModel, ProjectThumbnail } from '@tessera/shared/contracts';
import { isDiskFull } from '../../core/disk-full';
import type { Queryable } from '../../db/database';

import {
  copyOverview,
  findModels,
  saveCheckCounts,
  saveThumbnails,
  type CheckCounts,
} from './overviews.repository';
import { drawThumbnail } from './thumbnail.rules';

export { saveCheckCounts, type CheckCounts } from './overviews.repository';

/** Versions from before pictures were kept are drawn when they are looked at, so many in one request. */
const MOST_DRAWN = 24;

interface NewVersion {
  readonly id: string;
  /** Null for code alone, of which nothing is drawn. */
  readonly model: ApplicationModel | null;
  readonly createdAt: Date;
  /** Whose work it shows. */
  readonly positionId: string;
}

/** Keeps what lists say of a version that was just made: a step of undo or redo is what the other one was. */
export async function keepOverview(
  tx: Queryable,
  { id, model, createdAt, positionId }: NewVersion,
  checks: CheckCounts | undefined,
): Promise<void> {
  if (positionId !== id) await copyOverview(tx, positionId, id);
  if (model) await saveThumbnails(tx, [{ id, thumbnail: drawThumbnail(model, createdAt) }]);
  if (checks && checks.passed + checks.failed > 0) await saveCheckCounts(tx, id, checks);
}

/** Draws versions that have no picture yet, and keeps that; those beyond the first few have none until the next request. */
export async function drawMissing(
  q: Queryable,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectThumbnail>> {
  const found = await findModels(q, versionIds.slice(0, MOST_DRAWN));
  const drawn = found.map(({ id, model, createdAt }) => ({ id, thumbnail: drawThumbnail(model, createdAt) }));
  try {
    await saveThumbnails(q, drawn);
  } catch (error) {
    // Lists can be read while nothing can be written: then it is drawn again the next time.
    if (!isDiskFull(error)) throw error;
  }
  return new Map(drawn.map(({ id, thumbnail }) => [id, thumbnail]));
}
