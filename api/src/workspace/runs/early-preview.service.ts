import { setTimeout } from 'node:timers/promises';
import type { RunEvent } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import type { RunPreview, RunPreviews } from '../preview/run-preview.service';
import type { RunJournal } from './run-journal.service';
import type { RunRow } from './runs.repository';

/**
 * What is shown is tried so much later: it is begun by a browser that may share this machine's processor, and what somebody
 * waits for goes first. Milliseconds.
 */
export const FIRST_LOOK_MS = 500;

/** Shows a first version while it is tried: whoever waits for it uses it already (SCR-03). */
export interface EarlyPreview {
  /** Tells where the files will run. Throws `RunEndedError` when the run has ended. */
  readonly announce: (first: RunEvent) => Promise<void>;
  /** Tells that the files run there, and gives a browser the time to begin them. Throws `RunEndedError` when the run has ended. */
  readonly open: (site: { readonly title: string; readonly treeHash: string }) => Promise<void>;
  /** The version has the same address from then on; nothing where it was never shown. */
  readonly keep: (tx: Queryable, versionId: string) => Promise<void>;
}

interface Dependencies {
  readonly journal: RunJournal;
  readonly previews: Pick<RunPreviews, 'announce' | 'open' | 'keep'>;
}

export function createEarlyPreview(
  { journal, previews }: Dependencies,
  { id: runId, projectId }: Pick<RunRow, 'id' | 'projectId'>,
): EarlyPreview {
  let announced: RunPreview | undefined;
  let isShown = false;
  return {
    async announce(first) {
      announced = await previews.announce(runId);
      await journal.report(runId, [first, { type: 'preview', url: announced.url, isAwaited: true }]);
    },
    async open(site) {
      if (!announced) return;
      await previews.open(announced, site);
      isShown = true;
      await journal.report(runId, [{ type: 'preview', url: announced.url }]);
      await setTimeout(FIRST_LOOK_MS);
    },
    async keep(tx, versionId) {
      if (announced && isShown) await previews.keep(tx, announced, { projectId, versionId });
    },
  };
}
