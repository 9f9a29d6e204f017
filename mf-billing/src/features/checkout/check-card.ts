import { cardSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { hasValidCheckDigit } from '../../lib/card';

export interface CardValues {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof CardValues;
export type CardErrors = Partial<Record<CardField, string>>;

const fieldNames: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** The card as the provider takes it: digits without their spaces. */
export function bareCard({ number, expiry, cvc }: CardValues): CardValues {
  return { number: number.replace(/\s/g, ''), expiry: expiry.trim(), cvc: cvc.trim() };
}

/** What is wrong with a bare card, by field. */
export function checkCard(card: CardValues): CardErrors {
  const errors: CardErrors = {};
  for (const { path, message } of z.safeParse(cardSchema, card).error?.issues ?? []) {
    const field = fieldNames.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  if (!errors.number && !hasValidCheckDigit(card.number)) errors.number = 'Card number is not valid';
  return errors;
}

/** The server names a bad field of the card as `card.number`. */
export function cardErrorsOf(fields: Readonly<Record<string, string>>): CardErrors {
  const errors: CardErrors = {};
  for (const name of fieldNames) {
    const message = fields[`card.${name}`] ?? fields[name];
    if (message) errors[name] = message;
  }
  return errors;
}
