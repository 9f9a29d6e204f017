import { findCodePlaces, readPreview } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { schedule, type ShellProps } from '@tessera/shared/remote';
import { previewStorage } from '../../lib/preview-storage';
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

/** The real ports of a preview: the api for its address, IndexedDB for what the application keeps. */
export function previewPorts({ api }: ShellProps, projectId: string): PreviewPorts {
  return {
    ...previewStorage(projectId),
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
