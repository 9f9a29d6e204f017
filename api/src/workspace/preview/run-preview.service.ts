import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { makePreviewLabel } from './preview-label.rules';
import { AWAITED_MS, LIFETIME_SECONDS, LOOK_AGAIN_MS, RUN_PREVIEW_SECONDS } from './preview-times.data';
import { keepPreview } from './preview.service';
import {
  deleteRunPreviews,
  findRunPreview,
  insertRunPreview,
  setRunPreviewSite,
  type RunPreviewSite,
} from './run-preview.repository';

export interface RunPreview {
  readonly label: string;
  readonly url: string;
}

/**
 * Previews of first versions that are not versions yet (SCR-03): whoever waits uses the application while its checks are
 * performed, which cannot refuse it any more.
 */
export interface RunPreviews {
  /** An address for what a run is going to make: a browser that asks for it at once has everything ready when the files come. */
  announce(runId: string): Promise<RunPreview>;
  /** Files that compile run on the address for a few minutes. */
  open(preview: RunPreview, site: RunPreviewSite): Promise<void>;
  /** The version that they have become is shown under the same address from now on: nobody has to load it again. */
  keep(
    tx: Queryable,
    preview: RunPreview,
    version: { readonly projectId: string; readonly versionId: string },
  ): Promise<void>;
  /** What a label shows; undefined for one that is unknown, over, or has nothing to show yet. */
  findSite(label: string): Promise<RunPreviewSite | undefined>;
  /**
   * Waits for what a label will show: undefined when the run ends without it, or takes too long. Undefined at once where
   * nothing is made for the label.
   */
  readonly findAwaited: (
    label: string,
  ) => Promise<{ readonly site: Promise<RunPreviewSite | undefined> } | undefined>;
}

interface RunPreviewSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly addressOf: (label: string) => string;
  /** Resolves at news of a run, or after so many milliseconds. */
  readonly nextNews: (runId: string, timeoutMs: number) => Promise<void>;
}

export function createRunPreviews(settings: RunPreviewSettings): RunPreviews {
  const { db, clock, addressOf } = settings;
  // However many ask for one label, it is read for once.
  const awaited = new Map<string, Promise<RunPreviewSite | undefined>>();
  const find = (label: string) => findRunPreview(db, label, oldestOf(clock()));

  return {
    async announce(runId) {
      const label = makePreviewLabel();
      await insertRunPreview(db, { label, runId, createdAt: clock() });
      return { label, url: addressOf(label) };
    },
    open: ({ label }, site) => setRunPreviewSite(db, label, site),
    async keep(tx, { label }, version) {
      const createdAt = clock();
      const expiresAt = addSeconds(createdAt, LIFETIME_SECONDS);
      await keepPreview(tx, { label, ...version, shareId: null, expiresAt, createdAt });
    },
    findSite: async (label) => (await find(label))?.site,
    async findAwaited(label) {
      const found = await find(label);
      if (found?.runStatus !== 'running') return undefined;
      const site = awaited.get(label) ?? waitFor(() => find(label), found.runId, settings.nextNews);
      awaited.set(label, site);
      void site.finally(() => awaited.delete(label)).catch(() => undefined);
      return { site };
    },
  };
}

async function waitFor(
  find: () => ReturnType<typeof findRunPreview>,
  runId: string,
  nextNews: RunPreviewSettings['nextNews'],
): Promise<RunPreviewSite | undefined> {
  const over = performance.now() + AWAITED_MS;
  for (;;) {
    // Before it is read: news in between are not missed.
    const news = nextNews(runId, LOOK_AGAIN_MS);
    const found = await find();
    if (found?.site || found?.runStatus !== 'running' || performance.now() > over) return found?.site;
    await news;
  }
}

/** Forgets those that are over. */
export function deleteOverRunPreviews(q: Queryable, now: Date): Promise<void> {
  return deleteRunPreviews(q, oldestOf(now));
}

function oldestOf(now: Date): Date {
  return addSeconds(now, -RUN_PREVIEW_SECONDS);
}
