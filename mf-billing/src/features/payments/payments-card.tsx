import { listPayments, type Payment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import {
  Badge,
  Card,
  EmptyState,
  formatNumber,
  LinkButton,
  Money,
  RelativeTime,
  Skeleton,
  Table,
  type TableColumn,
  type Tone,
} from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import { ResourceRegion } from '../../lib/resource-region';

const states: Record<Payment['status'], { tone: Tone; text: string }> = {
  succeeded: { tone: 'ok', text: 'Paid' },
  failed: { tone: 'bad', text: 'Failed' },
  needs_confirmation: { tone: 'warn', text: 'Not confirmed' },
  pending: { tone: 'info', text: 'Under way' },
};

const columns: readonly TableColumn<Payment>[] = [
  { id: 'what', header: 'What', cell: ({ credits }) => `${formatNumber(credits)} credits` },
  { id: 'at', header: 'When', cell: ({ at }) => <RelativeTime at={at} /> },
  { id: 'method', header: 'Method', cell: ({ last4 }) => (last4 ? `Card ending ${last4}` : '–') },
  { id: 'state', header: 'State', cell: (payment) => <PaymentStateBadge payment={payment} /> },
  { id: 'receipt', header: 'Receipt', cell: (payment) => <ReceiptCell payment={payment} /> },
  {
    id: 'amount',
    header: 'Amount',
    isNumber: true,
    cell: ({ amount, currency }) => <Money paise={amount} currency={currency} />,
  },
];

/** Every payment, newest first (BIL-01). */
export function PaymentsCard() {
  const { api } = useShell();
  const payments = useResource('payments', (signal) => api.call(listPayments, {}, { signal }), {
    fallback: 'Your payments could not be loaded.',
  });
  return (
    <Card title="Payments">
      <ResourceRegion resource={payments} skeleton={<Skeleton lines={4} height="28px" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Your payments will be listed here."
              action={<LinkButton to={paths.addCredits.to()}>Buy credits</LinkButton>}
            />
          ) : (
            <Table caption="Payments" columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </ResourceRegion>
    </Card>
  );
}

function PaymentStateBadge({ payment }: { payment: Payment }) {
  const { tone, text } = states[payment.status];
  return <Badge tone={tone}>{text}</Badge>;
}

function ReceiptCell({ payment }: { payment: Payment }) {
  if (payment.receipt) return payment.receipt;
  if (payment.status !== 'failed') return '–';
  return (
    <>
      {payment.reason ?? 'Failed.'} <Link to={paths.addCredits.to()}>Pay again</Link>
    </>
  );
}
