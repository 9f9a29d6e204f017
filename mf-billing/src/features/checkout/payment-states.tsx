import type { Payment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, Card, formatMoney, LinkButton, Row, Spinner, Stack } from '@tessera/shared/ui';
import { declinedWords, isGivenBack } from './outcome';
import { isPaymentPage } from './payment-page';

/** The payment was begun; its end is waited for. */
export function PaymentWaits({
  payment,
  isPaused,
  onLook,
}: {
  payment: Payment;
  isPaused: boolean;
  onLook: () => void;
}) {
  const page = payment.nextAction?.kind === 'redirect' ? payment.nextAction.url : undefined;
  return (
    <Card title={`${payment.title}, ${formatMoney(payment.amount, payment.currency)}`}>
      <Stack align="start">
        <Row role="status">
          {isPaused ? null : <Spinner label="" />}
          <strong>{isPaused ? 'Not confirmed yet' : 'Confirming…'}</strong>
        </Row>
        <p>
          {isPaused
            ? 'The provider has not told us of this payment yet. It may take some hours; you are not charged twice.'
            : 'The provider tells us as soon as the payment is through. You may close this page: it goes on without you.'}
        </p>
        <Row>
          {isPaused ? (
            <Button variant="primary" onClick={onLook}>
              Look again
            </Button>
          ) : null}
          {page !== undefined && isPaymentPage(page) ? <a href={page}>Back to the payment page</a> : null}
          <LinkButton to={paths.billing.to()}>Go to billing</LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

/** Its code was put off. Another payment is made only by whoever wants one. */
export function CodeWaits({ onAskAgain, onPayAnew }: { onAskAgain: () => void; onPayAnew: () => void }) {
  return (
    <Banner
      tone="warn"
      role="status"
      title="The payment waits for its code. Confirm it here or from Billing."
      action={
        <Row>
          <Button variant="primary" onClick={onAskAgain}>
            Enter the code
          </Button>
          <Button onClick={onPayAnew}>Pay with another card</Button>
        </Row>
      }
    />
  );
}

/** Declined, or given back. */
export function PaymentUnpaid({ payment, onRetry }: { payment: Payment; onRetry: () => void }) {
  const isRefunded = isGivenBack(payment);
  const title = payment.status === 'refunded' ? 'This payment was refunded' : 'This payment is given back';
  return (
    <Banner
      tone={isRefunded ? 'info' : 'bad'}
      title={isRefunded ? title : 'The payment did not go through'}
      action={
        <Row>
          {isRefunded ? null : (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <LinkButton to={paths.billing.to()}>Go to billing</LinkButton>
        </Row>
      }
    >
      {payment.title}, {formatMoney(payment.amount, payment.currency)}.{' '}
      {isRefunded ? payment.reason : declinedWords(payment.reason ?? 'It failed.')}
    </Banner>
  );
}
