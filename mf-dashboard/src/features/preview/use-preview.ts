import { useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { previewPorts } from './preview.ports';
import type { PreviewAnswer, PreviewMessage } from '../../lib/preview-messages';
import { createPreviewStore } from './preview.store';

/** One preview of a project; a new `versionId` loads that version's address into the same frame. */
export function usePreview(projectId: string, versionId: string) {
  const shell = useShell();
  const [preview] = useState(() => createPreviewStore(previewPorts(shell, projectId)));
  useEffect(() => {
    preview.start();
    return preview.dispose;
  }, [preview]);
  useEffect(() => {
    void preview.open(versionId);
  }, [preview, versionId]);
  const hear = useCallback(
    (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => {
      void preview.receive(message, answer);
    },
    [preview],
  );
  return {
    state: useStore(preview.store),
    hear,
    stop: preview.stop,
    reload: preview.reload,
    clearProblems: preview.clearProblems,
  };
}
