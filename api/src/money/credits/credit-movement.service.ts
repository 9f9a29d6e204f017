import type { LedgerEntry } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import {
  findCreditsOfUser,
  findEntry,
  insertCredits,
  insertEntry,
  lockCredits,
  updateBalance,
} from './credits.repository';

export interface CreditMovement {
  readonly userId: string;
  /** Credits with two decimals; below zero takes. */
  readonly amount: number;
  readonly kind: LedgerEntry['kind'];
  /** A sentence for the user's list: 'Deployed my-app'. */
  readonly note: string;
  /** What the movement is for, such as `deployment:<id>`. A second movement with it changes nothing. */
  readonly reference: string;
  /** The balance has to be strictly above this. */
  readonly requireMoreThan?: number;
  /** Of a month's credits: the payment that its period comes from. */
  readonly planPaymentId?: string | null;
  readonly now?: Date;
}

export interface MovedCredits {
  readonly balance: number;
  readonly entryId: string;
  /** False: the reference had its entry already, and nothing was moved. */
  readonly isNew: boolean;
}

/**
 * Moves credits within the caller's transaction: one ledger entry, and the balance kept in step under a
 * row lock. Throws INSUFFICIENT_CREDITS with `balance` when the balance is not strictly above
 * `requireMoreThan`, or would fall below zero (DEP-07).
 */
export async function moveCredits(tx: Queryable, movement: CreditMovement): Promise<MovedCredits> {
  const {
    userId,
    amount,
    kind,
    note,
    reference,
    requireMoreThan,
    planPaymentId = null,
    now = new Date(),
  } = movement;
  const record = (await lockCredits(tx, userId)) ?? (await openRecord(tx, userId, now));
  if (record === undefined) throw new AppError('NOT_FOUND', 'Credits record not found');
  // Looked up under the lock: a retry that runs at the same time waits here and then finds it.
  const earlier = await findEntry(tx, reference);
  if (earlier !== undefined) return { balance: record.balance, entryId: earlier.id, isNew: false };
  const balance = fromHundredths(toHundredths(record.balance) + toHundredths(amount));
  if ((requireMoreThan !== undefined && record.balance <= requireMoreThan) || balance < 0) {
    throw new AppError('INSUFFICIENT_CREDITS', 'Insufficient credits', { balance: record.balance });
  }
  const entry = await insertEntry(tx, {
    userId,
    amount,
    balanceAfter: balance,
    kind,
    note,
    reference,
    at: now,
    planPaymentId,
  });
  if (entry === undefined) throw new Error(`The ledger entry ${reference} was not stored`);
  await updateBalance(tx, record.id, balance, now);
  return { balance, entryId: entry.id, isNew: true };
}

/** Whoever has no record gets one; of two at once the other one's. */
async function openRecord(tx: Queryable, userId: string, now: Date) {
  await insertCredits(tx, userId, now);
  return lockCredits(tx, userId);
}

/** The user's credits; none without a record. */
export async function readBalance(q: Queryable, userId: string): Promise<number> {
  return (await findCreditsOfUser(q, userId))?.balance ?? 0;
}

/** Sums are made in whole hundredths: 0.1 + 0.2 is 0.3 in a ledger. */
function toHundredths(amount: number): number {
  return Math.round(amount * 100);
}

function fromHundredths(amount: number): number {
  return amount / 100;
}
