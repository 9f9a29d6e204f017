import * as z from 'zod/mini';

/** What a price is made of: a text and its part of the amount, in paise. */
export const quoteLineSchema = z.object({ text: z.string(), amount: z.number() });
export type QuoteLine = z.infer<typeof quoteLineSchema>;
