import { Button, Dialog, formatMoney, TextField } from '@tessera/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import type { CheckoutState } from './checkout-state';

interface ConfirmPaymentDialogProps {
  state: Extract<CheckoutState, { step: 'code' }>;
  onConfirm: (code: string) => void;
  onPutOff: () => void;
}

const CODE = /^\d{6}$/;

/** The payer's bank asks for a code before it pays. */
export function ConfirmPaymentDialog({ state, onConfirm, onPutOff }: ConfirmPaymentDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [ownError, setOwnError] = useState<string>();
  const { payment, isChecking, codeError } = state;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const isComplete = CODE.test(code);
    setOwnError(isComplete ? undefined : 'Enter the 6 digits of the code');
    if (isComplete) onConfirm(code);
  };
  return (
    <Dialog
      title={`Confirm ${formatMoney(payment.amount, payment.currency)} for ${payment.title}`}
      description={
        payment.nextAction?.kind === 'confirm'
          ? payment.nextAction.text
          : 'Enter the code to confirm the payment.'
      }
      size="small"
      isOpen
      isHeld={isChecking}
      onOpenChange={onPutOff}
      footer={
        <>
          <Button disabled={isChecking} onClick={onPutOff}>
            Not now
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isChecking}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <TextField
          label="Confirmation code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          value={code}
          error={ownError ?? codeError}
          onChange={(event) => {
            setCode(event.target.value.replace(/\D/g, ''));
            setOwnError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
