import { paths } from '@tessera/shared/paths';
import { Button, Card, CopyButton, formatNumber, LinkButton, Money, Row } from '@tessera/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../lib/day';
import { useInvoiceFile } from '../../lib/use-invoice-file';
import type { Paid } from './checkout-state';

interface PaymentReceivedProps {
  paid: Paid;
  /** Where the person came from; a path of this site. */
  returnTo: string | undefined;
}

/** What was bought, the numbers of receipt and invoice, the new balance or plan, and the way on. */
export function PaymentReceived({ paid, returnTo }: PaymentReceivedProps) {
  const { payment, invoice } = paid;
  const wordsId = useId();
  const file = useInvoiceFile();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isDeployment = returnTo?.startsWith(paths.deployment.to('')) ?? false;
  return (
    <Card padding="large">
      <Body>
        <Mark>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        </Mark>
        <Heading ref={heading} tabIndex={-1} aria-describedby={wordsId}>
          Payment received
        </Heading>
        <p id={wordsId}>{wordsOf(paid)}</p>
        <Facts>
          <dt>Paid for</dt>
          <dd>{payment.title}</dd>
          <dt>Amount</dt>
          <dd>
            <Money paise={payment.amount} currency={payment.currency} />
            {payment.last4 ? ` · card ending ${payment.last4}` : ''}
          </dd>
          {payment.receipt ? (
            <>
              <dt>Receipt number</dt>
              <dd>
                {payment.receipt} <CopyButton text={payment.receipt} variant="quiet" />
              </dd>
            </>
          ) : null}
          {invoice ? (
            <>
              <dt>Invoice</dt>
              <dd>
                {invoice.number}{' '}
                <Button
                  size="small"
                  variant="quiet"
                  isBusy={file.busyId === invoice.id}
                  onClick={() => void file.save(invoice)}
                >
                  Download invoice
                </Button>
              </dd>
            </>
          ) : null}
        </Facts>
        <Row>
          <LinkButton to={returnTo ?? paths.billing.to()} variant="primary" size="large">
            {isDeployment ? 'Deploy now' : returnTo ? 'Continue' : 'Go to billing'}
          </LinkButton>
          {returnTo ? (
            <LinkButton to={paths.billing.to()} size="large">
              Go to billing
            </LinkButton>
          ) : null}
          <LinkButton to={`${paths.billing.to()}#details`} size="large" variant="quiet">
            Add billing details
          </LinkButton>
        </Row>
      </Body>
    </Card>
  );
}

function wordsOf({ payment, balance, subscription }: Paid): string {
  const added = payment.credits > 0 ? `${formatNumber(payment.credits)} credits were added.` : '';
  const plan = subscription?.endsAt
    ? `You are on ${subscription.planName} until ${formatDay(subscription.endsAt)}.`
    : '';
  const now =
    balance === undefined
      ? 'Your new balance could not be read just now.'
      : `Your balance is now ${formatNumber(balance)} credits.`;
  return [plan, added, now].filter(Boolean).join(' ');
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Mark = styled.span`
  color: ${({ theme }) => theme.colors.ok};
`;

const Heading = styled.h2`
  font-size: ${({ theme }) => theme.sizes[20]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${({ theme }) => theme.colors.muted};
  }
`;
