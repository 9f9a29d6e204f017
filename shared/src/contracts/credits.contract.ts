import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { momentSchema } from './moment';

const byId = z.object({ id: z.uuid() });

/** Credits have two decimals; the balance is the sum of the ledger. */
export const creditsSchema = z.object({ id: z.uuid(), userId: z.uuid(), balancecredits: z.number() });
export type Credits = z.infer<typeof creditsSchema>;

const balance = z
  .number('A balance is required')
  .check(z.minimum(0, 'A balance is never below 0'), z.multipleOf(0.01));

export const createCredits = defineContract({
  method: 'POST',
  path: '/credits',
  access: 'user',
  status: 201,
  request: { body: z.looseObject({}) },
  response: creditsSchema,
});

export const listCredits = defineContract({
  method: 'GET',
  path: '/credits',
  access: 'user',
  request: {},
  response: z.array(creditsSchema),
});

export const readCredits = defineContract({
  method: 'GET',
  path: '/credits/:id',
  access: 'user',
  request: { params: byId },
  response: creditsSchema,
});

export const readCreditsOfUser = defineContract({
  method: 'GET',
  path: '/credits/user/:userId',
  access: 'user',
  request: { params: z.object({ userId: z.uuid() }) },
  response: z.array(creditsSchema),
});

/** The owner may only lower the balance; raising it answers 403 (decisions, 'Money and credits'). */
export const updateCredits = defineContract({
  method: 'PUT',
  path: '/credits/:id',
  access: 'user',
  request: { params: byId, body: z.object({ balancecredits: balance }) },
  response: creditsSchema,
});

export const setCreditsBalance = defineContract({
  method: 'PATCH',
  path: '/credits/:id/balance',
  access: 'user',
  request: { params: byId, body: z.object({ balance }) },
  response: creditsSchema,
});

export const deleteCredits = defineContract({
  method: 'DELETE',
  path: '/credits/:id',
  access: 'user',
  status: 204,
  request: { params: byId },
  response: z.undefined(),
});

export const ledgerEntrySchema = z.object({
  id: z.uuid(),
  amount: z.number(),
  balanceAfter: z.number(),
  kind: z.enum(['grant', 'purchase', 'deployment', 'refund', 'adjustment', 'message']),
  note: z.string(),
  /** What it was for, where that is still there: a row leads to it. */
  about: z.nullable(
    z.object({
      kind: z.enum(['deployment', 'run', 'payment']),
      id: z.uuid(),
      projectName: z.nullable(z.string()),
    }),
  ),
  at: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const listLedger = defineContract({
  method: 'GET',
  path: '/usage/entries',
  access: 'user',
  request: {
    query: z.object({
      cursor: z.optional(z.string()),
      from: z.optional(momentSchema),
      to: z.optional(momentSchema),
      kind: z.optional(ledgerEntrySchema.shape.kind),
    }),
  },
  response: z.object({ items: z.array(ledgerEntrySchema), nextCursor: z.nullable(z.string()) }),
});

/** Gives credits, with a reason that the owner reads in their ledger. */
export const grantCredits = defineContract({
  method: 'POST',
  path: '/credits/:id/grant',
  access: 'operator',
  idempotent: true,
  request: {
    params: byId,
    body: z.object({
      amount: z
        .number('An amount is required')
        .check(z.positive('An amount is above 0'), z.maximum(1_000_000), z.multipleOf(0.01)),
      reason: z.string('A reason is required').check(z.minLength(1), z.maxLength(200)),
    }),
  },
  response: creditsSchema,
});
