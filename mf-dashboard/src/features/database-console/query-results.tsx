import { writeCsv } from '@tessera/builder/records';
import { saveFile } from '@tessera/shared/remote';
import { Banner, Button, CopyButton, formatNumber, LoadMore, Skeleton } from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { RowsTable } from '../../lib/rows-table';
import type { QueryRows } from '../../lib/sql-source';
import type { StatementState } from './use-statement';

/** So many rows are shown at a time. */
const PORTION = 50;

/** What a statement gave, or why it gave nothing. */
export function QueryResults({ state }: { state: StatementState }) {
  switch (state.step) {
    case 'ready':
      return (
        <Hint>Results appear here. A statement reads at most 1,000 rows, and is stopped after 10 s.</Hint>
      );
    case 'running':
      return (
        <div role="status" aria-label="Running" aria-busy="true">
          <Skeleton lines={4} />
        </div>
      );
    case 'failed':
      return (
        <Banner tone="bad" title={state.title}>
          <Message>{state.message}</Message>
        </Banner>
      );
    case 'answered':
      if (state.rows.columns.length === 0) return <Changed result={state.rows} />;
      return <Rows key={`${state.sql} ${String(state.rows.ms)}`} result={state.rows} />;
  }
}

/** What a statement did that gives no rows. */
function Changed({ result: { affected, ms } }: { result: QueryRows }) {
  return (
    <Bar>
      <p role="status">
        Done in {formatNumber(ms)} ms. {formatNumber(affected)} {affected === 1 ? 'row' : 'rows'} changed.
      </p>
    </Bar>
  );
}

type Row = QueryRows['rows'][number];

function Rows({ result }: { result: QueryRows }) {
  const [count, setCount] = useState(PORTION);
  const { columns, rows, ms, truncated } = result;
  const texts = [columns.map(({ name }) => name), ...rows.map((cells) => cells.map(textOf))];
  return (
    <Root>
      <Bar>
        <p role="status">
          {formatNumber(rows.length)} {rows.length === 1 ? 'row' : 'rows'} in {formatNumber(ms)} ms
          {truncated ? '. There is more: only the first part is shown.' : ''}
        </p>
        <CopyButton text={texts.map((cells) => cells.map(plain).join('\t')).join('\n')} label="Copy rows" />
        <Button
          size="small"
          icon={<Download size={16} strokeWidth={1.75} />}
          onClick={() => {
            saveFile(new Blob([writeCsv(texts)], { type: 'text/csv;charset=utf-8' }), 'query.csv');
          }}
        >
          CSV
        </Button>
      </Bar>
      <RowsTable
        caption="Rows of the statement"
        columns={columns}
        rows={rows.slice(0, count)}
        empty={<Hint>The statement found no rows.</Hint>}
      />
      {rows.length > PORTION ? (
        <LoadMore
          shown={Math.min(count, rows.length)}
          total={rows.length}
          hasMore={count < rows.length}
          onMore={() => {
            setCount(count + PORTION * 4);
          }}
        />
      ) : null}
    </Root>
  );
}

const textOf = (value: Row[number]) => (value === null ? '' : String(value));
/** A tab or the end of a line would be another cell to whoever pastes it. */
const plain = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  p {
    flex: 1 1 200px;
    color: ${({ theme }) => theme.colors.muted};
    font-variant-numeric: tabular-nums;
  }
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Message = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
