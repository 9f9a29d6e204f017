import type { Payment } from '@tessera/shared/contracts';

/** Refunded, or paid and to be refunded: what it was for did not come. */
export function isGivenBack({ status, reason }: Payment): boolean {
  return status === 'refunded' || (status === 'succeeded' && reason !== null);
}

/** 'Your card was declined. Nothing was charged. Try another card.' */
export function declinedWords(reason: string): string {
  const rest = ['Nothing was charged.', 'Try another card.'].filter((words) => !reason.includes(words));
  return [reason, ...rest].join(' ');
}
