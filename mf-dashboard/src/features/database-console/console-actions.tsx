import { Button, Kbd } from '@tessera/shared/ui';
import { Play } from 'lucide-react';
import styled from 'styled-components';

export interface ConsoleActionsProps {
  isRunning: boolean;
  isEmpty: boolean;
  onRun: (isExplained?: boolean) => void;
  onStop: () => void;
  onSave: () => void;
}

/** What can be done with the statement at the caret. */
export function ConsoleActions({ isRunning, isEmpty, onRun, onStop, onSave }: ConsoleActionsProps) {
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
      <Button disabled={isEmpty} onClick={onSave}>
        Save query
      </Button>
      <Hint>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> runs the statement at the caret. Statements only read. Change records
        in Data.
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
