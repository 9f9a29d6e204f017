import { Table, type TableColumn } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { QueryRows } from './sql-source';

export interface RowsTableProps {
  caption: string;
  columns: QueryRows['columns'];
  rows: QueryRows['rows'];
  /** In the place of the rows where there are none. */
  empty: ReactNode;
}

type Row = QueryRows['rows'][number];
interface Numbered {
  readonly place: number;
  readonly cells: Row;
}

const NUMBERS = /^(?:smallint|integer|bigint|numeric|real|double precision)/;

/** Rows as PostgreSQL gives them. */
export function RowsTable({ caption, columns, rows, empty }: RowsTableProps) {
  // Columns may have the same name.
  const shown: TableColumn<Numbered>[] = columns.map(({ name, type }, index) => ({
    id: `${String(index)} ${name}`,
    header: name,
    isNumber: NUMBERS.test(type),
    cell: ({ cells }) => <Cell value={cells[index] ?? null} />,
  }));
  return (
    <Table
      caption={caption}
      columns={shown}
      rows={rows.map((cells, place) => ({ place, cells }))}
      rowKey={({ place }) => String(place)}
      empty={empty}
    />
  );
}

function Cell({ value }: { value: Row[number] }) {
  return value === null ? <Nothing>null</Nothing> : <Value>{String(value)}</Value>;
}

const Value = styled.span`
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Nothing = styled.em`
  color: ${({ theme }) => theme.colors.muted};
`;
