import { randomUUID } from 'node:crypto';
import { CREDIT_PACKS, CURRENCY, type CreditPack } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { PaymentProvider } from './payment-provider.port';
import { insertQuote } from './payments.repository';
import type { QuoteLine } from './quote-line.schema';

export interface Quote {
  readonly quoteId: string;
  readonly lines: QuoteLine[];
  /** Paise. */
  readonly amount: number;
  readonly currency: typeof CURRENCY;
  readonly expiresAt: string;
}

export interface QuotesService {
  /** Fixes the price of an item for a quarter of an hour. Throws UNPROCESSABLE for an unknown item. */
  quote(caller: Caller, item: string): Promise<Quote>;
}

const QUOTE_SECONDS = 15 * 60;

export function createQuotesService(
  db: Database,
  clock: Clock,
  provider: Pick<PaymentProvider, 'requireReady'>,
): QuotesService {
  return {
    async quote({ userId }, item) {
      provider.requireReady();
      const pack = findPack(item);
      if (pack === undefined)
        throw new AppError('UNPROCESSABLE', 'There is no such item', { fields: { item: 'Unknown item' } });
      const now = clock();
      const expiresAt = addSeconds(now, QUOTE_SECONDS);
      const lines = [{ text: `${pack.credits.toLocaleString('en-IN')} credits`, amount: pack.amount }];
      const id = randomUUID();
      const { amount, credits } = pack;
      await insertQuote(db, {
        id,
        userId,
        item: pack.id,
        lines,
        amount,
        credits,
        createdAt: now,
        expiresAt,
        usedAt: null,
      });
      return { quoteId: id, lines, amount, currency: CURRENCY, expiresAt: expiresAt.toISOString() };
    },
  };
}

/** `credits-5000`, and `credits:5000` as checkout's address has it (SCR-25). */
function findPack(item: string): CreditPack | undefined {
  return CREDIT_PACKS.find((pack) => pack.id === item.replace(':', '-'));
}
