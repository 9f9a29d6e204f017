import { Badge, VisuallyHidden } from '@tessera/shared/ui';
import styled from 'styled-components';
import { SentFiles } from '../../lib/attachments/file-list';
import { RunSteps } from '../../lib/run-steps';
import type { LiveTurn } from './conversation.store';
import { About } from './about-chip';
import { FileButton } from './changed-files';
import { MODES } from './modes';
import { useOpenFile } from './open-file';
import { Answer, ModeBadge, Quiet, Root, Sent, UserMessage } from './turn-view';

/** The run under way: what it says, its steps, the files it has written. */
export function LiveTurnView({ live }: { live: LiveTurn }) {
  const { text, attachments, leftOut, about, mode = 'build', progress, liveness } = live;
  const { steps, files } = progress;
  const lastFile = files.at(-1);
  return (
    <Root aria-busy="true">
      <UserMessage>
        {about ? <About label={about.label} /> : null}
        <ModeBadge mode={mode} />
        {text}
      </UserMessage>
      <Sent>
        <SentFiles attachments={attachments} leftOut={leftOut} />
      </Sent>
      {progress.text ? <Answer>{progress.text}</Answer> : null}
      {mode === 'build' ? (
        <>
          <RunSteps steps={steps} />
          <VisuallyHidden role="status">
            {steps.find(({ state }) => state === 'running')?.title ?? 'Sent'}
          </VisuallyHidden>
        </>
      ) : (
        <Quiet role="status">{MODES[mode].underWay}</Quiet>
      )}
      {lastFile ? (
        <Files>
          {files.length} {files.length === 1 ? 'file' : 'files'} · <LastFile {...lastFile} />
        </Files>
      ) : null}
      {liveness === 'live' ? null : (
        <Badge tone="warn">{liveness === 'paused' ? 'Live updates paused' : 'Reconnecting…'}</Badge>
      )}
    </Root>
  );
}

/** Leads to the code as soon as there is any. */
function LastFile({ path, change }: LiveTurn['progress']['files'][number]) {
  const onOpen = useOpenFile();
  if (!onOpen || change === 'removed') return <code>{path}</code>;
  return (
    <FileButton
      type="button"
      title="Open in Code"
      onClick={() => {
        onOpen(path);
      }}
    >
      <code>{path}</code>
    </FileButton>
  );
}

const Files = styled.p`
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
