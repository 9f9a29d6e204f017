import type { RunMode, VersionChecks } from '@tessera/shared/contracts';
import type { DecidedTexts } from '@tessera/shared/diff';
import { Badge, Button, VisuallyHidden } from '@tessera/shared/ui';
import { ListTodo, MessageCircleQuestion, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { SentFiles } from '../../lib/attachments/file-list';
import { About } from './about-chip';
import { ConflictNotice } from './conflict-notice';
import { ReceiptCard, type WorkActions } from './receipt-card';
import { RecordQuestion } from './record-question';
import { SuggestionChips } from './suggestion-chips';
import { MODES } from './modes';
import { isAsking, type Turn } from './turns';

export interface TurnViewProps {
  turn: Turn;
  /** What is known by now of the version that it made; null where that is nothing, or nobody's concern any more. */
  checks: VersionChecks | null;
  isFirst: boolean;
  isNewest: boolean;
  /** Its change was taken back. */
  isUndone: boolean;
  /** What can be done with what it made. */
  actions: WorkActions;
  /** Next changes to press, below the newest. */
  suggestions: Pick<Turn, 'mode' | 'suggestions'>;
  onSend: (text: string, mode: RunMode) => void;
  /** Sends a message again, with all that came with it, and what was decided about its conflicts. */
  onResend: (turn: Turn, mode: RunMode, decided?: DecidedTexts) => void;
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
  const { turn, checks, isFirst, isNewest, isUndone, suggestions, versionInPlace } = props;
  const { onSend, onResend, actions } = props;
  const { status, receipt, runId, agentId } = turn;
  return (
    <Root>
      <Asked turn={turn} isUndone={isUndone} />
      <Outcome {...{ turn, isNewest, versionInPlace, onResend }} />
      {receipt && status === 'succeeded' ? (
        <ReceiptCard {...{ receipt, checks, runId, agentId, actions, isFirst }} />
      ) : null}
      {isNewest ? <Next {...{ turn, suggestions, onSend, onResend }} /> : null}
    </Root>
  );
}

type OutcomeProps = Pick<TurnViewProps, 'turn' | 'isNewest' | 'versionInPlace' | 'onResend'>;

/** What was said, and where it failed what can be done about that. */
function Outcome({ turn, isNewest, versionInPlace, onResend }: OutcomeProps) {
  const { mode, answer, status, conflicts } = turn;
  if (status !== 'failed') return <Answer>{answer || EMPTY_ANSWERS[status]}</Answer>;
  const isUndecided = conflicts.length > 0;
  // The same once more would meet the same conflict.
  const isWorthIt = isNewest && !isUndecided;
  return (
    <>
      {isUndecided ? (
        <ConflictNotice
          conflicts={conflicts}
          onDecide={
            isNewest
              ? (texts) => {
                  onResend(turn, mode, texts);
                }
              : undefined
          }
        />
      ) : (
        <Answer $isBad>{answer || EMPTY_ANSWERS[status]}</Answer>
      )}
      <Row>
        {isNewest && versionInPlace ? (
          <Quiet>
            {versionInPlace} is still in place.{isWorthIt ? ' Trying again is free.' : ''}
          </Quiet>
        ) : null}
        {isWorthIt ? (
          <Button
            size="small"
            onClick={() => {
              onResend(turn, mode);
            }}
          >
            Try again
          </Button>
        ) : null}
      </Row>
    </>
  );
}

type NextProps = Pick<TurnViewProps, 'turn' | 'suggestions' | 'onSend' | 'onResend'>;

/** What can be pressed below the newest turn. */
function Next({ turn, suggestions, onSend, onResend }: NextProps) {
  const { mode, status, question } = turn;
  return (
    <>
      {mode === 'plan' && status === 'succeeded' ? (
        <Row>
          <Button
            size="small"
            onClick={() => {
              onResend(turn, 'build');
            }}
          >
            Build this
          </Button>
        </Row>
      ) : null}
      {question && isAsking(turn) ? (
        <RecordQuestion
          question={question}
          onSend={(said) => {
            onSend(said, 'build');
          }}
        />
      ) : null}
      <SuggestionChips
        suggestions={suggestions.suggestions}
        onSend={(said) => {
          onSend(said, suggestions.mode);
        }}
      />
    </>
  );
}

/** What was said, or made by hand, with what it is about and the files that came with it. */
function Asked({ turn, isUndone }: Pick<TurnViewProps, 'turn' | 'isUndone'>) {
  const { text, about, mode, isEdit, attachments, leftOut } = turn;
  return (
    <>
      <UserMessage>
        {about ? <About label={about.label} /> : null}
        <ModeBadge mode={mode} />
        {isEdit ? <VisuallyHidden>Changed by hand: </VisuallyHidden> : null}
        {text}
      </UserMessage>
      <Sent>
        <SentFiles attachments={attachments} leftOut={leftOut} />
      </Sent>
      {isUndone ? (
        <div>
          <Badge icon={<Undo2 size={12} strokeWidth={1.75} aria-hidden="true" />}>Undone</Badge>
        </div>
      ) : null}
    </>
  );
}

/** Says of a message that it was not to change anything. */
export function ModeBadge({ mode }: { mode: RunMode }) {
  if (mode === 'build') return null;
  const Icon = mode === 'plan' ? ListTodo : MessageCircleQuestion;
  return (
    <>
      <Badge icon={<Icon size={12} strokeWidth={1.75} aria-hidden="true" />}>{MODES[mode].label}</Badge>{' '}
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

export const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
