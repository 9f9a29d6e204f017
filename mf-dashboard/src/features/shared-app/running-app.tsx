import { Banner, Button, ErrorState, Spinner } from '@tessera/shared/ui';
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import {
  parsePreviewMessage,
  SandboxFrame,
  type PreviewAnswer,
  type PreviewMessage,
} from '@tessera/shared/preview';
import { schedule } from '@tessera/shared/remote';
import { previewStorage } from '../../lib/preview-storage';
import { createPreviewStore, type PreviewStatus } from '../../lib/preview.store';
import { MadeWithBar } from './made-with-bar';
import type { SharedApp } from './shared-link.store';

/** The application in its frame. What is entered stays in this browser, under the link. */
function useRunningApp({ id, url }: SharedApp) {
  const [preview] = useState(() =>
    createPreviewStore({
      ...previewStorage(id),
      readAddress: () => Promise.resolve({ url, versionId: '' }),
      describe: () => ({ message: '' }),
      now: () => Date.now(),
      schedule,
    }),
  );
  useEffect(() => {
    preview.start();
    void preview.open(undefined);
    return preview.dispose;
  }, [preview]);
  const hear = useCallback(
    (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => {
      void preview.receive(message, answer);
    },
    [preview],
  );
  return { state: useStore(preview.store), hear, stop: preview.stop };
}

/** A shared application that runs, with a bar above it. */
export function RunningApp({ app, onOpenAgain }: { app: SharedApp; onOpenAgain: () => void }) {
  const { state, hear, stop } = useRunningApp(app);
  const { status, frame, storageNote } = state;
  return (
    <Root>
      <MadeWithBar title={app.title} />
      {storageNote === undefined ? null : <Banner tone="warn" role="status" title={storageNote} />}
      <Stage aria-busy={status.step === 'starting'}>
        {frame ? (
          <SandboxFrame
            title={app.title}
            permissions="allow-scripts allow-forms allow-modals"
            powers="clipboard-write"
            parse={parsePreviewMessage}
            url={frame.url}
            load={frame.load}
            onMessage={hear}
            onFlood={stop}
          />
        ) : null}
        <Cover status={status} onOpenAgain={onOpenAgain} />
      </Stage>
    </Root>
  );
}

/** What lies over the frame until the application shows: never a blank frame. */
function Cover({ status, onOpenAgain }: { status: PreviewStatus; onOpenAgain: () => void }) {
  switch (status.step) {
    case 'ready':
      return null;
    case 'starting':
      return (
        <Over>
          <Waiting role="status">
            <Spinner size={24} label="" />
            Starting the app…
          </Waiting>
        </Over>
      );
    case 'silent':
      return (
        <Over>
          <Waiting role="alert">
            <strong>The app has not shown itself yet.</strong>
            It may still be loading.
            <Button icon={<RotateCw size={16} strokeWidth={1.75} />} onClick={onOpenAgain}>
              Try again
            </Button>
          </Waiting>
        </Over>
      );
    default:
      return (
        <Over>
          <ErrorState
            title="The app stopped"
            message={
              status.step === 'stopped'
                ? 'It asked for more than this page can take.'
                : 'It stopped because of an error. What was entered is kept in this browser.'
            }
            retryLabel="Start it again"
            onRetry={onOpenAgain}
          />
        </Over>
      );
  }
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${({ theme }) => theme.strip});
  overflow: clip;
  background: ${({ theme }) => theme.colors.bg};
`;

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: auto;
  background: ${({ theme }) => theme.colors.bg};
`;

const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.colors.muted};
  text-align: center;
  strong {
    color: ${({ theme }) => theme.colors.text};
  }
`;
