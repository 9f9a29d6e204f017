import type { VersionChecks } from '@tessera/shared/contracts';
import { Badge, Button, VisuallyHidden } from '@tessera/shared/ui';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { SentFiles } from '../../lib/attachments/file-list';
import { About } from './about-chip';
import { ReceiptCard } from './receipt-card';
import { RecordQuestion } from './record-question';
import { SuggestionChips } from './suggestion-chips';
import { isAsking, type Turn } from './turns';

export interface TurnViewProps {
  turn: Turn;
  /** What is known by now of the version that it made; null where that is nothing, or nobody's concern any more. */
  checks: VersionChecks | null;
  isFirst: boolean;
  isNewest: boolean;
  /** Its change was taken back. */
  isUndone: boolean;
  /** Absent where this turn's change is not the newest version. */
  onUndo: (() => void) | undefined;
  /** Shows what it changed beside what was there before; absent where this is not the newest version. */
  onBeforeAfter: (() => void) | undefined;
  /** Next changes to press, below the newest. */
  suggestions: readonly string[];
  onSend: (text: string) => void;
  /** Said when a run failed: which version is still in place. */
  versionInPlace: string | undefined;
}

const EMPTY_ANSWERS: Record<Turn['status'], string> = {
  queued: 'Waiting.',
  running: 'Working.',
  succeeded: 'Done.',
  no_effect: 'No effect',
  failed: 'This did not work.',
  stopped: 'Stopped. Nothing was changed.',
};

/** One message and what came of it. */
export function TurnView(props: TurnViewProps) {
  const { turn, checks, isFirst, isNewest, isUndone, suggestions, onSend, versionInPlace } = props;
  const { onUndo, onBeforeAfter } = props;
  const { text, isEdit, answer, status, receipt, question, runId, agentId } = turn;
  return (
    <Root>
      <Asked turn={turn} isUndone={isUndone} />
      <Answer $isBad={status === 'failed'}>{answer || EMPTY_ANSWERS[status]}</Answer>
      {status === 'failed' ? (
        <Row>
          {versionInPlace ? <Quiet>{versionInPlace} is still in place.</Quiet> : null}
          {isNewest && !isEdit ? (
            <Button
              size="small"
              onClick={() => {
                onSend(text);
              }}
            >
              Try again
            </Button>
          ) : null}
        </Row>
      ) : null}
      {receipt && status === 'succeeded' ? (
        <ReceiptCard {...{ receipt, checks, runId, agentId, onUndo, onBeforeAfter, isFirst }} />
      ) : null}
      {isNewest && question && isAsking(turn) ? <RecordQuestion question={question} onSend={onSend} /> : null}
      {isNewest ? <SuggestionChips suggestions={suggestions} onSend={onSend} /> : null}
    </Root>
  );
}

/** What was said, or made by hand, with what it is about and the files that came with it. */
function Asked({ turn, isUndone }: Pick<TurnViewProps, 'turn' | 'isUndone'>) {
  const { text, about, isEdit, attachments } = turn;
  return (
    <>
      <UserMessage>
        {about ? <About label={about.label} /> : null}
        {isEdit ? <VisuallyHidden>Changed by hand: </VisuallyHidden> : null}
        {text}
      </UserMessage>
      <Sent>
        <SentFiles attachments={attachments} />
      </Sent>
      {isUndone ? (
        <div>
          <Badge icon={<Undo2 size={12} strokeWidth={1.75} aria-hidden="true" />}>Undone</Badge>
        </div>
      ) : null}
    </>
  );
}

export const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

export const UserMessage = styled.p`
  align-self: flex-end;
  max-width: 90%;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.brandSoft};
  white-space: pre-wrap;
`;

/** Below the words that they came with. */
export const Sent = styled.div`
  align-self: flex-end;
  max-width: 90%;
  &:empty {
    display: none;
  }
`;

export const Answer = styled.p<{ $isBad?: boolean }>`
  color: ${({ theme, $isBad }) => ($isBad ? theme.colors.bad : theme.colors.text)};
  white-space: pre-wrap;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
