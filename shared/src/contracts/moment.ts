import * as z from 'zod/mini';

/** A moment that a client sends. There is no year 0, and PostgreSQL says so by failing. */
export const momentSchema = z.iso
  .datetime()
  .check(z.refine((text) => !text.startsWith('0000-'), 'Not a date'));
