import type { LedgerEntry } from '@tessera/shared/contracts';
import { formatNumber, RelativeTime, Table, type TableColumn } from '@tessera/shared/ui';
import styled from 'styled-components';
import { kindNames } from './summarise';

/** `+5,000` or `−1,000`, with a real minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${formatNumber(-amount)}` : `+${formatNumber(amount)}`;
}

const columns: readonly TableColumn<LedgerEntry>[] = [
  { id: 'detail', header: 'Detail', cell: ({ note, kind }) => note || kindNames[kind] },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind] },
  { id: 'at', header: 'When', cell: ({ at }) => <RelativeTime at={at} /> },
  {
    id: 'amount',
    header: 'Credits',
    isNumber: true,
    cell: ({ amount }) => <Amount $isIn={amount > 0}>{signed(amount)}</Amount>,
  },
  {
    id: 'balance',
    header: 'Balance after',
    isNumber: true,
    cell: ({ balanceAfter }) => formatNumber(balanceAfter),
  },
];

interface LedgerTableProps {
  caption: string;
  entries: readonly LedgerEntry[];
}

/** Movements of credits, as the ledger has them. */
export function LedgerTable({ caption, entries }: LedgerTableProps) {
  return <Table caption={caption} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}

const Amount = styled.span<{ $isIn: boolean }>`
  color: ${({ theme, $isIn }) => ($isIn ? theme.colors.ok : theme.colors.text)};
`;
