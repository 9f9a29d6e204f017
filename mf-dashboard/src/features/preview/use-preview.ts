import type { PreviewAnswer, PreviewMessage } from '@tessera/shared/preview';
import { useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DataPlace } from '@tessera/shared/contracts';
import { copiedPorts, previewPorts } from './preview.ports';
import { createPreviewStore } from '../../lib/preview.store';
import type { AheadPreview } from '../../lib/run-progress';

export interface PreviewedProject {
  readonly projectId: string;
  /** Where its records are; in the browser unless told. It stays the same. */
  readonly dataPlace?: DataPlace | undefined;
}

/**
 * One preview of a project; a new `versionId` loads that version's address into the same frame.
 *
 * @param ahead where the version runs before there is an id of it
 */
export function usePreview(
  { projectId, dataPlace }: PreviewedProject,
  versionId: string | undefined,
  ahead?: AheadPreview,
) {
  const shell = useShell();
  const [preview] = useState(() => createPreviewStore(previewPorts(shell, projectId, dataPlace)));
  useEffect(() => {
    preview.start();
    return preview.dispose;
  }, [preview]);
  useEffect(() => {
    if (versionId === undefined && ahead !== undefined) preview.openAhead(ahead);
  }, [preview, versionId, ahead]);
  useEffect(() => {
    if (versionId !== undefined) void preview.open(versionId);
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
    readHash: preview.readHash,
    goTo: preview.goTo,
    goBack: preview.goBack,
    goForward: preview.goForward,
  };
}

export type PreviewFlow = Pick<ReturnType<typeof usePreview>, 'state' | 'hear' | 'stop'>;

/**
 * A version to be looked at beside another, on the same route and with the same records: what it writes stays in the page.
 *
 * @param readHash the route to begin on
 */
export function useCopiedPreview(
  { projectId, dataPlace }: PreviewedProject,
  versionId: string,
  readHash: () => string,
): PreviewFlow {
  const shell = useShell();
  const [preview] = useState(() => createPreviewStore(copiedPorts(shell, projectId, dataPlace)));
  useEffect(() => {
    preview.start();
    return preview.dispose;
  }, [preview]);
  useEffect(() => {
    void preview.open(versionId, readHash());
  }, [preview, versionId, readHash]);
  const hear = useCallback(
    (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => {
      void preview.receive(message, answer);
    },
    [preview],
  );
  return { state: useStore(preview.store), hear, stop: preview.stop };
}
