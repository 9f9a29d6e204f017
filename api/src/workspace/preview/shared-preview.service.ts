import { addSeconds } from '../../core/clock';
import type { Queryable } from '../../db/database';
import { makePreviewLabel } from './preview-label.rules';
import { LIFETIME_SECONDS, RENEW_SECONDS } from './preview-times.data';
import { endOldSharedPreviews, findPreview, insertPreview } from './preview.repository';

/** Of one link: of its newest versions, each of which may have been the newest while somebody came. */
const MOST_OPEN = 3;

export interface SharedVersion {
  /** The link. */
  readonly id: string;
  readonly projectId: string;
  readonly versionId: string;
  readonly expiresAt: Date | null;
}

/**
 * The label of a preview for whoever has a link, which ends with the link at the latest. The caller holds the link's row, so that
 * all who come at once get the same one.
 */
export async function openSharedPreview(
  tx: Queryable,
  { id: shareId, projectId, versionId, expiresAt }: SharedVersion,
  now: Date,
): Promise<string> {
  const endAfter = (seconds: number) => {
    const end = addSeconds(now, seconds);
    return expiresAt !== null && expiresAt < end ? expiresAt : end;
  };
  const known = await findPreview(tx, { versionId, shareId }, endAfter(RENEW_SECONDS));
  if (known) return known.label;
  const label = makePreviewLabel();
  const row = { label, projectId, versionId, shareId, expiresAt: endAfter(LIFETIME_SECONDS), createdAt: now };
  await insertPreview(tx, row);
  await endOldSharedPreviews(tx, shareId, MOST_OPEN);
  return label;
}
