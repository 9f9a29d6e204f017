import type { RunQuestion } from '@tessera/shared/contracts';
import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';

export interface RecordQuestionProps {
  question: RunQuestion;
  onSend: (text: string) => void;
}

/** MODEL-17: the two answers to what a change would do to records. Each is sent as the words on it. */
export function RecordQuestion({ question, onSend }: RecordQuestionProps) {
  const { effects, confirm, keep } = question;
  const send = (text: string) => () => {
    onSend(text);
  };
  return (
    <Answers role="group" aria-label={effects.map(({ text }) => text).join(' ')}>
      <Button size="small" variant="danger" onClick={send(confirm)}>
        {confirm}
      </Button>
      <Button size="small" onClick={send(keep)}>
        {keep}
      </Button>
    </Answers>
  );
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;
