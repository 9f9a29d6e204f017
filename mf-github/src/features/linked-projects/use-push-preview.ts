import { readPushPreview } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';

interface Wish {
  /** The newest version that is brought; the newest there is unless given. */
  readonly versionId?: string | undefined;
  /** False while nobody needs to know: GitHub counts how often it is asked. */
  readonly isWanted?: boolean;
}

/** What a push would bring, and what GitHub has that the project does not. */
export function usePushPreview(projectId: string, branch: string, { versionId, isWanted = true }: Wish = {}) {
  const { api } = useShell();
  return useResource(
    isWanted ? `push/${projectId}/${branch}/${versionId ?? ''}` : undefined,
    (signal) =>
      api.call(
        readPushPreview,
        {
          params: { id: projectId },
          query: { ...(branch !== '' && { branch }), ...(versionId !== undefined && { versionId }) },
        },
        { signal },
      ),
    { fallback: 'GitHub could not be asked what a push would bring', keepPrevious: true },
  );
}
