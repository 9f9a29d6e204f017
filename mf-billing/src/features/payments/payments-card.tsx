import { listPayments, previewPlanChange, type Payment } from '@tessera/shared/contracts';
import { checkoutPath, paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Money,
  RelativeTime,
  Skeleton,
  type TableColumn,
  type Tone,
} from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { parseItem } from '../../lib/item';
import { PagedTable } from '../../lib/paged-table';
import { paymentPath } from '../../lib/payment-path';
import { ResourceRegion } from '../../lib/resource-region';
import { useInvoiceFile } from '../../lib/use-invoice-file';
import { usePaged } from '../../lib/use-paged';

const states: Record<Payment['status'], { tone: Tone; text: string }> = {
  succeeded: { tone: 'ok', text: 'Paid' },
  failed: { tone: 'bad', text: 'Failed' },
  needs_confirmation: { tone: 'warn', text: 'Not confirmed' },
  pending: { tone: 'info', text: 'Under way' },
  refunded: { tone: 'neutral', text: 'Refunded' },
};

const REFUND_DUE = { tone: 'neutral', text: 'To be refunded' } as const;

const columns: readonly TableColumn<Payment>[] = [
  { id: 'what', header: 'What', cell: ({ id, title }) => <Link to={paymentPath(id)}>{title}</Link> },
  { id: 'at', header: 'When', cell: ({ at }) => <RelativeTime at={at} /> },
  { id: 'method', header: 'Method', cell: ({ last4 }) => (last4 ? `ending ${last4}` : '–') },
  { id: 'state', header: 'State', cell: (payment) => <PaymentState payment={payment} /> },
  { id: 'receipt', header: 'Receipt', cell: (payment) => <Receipt payment={payment} /> },
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
  const { resource, loadMore } = usePaged(
    'payments',
    (cursor, signal) =>
      api.call(listPayments, { query: cursor === undefined ? {} : { cursor } }, signal ? { signal } : {}),
    'Your payments could not be loaded.',
  );
  return (
    <Card title="Payments">
      <ResourceRegion resource={resource} skeleton={<Skeleton lines={4} height="28px" />}>
        {(paged) =>
          paged.items.length === 0 ? (
            <EmptyState
              title="Your payments will be listed here."
              action={<LinkButton to={paths.addCredits.to()}>Buy credits</LinkButton>}
            />
          ) : (
            <PagedTable
              caption="Payments"
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

function PaymentState({ payment }: { payment: Payment }) {
  const isDue = payment.status === 'succeeded' && payment.reason !== null;
  const { tone, text } = isDue ? REFUND_DUE : states[payment.status];
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {payment.status === 'failed' ? (
        <Cause>
          {payment.reason ?? 'It failed.'} <PayAgain item={payment.item} />
        </Cause>
      ) : null}
      {payment.status !== 'failed' && payment.reason !== null ? <Cause>{payment.reason}</Cause> : null}
    </>
  );
}

/** Only what can be paid now: the plan may be the present one meanwhile. */
function PayAgain({ item }: { item: string }) {
  const { api } = useShell();
  const parsed = parseItem(item);
  const plan = parsed?.kind === 'plan' ? parsed : undefined;
  const change = useResource(
    plan && `change-${item}`,
    (signal) => {
      if (!plan) throw new Error('Only a plan is asked about');
      const query = { planType: plan.type, period: plan.period };
      return api.call(previewPlanChange, { query }, { signal });
    },
    { fallback: '' },
  );
  if (!parsed || (plan && (change.status !== 'ready' || change.data.kind !== 'now'))) return null;
  return <Link to={checkoutPath(item, paths.billing.to())}>Pay again</Link>;
}

function Receipt({ payment: { receipt, invoiceId } }: { payment: Payment }) {
  const { busyId, save } = useInvoiceFile();
  if (receipt === null) return '–';
  return (
    <>
      {receipt}
      {invoiceId === null ? null : (
        <Button
          size="small"
          variant="quiet"
          isBusy={busyId === invoiceId}
          onClick={() => void save({ id: invoiceId })}
          aria-label={`Invoice of ${receipt}`}
        >
          Invoice
        </Button>
      )}
    </>
  );
}

const Cause = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
