import { readPushPreview } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';

/** What a push would bring, and what GitHub has that the project does not. */
export function usePushPreview(projectId: string, branch: string) {
  const { api } = useShell();
  return useResource(
    `push/${projectId}/${branch}`,
    (signal) =>
      api.call(
        readPushPreview,
        { params: { id: projectId }, query: branch === '' ? {} : { branch } },
        { signal },
      ),
    { fallback: 'GitHub could not be asked what a push would bring', keepPrevious: true },
  );
}
