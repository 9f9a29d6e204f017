import { readPreview } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { ownStorage, type ShellProps } from '@tessera/shared/remote';
import { openRecordsChannel, previewRecords } from '../../lib/preview-records';
import { schedule } from '../../lib/schedule';
import type { BuildFailure, PreviewPorts } from './preview.store';

/** Where the failed build stands, from the body of 422 BUILD_FAILED. */
function describe(error: unknown): BuildFailure {
  const message = errorMessage(error, 'The preview could not be started.');
  if (!isApiError(error)) return { message };
  const { path, line } = error.body;
  return {
    message,
    ...(typeof path === 'string' && { path }),
    ...(typeof line === 'number' && { line }),
  };
}

const keptInTab = ownStorage('mf-dashboard', 'sessionStorage');

/** The real ports of a preview: the api for its address, IndexedDB for what the application keeps. */
export function previewPorts({ api }: ShellProps, projectId: string): PreviewPorts {
  const records = previewRecords(projectId);
  const draftsKey = `preview-drafts:${projectId}`;
  let channel: ReturnType<typeof openRecordsChannel> | undefined;

  return {
    readAddress: (versionId) =>
      api.call(readPreview, {
        params: { id: projectId },
        query: versionId === undefined ? {} : { versionId },
      }),
    describe,
    loadData: records.read,
    saveData: async (value, mayReplace) => {
      const kept = await records.write(value, mayReplace);
      if (kept === undefined) channel?.tell();
      return kept;
    },
    readDrafts: () => keptInTab.read(draftsKey),
    keepDrafts: (value) => {
      keptInTab.write(draftsKey, value);
    },
    onForeignSave: (hear) => {
      channel = openRecordsChannel(projectId, hear);
      return () => {
        channel?.close();
        channel = undefined;
      };
    },
    now: () => Date.now(),
    schedule,
  };
}
