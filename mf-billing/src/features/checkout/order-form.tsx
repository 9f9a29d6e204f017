import { Banner, Button, Card, formatMoney, Stack } from '@tessera/shared/ui';
import styled from 'styled-components';
import { CardForm } from './card-form';
import type { CardValues } from './check-card';
import type { CheckoutState, Order, PriceNews, Refusal } from './checkout-state';
import { OrderSummary } from './order-summary';
import { CodeWaits } from './payment-states';

interface OrderFormProps {
  state: Extract<CheckoutState, { step: 'open' | 'code' }>;
  order: Order;
  changePath: string;
  onPay: (card?: CardValues) => void;
  onAskAgain: () => void;
  onPayAnew: () => void;
}

/** The order and its payment. It stays through every refusal, with all that was typed. */
export function OrderForm({ state, order, changePath, onPay, onAskAgain, onPayAnew }: OrderFormProps) {
  const { refusal, news, phase } =
    state.step === 'open' ? state : { refusal: undefined, news: undefined, phase: 'paying' as const };
  const label = phase === 'waiting' ? 'Confirming…' : `Pay ${formatMoney(order.quote.amount)}`;
  const isBusy = phase !== 'ready';
  const isPutOff = state.step === 'code' && state.isPutOff;
  return (
    <Columns>
      <OrderSummary order={order} changePath={changePath} />
      <Card title={order.prices.provider === 'test' ? 'Pay by card' : 'Payment'}>
        <Stack>
          {news ? <News news={news} amount={order.quote.amount} /> : null}
          <Refused refusal={refusal} />
          {isPutOff ? <CodeWaits {...{ onAskAgain, onPayAnew }} /> : null}
          {/* Kept while it is out of sight, with the card that was typed. */}
          <div hidden={isPutOff}>
            {order.prices.provider === 'test' ? (
              <CardForm label={label} isBusy={isBusy} refusal={refusal} onPay={onPay} />
            ) : (
              <Stack>
                <p>
                  You pay on the secure page of {PROVIDERS[order.prices.provider ?? 'test']} and come back
                  here.
                </p>
                <Button
                  variant="primary"
                  size="large"
                  isWide
                  isBusy={isBusy}
                  onClick={() => {
                    onPay();
                  }}
                >
                  {label}
                </Button>
              </Stack>
            )}
          </div>
          {phase === 'waiting' ? (
            <Hint role="status">
              The payment is being confirmed. You may close this page: it goes on without you.
            </Hint>
          ) : null}
        </Stack>
      </Card>
    </Columns>
  );
}

const PROVIDERS = { test: 'the test provider', razorpay: 'Razorpay', stripe: 'Stripe' } as const;

function Refused({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal?.message) return null;
  return (
    <Banner
      key={refusal.attempt}
      tone="bad"
      title={refusal.isUnknown ? 'No answer came to your payment' : 'The payment did not go through'}
    >
      {refusal.message}
    </Banner>
  );
}

function News({ news, amount }: { news: PriceNews; amount: number }) {
  if (news.kind === 'unanswered')
    return (
      <Banner tone="warn" role="status" title="No answer came to your last payment">
        Pay again with the same card: if that payment was made, it is found and not charged twice.
      </Banner>
    );
  return (
    <Banner tone="warn" role="alert" title="The price had to be asked again">
      {amount === news.before
        ? `It is still ${formatMoney(amount)}.`
        : `The total is now ${formatMoney(amount)}; it was ${formatMoney(news.before)}.`}{' '}
      Nothing was charged. Press Pay to go on.
    </Banner>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
