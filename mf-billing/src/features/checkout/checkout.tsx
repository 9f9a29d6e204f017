import { paths } from '@tessera/shared/paths';
import { EmptyState, ErrorState, LinkButton, Row, Skeleton } from '@tessera/shared/ui';
import { NoPayments } from '../../lib/no-payments';
import type { CheckoutState } from './checkout-state';
import type { Subject } from './checkout.store';
import { ConfirmPaymentDialog } from './confirm-payment-dialog';
import { OrderForm } from './order-form';
import { PaymentReceived } from './payment-received';
import { CodeWaits, PaymentUnpaid, PaymentWaits } from './payment-states';
import { choicePath, type Place } from './place';
import { useCheckout } from './use-checkout';

/** BIL-02, BIL-03: pays for one plan period or one pack of credits, and shows what became of it. */
export function Checkout({ subject, returnTo }: Place) {
  if (!subject) return <NothingToPay />;
  return <OneCheckout subject={subject} returnTo={returnTo} />;
}

function OneCheckout({ subject, returnTo }: { subject: Subject; returnTo: string | undefined }) {
  const checkout = useCheckout(subject, returnTo);
  const { state } = checkout;
  const order = orderOf(state);
  if (order && (state.step === 'open' || state.step === 'code'))
    return (
      <>
        <OrderForm
          state={state}
          order={order}
          changePath={choicePath(order.quote.item, returnTo)}
          onPay={(card) => {
            void checkout.pay(card);
          }}
          onAskAgain={checkout.askAgain}
          onPayAnew={() => void checkout.payAnew()}
        />
        <Code checkout={checkout} />
      </>
    );
  switch (state.step) {
    case 'paid':
      return <PaymentReceived paid={state.paid} returnTo={returnTo} />;
    case 'unpaid':
      return <PaymentUnpaid payment={state.payment} onRetry={() => void checkout.retry()} />;
    case 'waiting':
      return (
        <PaymentWaits
          payment={state.payment}
          isPaused={state.isPaused}
          onLook={() => void checkout.lookAgain()}
        />
      );
    case 'notConfigured':
      return <NoPayments />;
    case 'failed':
      return (
        <Failed
          message={state.message}
          onRetry={state.canRetry ? () => void checkout.start(subject) : undefined}
        />
      );
    case 'code':
      return state.isPutOff ? (
        <CodeWaits onAskAgain={checkout.askAgain} onPayAnew={() => void checkout.payAnew()} />
      ) : (
        <Code checkout={checkout} />
      );
    default:
      return (
        <div aria-busy="true" aria-label="Loading" role="group">
          <Skeleton lines={6} height="28px" />
        </div>
      );
  }
}

function orderOf(state: CheckoutState) {
  return 'order' in state ? state.order : undefined;
}

function Code({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { state } = checkout;
  if (state.step !== 'code' || state.isPutOff) return null;
  return (
    <ConfirmPaymentDialog
      state={state}
      onPutOff={checkout.putOff}
      onConfirm={(code) => {
        void checkout.confirm(code);
      }}
    />
  );
}

/** The server refuses the item or the payment: its words, and ways on. */
function Failed({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
  return <ErrorState title={message} onRetry={onRetry} action={<WaysOn />} />;
}

function NothingToPay() {
  return (
    <EmptyState
      title="There is nothing to pay under this address."
      description="Choose a plan or a pack of credits first. Nothing was charged."
      action={<WaysOn />}
    />
  );
}

function WaysOn() {
  return (
    <Row justify="center">
      <LinkButton to={paths.planUpgrade.to()}>Choose a plan</LinkButton>
      <LinkButton to={paths.addCredits.to()}>Add credits</LinkButton>
      <LinkButton to={paths.billing.to()}>Go to billing</LinkButton>
    </Row>
  );
}
