import { Button, Kbd } from '@tessera/shared/ui';
import { Play } from 'lucide-react';
import styled from 'styled-components';

export interface ConsoleActionsProps {
  isRunning: boolean;
  isEmpty: boolean;
  /** What statements may do here. */
  hint: string;
  onRun: (isExplained?: boolean) => void;
  onStop: () => void;
  /** Undefined where nothing is kept by a name. */
  onSave: (() => void) | undefined;
}

/** What can be done with the statement at the caret. */
export function ConsoleActions({ isRunning, isEmpty, hint, onRun, onStop, onSave }: ConsoleActionsProps) {
  return (
    <Bar>
      {isRunning ? (
        <Button onClick={onStop}>Stop waiting</Button>
      ) : (
        <Button
          variant="primary"
          icon={<Play size={16} strokeWidth={1.75} />}
          disabled={isEmpty}
          onClick={() => {
            onRun();
          }}
        >
          Run
        </Button>
      )}
      <Button
        disabled={isEmpty || isRunning}
        onClick={() => {
          onRun(true);
        }}
      >
        Explain
      </Button>
      {onSave ? (
        <Button disabled={isEmpty} onClick={onSave}>
          Save query
        </Button>
      ) : null}
      <Hint>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> runs the statement at the caret. {hint}
      </Hint>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Hint = styled.p`
  flex: 1 1 260px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
