import type { Queryable } from '../../db/database';
import type { RunPreview, RunPreviews } from '../preview/run-preview.service';
import type { RunJournal } from './run-journal.service';
import type { RunRow } from './runs.repository';

/** Shows a first version while it is tried: whoever waits for it uses it already (SCR-03). */
export interface EarlyPreview {
  /** Tells where the files run. Throws `RunEndedError` when the run has ended. */
  readonly open: () => Promise<void>;
  /** The version has the same address from then on; nothing where it was never shown. */
  readonly keep: (tx: Queryable, versionId: string) => Promise<void>;
}

interface Dependencies {
  readonly journal: RunJournal;
  readonly previews: Pick<RunPreviews, 'open' | 'keep'>;
}

export function createEarlyPreview(
  { journal, previews }: Dependencies,
  { id: runId, projectId }: Pick<RunRow, 'id' | 'projectId'>,
  site: { readonly title: string; readonly treeHash: string },
): EarlyPreview {
  let shown: RunPreview | undefined;
  return {
    async open() {
      shown = await previews.open({ runId, ...site });
      await journal.report(runId, [{ type: 'preview', url: shown.url }]);
    },
    async keep(tx, versionId) {
      if (shown) await previews.keep(tx, shown, { projectId, versionId });
    },
  };
}
