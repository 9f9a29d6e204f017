import { parsePreviewMessage, previewRecords, SandboxFrame } from '@tessera/shared/preview';
import { ownStorage, schedule } from '@tessera/shared/remote';
import { Banner, Button, Spinner } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { recordsOf } from '../../lib/tried-draft';
import { createDraftFrame, type DraftFramePorts, type DraftFrameState } from './draft-frame.store';

const inTab = ownStorage('mf-marketing', 'sessionStorage');

function framePorts(draftId: string): DraftFramePorts {
  const records = previewRecords(recordsOf(draftId));
  const name = `draft-forms:${draftId}`;
  return {
    loadData: records.read,
    saveData: records.write,
    readDrafts: () => inTab.read(name),
    keepDrafts: (value) => {
      inTab.write(name, value);
    },
    schedule,
  };
}

interface DraftFrameProps {
  draftId: string;
  title: string;
  url: string;
}

/** The running application of a draft, with its records. */
export function DraftFrame({ draftId, title, url }: DraftFrameProps) {
  const [frame] = useState(() => createDraftFrame(framePorts(draftId)));
  const { status, load, note } = useStore(frame.store);
  useEffect(() => {
    frame.start();
    return frame.dispose;
  }, [frame]);
  // Another query is another document.
  const address = load === 1 ? url : `${url}?load=${String(load)}`;
  return (
    <>
      {note === undefined ? null : <Banner role="status">{note}</Banner>}
      <Stage>
        {status === 'stopped' ? null : (
          <SandboxFrame
            title={`${title}, running`}
            permissions="allow-scripts allow-forms allow-modals"
            parse={parsePreviewMessage}
            url={address}
            load={load}
            onMessage={frame.hear}
            onFlood={frame.stop}
          />
        )}
        {status === 'ready' ? null : <Cover status={status} onReload={frame.reload} />}
      </Stage>
    </>
  );
}

function Cover({ status, onReload }: { status: DraftFrameState['status']; onReload: () => void }) {
  if (status === 'starting')
    return (
      <Over role="status">
        <Spinner size={24} label="" />
        Starting preview…
      </Over>
    );
  return (
    <Over role="alert">
      {status === 'slow'
        ? 'The application has not shown itself yet.'
        : 'The application sent more messages than this page can take, and was stopped.'}
      <Button onClick={onReload}>Reload</Button>
    </Over>
  );
}

const Stage = styled.div`
  position: relative;
  height: min(720px, 78dvh);
  min-height: 420px;
  overflow: clip;
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.sunken};
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  text-align: center;
`;
