import { listInvoices, type Invoice } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { Badge, Button, Card, EmptyState, Money, Skeleton, type TableColumn } from '@tessera/shared/ui';
import styled from 'styled-components';
import { formatDate } from '../../lib/day';
import { PagedTable } from '../../lib/paged-table';
import { ResourceRegion } from '../../lib/resource-region';
import { useInvoiceFile } from '../../lib/use-invoice-file';
import { usePaged } from '../../lib/use-paged';

const columns: readonly TableColumn<Invoice>[] = [
  { id: 'number', header: 'Number', cell: (invoice) => <NumberCell invoice={invoice} /> },
  { id: 'issued', header: 'Date', cell: ({ issuedAt }) => formatDate(issuedAt) },
  { id: 'state', header: 'State', cell: (invoice) => <InvoiceState invoice={invoice} /> },
  {
    id: 'amount',
    header: 'Amount',
    isNumber: true,
    cell: ({ amount, currency }) => <Money paise={amount} currency={currency} />,
  },
  {
    id: 'download',
    header: 'Download',
    isAction: true,
    isNumber: true,
    cell: (invoice) => <Download invoice={invoice} />,
  },
];

/** Invoices and credit notes, newest first (BIL-01). */
export function InvoicesCard() {
  const { api } = useShell();
  const { resource, loadMore } = usePaged(
    'invoices',
    (cursor, signal) =>
      api.call(listInvoices, { query: cursor === undefined ? {} : { cursor } }, signal ? { signal } : {}),
    'Your invoices could not be loaded.',
  );
  return (
    <Card title="Invoices">
      <ResourceRegion resource={resource} skeleton={<Skeleton lines={4} height="28px" />}>
        {(paged) =>
          paged.items.length === 0 ? (
            <EmptyState title="An invoice of each payment will be here." />
          ) : (
            <PagedTable
              caption="Invoices"
              columns={columns}
              paged={paged}
              rowKey={({ id }) => id}
              onMore={loadMore}
            />
          )
        }
      </ResourceRegion>
    </Card>
  );
}

function NumberCell({ invoice: { number, title } }: { invoice: Invoice }) {
  return (
    <>
      {number}
      <Title>{title}</Title>
    </>
  );
}

function InvoiceState({ invoice: { kind, creditNote } }: { invoice: Invoice }) {
  if (kind === 'creditNote') return <Badge tone="neutral">Credit note</Badge>;
  if (creditNote !== null) return <Badge tone="neutral">{`Refunded by ${creditNote}`}</Badge>;
  return <Badge tone="ok">Paid</Badge>;
}

function Download({ invoice: { id, number } }: { invoice: Invoice }) {
  const { busyId, save } = useInvoiceFile();
  return (
    <Button
      size="small"
      isBusy={busyId === id}
      aria-label={`Download ${number}`}
      onClick={() => void save({ id, number })}
    >
      Download
    </Button>
  );
}

const Title = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.regular};
`;
