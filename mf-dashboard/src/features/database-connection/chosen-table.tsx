import {
  listConnectionRows,
  MOST_SKIPPED_ROWS,
  ROWS_OF_PAGE,
  type OutsideTable,
} from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  formatNumber,
  Skeleton,
  Table,
  type TableColumn,
  useIsPhone,
} from '@tessera/shared/ui';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { RowsTable } from '../../lib/rows-table';
import { rowsInWords } from './connection-words';
import { shownName } from './sql-names';
import type { TableAddress } from './use-table-address';

export interface ChosenTableProps {
  connectionId: string;
  table: OutsideTable;
  tables: readonly OutsideTable[];
  address: TableAddress;
}

/** Columns beyond these would push the rows out of sight; on a phone, where each is a card, all of them. */
const FEW = 8;

/** A table's columns and a page of its rows. */
export function ChosenTable({ connectionId, table, tables, address }: ChosenTableProps) {
  const { columns, kind, rows } = table;
  const isPhone = useIsPhone();
  return (
    <Root aria-labelledby="chosen-table">
      <Head>
        <h2 id="chosen-table">{shownName(table)}</h2>
        {kind === 'view' ? <Badge>View</Badge> : null}
        {rows === null ? null : <Muted>{rowsInWords(rows)}</Muted>}
      </Head>
      <details open={columns.length <= FEW && !isPhone}>
        <summary>
          {formatNumber(columns.length)} {columns.length === 1 ? 'column' : 'columns'}
        </summary>
        <Table
          caption={`Columns of ${shownName(table)}`}
          columns={columnsOf(tables, address)}
          rows={columns}
          rowKey={({ name }) => name}
        />
      </details>
      <h3>Rows</h3>
      <Rows {...{ connectionId, table, address }} />
    </Root>
  );
}

type Column = OutsideTable['columns'][number];

const columnsOf = (tables: readonly OutsideTable[], address: TableAddress): TableColumn<Column>[] => [
  { id: 'name', header: 'Column', cell: ({ name }) => <Code>{name}</Code> },
  { id: 'type', header: 'Type', cell: ({ type }) => <Code>{type}</Code> },
  { id: 'key', header: 'Key', cell: ({ isKey }) => (isKey ? <Badge tone="info">Key</Badge> : null) },
  { id: 'empty', header: 'May be empty', cell: ({ nullable }) => (nullable ? 'Yes' : 'No') },
  {
    id: 'references',
    header: 'Refers to',
    cell: ({ references }) => {
      if (!references) return null;
      const { schema, table, column } = references;
      const to = { schema, name: table };
      const words = `${shownName(to)}.${column}`;
      // Of one that may not be read, only its name is known.
      const isThere = tables.some((one) => one.schema === schema && one.name === table);
      return isThere ? <Link to={address.to(to)}>{words}</Link> : words;
    },
  },
];

function Rows({ connectionId, table, address }: Omit<ChosenTableProps, 'tables'>) {
  const { api } = useShell();
  const { offset } = address;
  const { schema, name } = table;
  const params = { id: connectionId, schema, table: name };
  const found = useResource(
    `${connectionId} ${schema} ${name} ${String(offset)}`,
    (signal) => api.call(listConnectionRows, { params, query: { offset } }, { signal }),
    { fallback: 'The rows could not be read.', keepPrevious: true },
  );
  if (found.status === 'loading') {
    return (
      <div role="group" aria-label="Loading rows" aria-busy="true">
        <Skeleton lines={6} />
      </div>
    );
  }
  if (found.status === 'failed')
    return <ErrorState message={found.message} onRetry={found.reload} isRetrying={found.isRefreshing} />;
  const { columns, rows, truncated } = found.data;
  const isEmpty = offset === 0 && rows.length === 0;
  return (
    <>
      <RowsTable
        caption={`Rows of ${shownName(table)}`}
        columns={columns}
        rows={rows}
        empty={<EmptyState title={isEmpty ? 'There are no rows yet.' : 'There are no more rows.'} />}
      />
      {isEmpty ? null : (
        <Pages {...{ table, address }} count={rows.length} hasMore={truncated} isBusy={found.isRefreshing} />
      )}
    </>
  );
}

interface PagesProps {
  table: OutsideTable;
  address: TableAddress;
  count: number;
  hasMore: boolean;
  isBusy: boolean;
}

function Pages({ table, address, count, hasMore, isBusy }: PagesProps) {
  const navigate = useNavigate();
  const { offset } = address;
  if (offset === 0 && !hasMore) return <Muted role="status">{wordsOf(offset, count)}</Muted>;
  const show = (next: number) => {
    void navigate(address.to(table, Math.max(0, next)));
  };
  return (
    <Foot aria-label="Pages of rows">
      <Button
        disabled={offset === 0 || isBusy}
        onClick={() => {
          show(offset - ROWS_OF_PAGE);
        }}
      >
        Back
      </Button>
      <Button
        disabled={!hasMore || isBusy || offset + count > MOST_SKIPPED_ROWS}
        onClick={() => {
          show(offset + count);
        }}
      >
        Next
      </Button>
      <Muted role="status">{wordsOf(offset, count)}</Muted>
    </Foot>
  );
}

const wordsOf = (offset: number, count: number) =>
  count === 0 ? 'No rows here' : `Rows ${formatNumber(offset + 1)} to ${formatNumber(offset + count)}`;

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  h3 {
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  summary {
    min-height: 32px;
    padding: 4px 0;
    cursor: pointer;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[16]};
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

const Code = styled.code`
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
`;
