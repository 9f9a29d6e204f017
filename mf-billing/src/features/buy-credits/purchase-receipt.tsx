import { paths } from '@tessera/shared/paths';
import { Button, Card, CopyButton, formatNumber, LinkButton, Money, Row } from '@tessera/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { PurchaseState } from './purchase.store';

interface PurchaseReceiptProps {
  state: Extract<PurchaseState, { step: 'succeeded' }>;
  /** Where the person came from; a path of this site. */
  returnTo: string | undefined;
  onBuyMore: () => void;
}

/** What was bought, the receipt's number, the new balance, and the way back. */
export function PurchaseReceipt({ state, returnTo, onBuyMore }: PurchaseReceiptProps) {
  const { payment, balance } = state;
  const wordsId = useId();
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
        <p id={wordsId}>
          {formatNumber(payment.credits)} credits were added.{' '}
          {balance === undefined ? (
            'Your new balance could not be read just now.'
          ) : (
            <>
              Your balance is now <strong>{formatNumber(balance)} credits.</strong>
            </>
          )}
        </p>
        <Facts>
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
        </Facts>
        <Row>
          {returnTo ? (
            <LinkButton to={returnTo} variant="primary" size="large">
              {isDeployment ? 'Deploy now' : 'Continue'}
            </LinkButton>
          ) : (
            <LinkButton to={paths.billing.to()} variant="primary" size="large">
              Go to billing
            </LinkButton>
          )}
          <Button size="large" onClick={onBuyMore}>
            Buy more
          </Button>
        </Row>
      </Body>
    </Card>
  );
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
