import { quotePayment, type Quote } from '@tessera/shared/contracts';
import { ownStorage } from '@tessera/shared/remote';
import * as z from 'zod/mini';

/**
 * A try to pay whose answer is not known. It is made again with its own quote and key until an answer comes, after a
 * reload too: a payment whose answer got lost is then found, not made twice.
 */
export interface OpenAttempt {
  readonly quote: Quote;
  readonly key: string;
}

export interface KeptAttempt {
  readonly read: (item: string) => OpenAttempt | undefined;
  readonly write: (attempt: OpenAttempt) => void;
  readonly remove: () => void;
}

const NAME = 'payment';
const schema = z.object({ userId: z.string(), quote: quotePayment.response, key: z.string() });

/** Keeps the open attempt of one person as long as the tab. */
export function keptAttempt(userId: string): KeptAttempt {
  const storage = ownStorage('mf-billing', 'sessionStorage');
  return {
    read: (item) => {
      const { success, data } = z.safeParse(schema, parseJson(storage.read(NAME)));
      return success && data.userId === userId && data.quote.item === item ? data : undefined;
    },
    write: ({ quote, key }) => {
      storage.write(NAME, JSON.stringify({ userId, quote, key }));
    },
    remove: () => {
      storage.remove(NAME);
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    // Somebody else's text under our name: the same as none.
    return undefined;
  }
}
