import { Spinner } from '@tessera/shared/ui';
import styled from 'styled-components';
import { SandboxFrame } from '@tessera/shared/preview';
import { parseRunMessage, type RunAnswer, type RunMessage } from './runner-messages';
import type { Run } from './use-runner';

export interface RunViewProps {
  run: Run;
  /** Why nothing will run, in a sentence. */
  off: string | undefined;
  onMessage: (message: RunMessage, answer: (answer: RunAnswer) => void) => void;
  onFlood: () => void;
}

/** What the code does, on an origin of its own. A run that failed leaves the one before in sight. */
export function RunView({ run, off, onMessage, onFlood }: RunViewProps) {
  const { frame, isShown, failure } = run;
  const isStarting = !failure && off === undefined && !isShown;
  return (
    <Root aria-label="Preview" aria-busy={isStarting}>
      {failure ? (
        <Failure role="status">
          <strong>This does not run yet.</strong> {failure.path === undefined ? '' : `${failure.path}: `}
          {failure.message}
        </Failure>
      ) : null}
      {frame ? (
        <SandboxFrame
          title="Preview"
          permissions="allow-scripts allow-forms allow-modals"
          parse={parseRunMessage}
          url={frame.url}
          load={frame.load}
          onMessage={onMessage}
          onFlood={onFlood}
        />
      ) : null}
      {isStarting || (off !== undefined && !frame) ? (
        <Waiting role="status">
          {off ?? (
            <>
              <Spinner label="" /> Starting preview…
            </>
          )}
        </Waiting>
      ) : null}
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${({ theme }) => theme.colors.surface};
`;

const Failure = styled.p`
  flex: none;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.sunken};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
  strong {
    color: ${({ theme }) => theme.colors.bad};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

/* Over the frame, which is blank before its code has drawn anything. */
const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  pointer-events: none;
  padding: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;
