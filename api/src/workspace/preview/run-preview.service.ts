import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { makePreviewLabel } from './preview-label.rules';
import { LIFETIME_SECONDS, RUN_PREVIEW_SECONDS } from './preview-times.data';
import { keepPreview } from './preview.service';
import { deleteRunPreviews, findRunPreview, insertRunPreview } from './run-preview.repository';

export interface RunPreview {
  readonly label: string;
  readonly url: string;
}

/**
 * Previews of first versions that are not versions yet (SCR-03): whoever waits uses the application while its checks are
 * performed, which cannot refuse it any more.
 */
export interface RunPreviews {
  /** An address on which files that compile run for a few minutes. */
  open(site: {
    readonly runId: string;
    readonly title: string;
    readonly treeHash: string;
  }): Promise<RunPreview>;
  /** The version that they have become is shown under the same address from now on: nobody has to load it again. */
  keep(
    tx: Queryable,
    preview: RunPreview,
    version: { readonly projectId: string; readonly versionId: string },
  ): Promise<void>;
  /** What a label shows; undefined for one that is unknown or over. */
  findSite(label: string): Promise<{ readonly title: string; readonly treeHash: string } | undefined>;
}

export function createRunPreviews(
  db: Database,
  clock: Clock,
  addressOf: (label: string) => string,
): RunPreviews {
  return {
    async open(site) {
      const label = makePreviewLabel();
      await insertRunPreview(db, { label, ...site, createdAt: clock() });
      return { label, url: addressOf(label) };
    },
    async keep(tx, { label }, version) {
      const createdAt = clock();
      const expiresAt = addSeconds(createdAt, LIFETIME_SECONDS);
      await keepPreview(tx, { label, ...version, shareId: null, expiresAt, createdAt });
    },
    findSite: (label) => findRunPreview(db, label, oldestOf(clock())),
  };
}

/** Forgets those that are over. */
export function deleteOverRunPreviews(q: Queryable, now: Date): Promise<void> {
  return deleteRunPreviews(q, oldestOf(now));
}

function oldestOf(now: Date): Date {
  return addSeconds(now, -RUN_PREVIEW_SECONDS);
}
