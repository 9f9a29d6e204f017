import { fixMessage, type RunProblem } from '@tessera/shared/contracts';
import { Button, Tooltip } from '@tessera/shared/ui';
import { Wrench } from 'lucide-react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { isTriedTwice, type Fixing } from '../../lib/fixing';

export interface FixButtonProps {
  /** Absent where nothing is known of the error. */
  problem: RunProblem | undefined;
  /** Absent where what is shown is not the newest version. */
  fixing: Fixing | undefined;
}

/** SCR-02: has an error fixed, for nothing, until the same one was fixed twice. */
export function FixButton({ problem, fixing }: FixButtonProps) {
  return problem && fixing ? <Offered problem={problem} fixing={fixing} /> : null;
}

const DOES = 'Free: takes back the edit by hand that explains the error. Undo brings it back.';

/** Not `disabled` while nothing can be sent: a keyboard has to get at the reason, and keeps its place. */
function Offered({ problem, fixing: { store, onFix } }: { problem: RunProblem; fixing: Fixing }) {
  const { whyNot, sent } = useStore(store.store);
  if (isTriedTwice(sent, problem)) return <Tried>Tried twice</Tried>;
  const isReady = whyNot === undefined;
  const fix = () => {
    store.fix(problem);
    onFix();
  };
  return (
    <Tooltip text={whyNot ?? DOES}>
      <Button
        size="small"
        icon={<Wrench size={14} strokeWidth={1.75} />}
        aria-label={fixMessage(problem)}
        aria-disabled={!isReady || undefined}
        onClick={isReady ? fix : undefined}
      >
        Fix this
      </Button>
    </Tooltip>
  );
}

const Tried = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
