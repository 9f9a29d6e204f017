import { TextField } from '@tessera/shared/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { formatExpiry, groupCardNumber } from '../../lib/card';
import type { CardErrors, CardField, CardValues } from './check-card';

interface CardFieldsProps {
  card: CardValues;
  onChange: (card: CardValues) => void;
  errors: CardErrors;
  /** Ids of the fields, for the summary of errors. */
  ids: Readonly<Record<CardField, string>>;
  isDisabled: boolean;
}

/** Card number, expiry and security code, named so that the browser's own cards fill them. */
export function CardFields({ card, onChange, errors, ids, isDisabled }: CardFieldsProps) {
  const put =
    (field: CardField, format: (text: string) => string) => (event: ChangeEvent<HTMLInputElement>) => {
      const { value, selectionStart } = event.target;
      // Formatting in the middle of the text would throw the caret to its end.
      const isAtEnd = selectionStart === value.length && value.length > card[field].length;
      onChange({ ...card, [field]: isAtEnd ? format(value) : value });
    };
  return (
    <>
      <TextField
        id={ids.number}
        label="Card number"
        name="cardnumber"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onChange={put('number', groupCardNumber)}
        error={errors.number}
        disabled={isDisabled}
      />
      <Pair>
        <TextField
          id={ids.expiry}
          label="Expiry"
          name="cc-exp"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          value={card.expiry}
          onChange={put('expiry', formatExpiry)}
          error={errors.expiry}
          disabled={isDisabled}
        />
        <TextField
          id={ids.cvc}
          label="CVC"
          name="cvc"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="123"
          maxLength={4}
          value={card.cvc}
          onChange={put('cvc', (text) => text)}
          error={errors.cvc}
          disabled={isDisabled}
        />
      </Pair>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
`;
