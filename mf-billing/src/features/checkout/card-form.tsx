import { Button, FormErrorSummary } from '@tessera/shared/ui';
import { useId, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { CardFields } from './card-fields';
import { bareCard, checkCard, type CardErrors, type CardField, type CardValues } from './check-card';
import type { Refusal } from './checkout-state';
import { TestCardNote } from './test-card-note';

interface CardFormProps {
  /** On the button: 'Pay ₹799', or what is going on. */
  label: string;
  isBusy: boolean;
  refusal: Refusal | undefined;
  onPay: (card: CardValues) => void;
}

const emptyCard: CardValues = { number: '', expiry: '', cvc: '' };
const order: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** What was wrong with a field when it was sent goes as soon as another value in it holds. */
function stillWrong(errors: CardErrors, card: CardValues, sent: CardValues): CardErrors {
  const wrong = checkCard(bareCard(card));
  return Object.fromEntries(
    order
      .filter((field) => errors[field] && (card[field] === sent[field] || wrong[field]))
      .map((field) => [field, errors[field]]),
  );
}

/** The card form of the embedded test provider. */
export function CardForm({ label, isBusy, refusal, onPay }: CardFormProps) {
  const id = useId();
  const [card, setCard] = useState(emptyCard);
  const [sent, setSent] = useState(emptyCard);
  const ids = { number: `${id}-number`, expiry: `${id}-expiry`, cvc: `${id}-cvc` };
  const errors = stillWrong(refusal?.card ?? {}, card, sent);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(card);
    onPay(card);
  };
  return (
    <Form noValidate aria-label="Pay by card" onSubmit={send}>
      <TestCardNote onUse={setCard} isDisabled={isBusy} />
      <FormErrorSummary
        attempt={refusal?.attempt}
        errors={order.flatMap((field) => {
          const message = errors[field];
          return message ? [{ fieldId: ids[field], message }] : [];
        })}
      />
      <CardFields card={card} onChange={setCard} errors={errors} ids={ids} isDisabled={isBusy} />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;
