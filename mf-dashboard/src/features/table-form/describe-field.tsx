import { Banner, Button, Row, TextField } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Description, Filled } from './described-table';

export interface DescribeFieldProps {
  description: Description;
  onDescribe: (text: string) => void;
  /** What becomes of the columns that there are; undefined leaves all as it is. */
  onDecide: (choice: 'add' | 'replace' | undefined) => void;
  onUndo: () => void;
}

/** 'Describe it: orders with customer, date and total' fills the columns of a new table (SCR-14). */
export function DescribeField({ description, onDescribe, onDecide, onUndo }: DescribeFieldProps) {
  const { isReading, problem, asked, filled } = description;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const read = () => {
    if (!isReading) onDescribe(text);
  };
  // Whatever was pressed is gone then.
  const focusField = () => field.current?.focus();
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  return (
    <Root role="group" aria-label="Describe the table">
      <Line>
        <TextField
          ref={field}
          id="table-words"
          label="Describe it"
          optional
          hint="Such as: orders with customer, date and total"
          value={text}
          error={problem}
          autoComplete="off"
          maxLength={1000}
          onChange={({ target }) => {
            setText(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The table is not made yet.
            event.preventDefault();
            read();
          }}
        />
        <Button isBusy={isReading} onClick={read}>
          Fill in the columns
        </Button>
      </Line>
      {asked ? (
        <Question
          count={asked.columns.length}
          onDecide={(choice) => {
            onDecide(choice);
            focusField();
          }}
        />
      ) : null}
      <div role="status">
        {isReading ? <Quiet>Reading the description…</Quiet> : null}
        {filled ? (
          <Told
            filled={filled}
            onUndo={() => {
              onUndo();
              focusField();
            }}
          />
        ) : null}
      </div>
    </Root>
  );
}

const columns = (count: number) => `${String(count)} ${count === 1 ? 'column' : 'columns'}`;

function Question({ count, onDecide }: { count: number } & Pick<DescribeFieldProps, 'onDecide'>) {
  return (
    <Banner tone="info" role="alert" title={`${columns(count)} found`}>
      <p>You already have columns.</p>
      <Row gap={2}>
        <Button
          size="small"
          onClick={() => {
            onDecide('add');
          }}
        >
          Add to mine
        </Button>
        <Button
          size="small"
          onClick={() => {
            onDecide('replace');
          }}
        >
          Replace mine
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onDecide(undefined);
          }}
        >
          Cancel
        </Button>
      </Row>
    </Banner>
  );
}

function Told({ filled: { count, left, before }, onUndo }: { filled: Filled; onUndo: () => void }) {
  return (
    <Quiet as="div">
      <Row gap={2}>
        <p>
          {count === 0
            ? 'All of its columns are there already.'
            : `${columns(count)} filled in. Check them below.`}
        </p>
        {before ? (
          <Button size="small" onClick={onUndo}>
            Undo
          </Button>
        ) : null}
      </Row>
      {left.length > 0 ? <p>Not used: {left.map((words) => `“${words}”`).join(', ')}</p> : null}
    </Quiet>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  > :first-child {
    flex: 1 1 260px;
    min-width: 0;
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
