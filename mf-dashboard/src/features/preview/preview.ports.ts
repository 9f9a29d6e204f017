import { findCodePlaces, readPreview, type DataPlace } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { schedule, type ShellProps } from '@tessera/shared/remote';
import { keptText } from '../../lib/kept-text';
import { previewStorage } from '../../lib/preview-storage';
import { servedRecords } from '../../lib/served-records';
import { copiedRecords } from './copied-records';
import type { BuildFailure, PreviewPorts } from '../../lib/preview.store';

/** Where the failed build stands, from the body of 422 BUILD_FAILED. */
function describe(error: unknown): BuildFailure {
  const message = errorMessage(error, 'The preview could not be started.');
  if (!isApiError(error)) return { message };
  const { path, line, code } = error.body;
  return {
    message,
    ...(typeof path === 'string' && { path }),
    ...(typeof line === 'number' && { line }),
    ...(code === 'BUILD_FAILED' && { isOfCode: true }),
  };
}

/** The real ports of a preview: the api for its address, IndexedDB or the server for what the application keeps. */
export function previewPorts(
  { api }: ShellProps,
  projectId: string,
  dataPlace: DataPlace = 'browser',
): PreviewPorts {
  const storage = previewStorage(projectId);
  const { readDrafts } = storage;
  return {
    ...storage,
    ...(dataPlace === 'database' && {
      serve: (note) => servedRecords({ api, projectId, readDrafts }, note),
    }),
    readAddress: (versionId) =>
      api.call(readPreview, {
        params: { id: projectId },
        query: versionId === undefined ? {} : { versionId },
      }),
    describe,
    findPlaces: async (id, frames) =>
      (await api.call(findCodePlaces, { params: { id }, body: { frames: [...frames] } })).places,
    now: () => Date.now(),
    schedule,
  };
}

/** The same for a version that is only looked at: with the records as they are, wherever these are kept. */
export function copiedPorts(
  shell: ShellProps,
  projectId: string,
  dataPlace: DataPlace | undefined,
): PreviewPorts {
  return copiedRecords({
    ...previewPorts(shell, projectId),
    loadData: () => keptText(shell, projectId, dataPlace),
  });
}
