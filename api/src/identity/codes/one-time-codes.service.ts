import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { OTP_ATTEMPTS, OTP_DIGITS, OTP_MINUTES } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { lockAddress } from '../users/users.service';
import {
  countAttempt,
  deleteCode,
  deleteCodes,
  lockCode,
  saveCode,
  type CodePurpose,
  type CodeRow,
} from './one-time-codes.repository';

/** `otp` only while no mail server is set, so that the product works without one. */
export interface CodeSent {
  readonly message: string;
  readonly otp?: string;
}

export interface OneTimeCodes {
  /** Makes the address's new code. Without a user it is a decoy that never verifies. */
  issue(email: string, purpose: CodePurpose, userId: string | undefined): Promise<string>;
  /**
   * Uses the code up and runs `proceed` with its user, in one transaction. Throws BAD_REQUEST with
   * `remainingAttempts`, and RATE_LIMITED with `retry-after` when none are left.
   */
  redeem<T>(
    attempt: { readonly email: string; readonly purpose: CodePurpose; readonly code: string },
    proceed: (tx: Queryable, userId: string) => Promise<T>,
  ): Promise<T>;
  /** Voids every code that was sent to the addresses or would act for the user. */
  revoke(tx: Queryable, emails: readonly string[], userId?: string): Promise<void>;
}

export interface OneTimeCodesSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

export function createOneTimeCodes({ db, sealer, clock }: OneTimeCodesSettings): OneTimeCodes {
  function makeRow(email: string, purpose: CodePurpose, userId: string | undefined, secret: string): CodeRow {
    return {
      email,
      purpose,
      userId: userId ?? null,
      codeHash: sealer.hash(secret, contextOf(email, purpose)),
      attempts: 0,
      expiresAt: addSeconds(clock(), OTP_MINUTES * 60),
    };
  }

  function isRight(row: CodeRow, code: string): boolean {
    const given = Buffer.from(sealer.hash(code, contextOf(row.email, row.purpose)));
    const kept = Buffer.from(row.codeHash);
    return given.length === kept.length && timingSafeEqual(given, kept);
  }

  return {
    async issue(email, purpose, userId) {
      const code = randomInt(10 ** OTP_DIGITS)
        .toString()
        .padStart(OTP_DIGITS, '0');
      await saveCode(db, makeRow(email, purpose, userId, userId === undefined ? randomUUID() : code));
      return code;
    },
    async redeem({ email, purpose, code }, proceed) {
      const outcome = await db.transaction(async (tx) => {
        await lockAddress(tx, email);
        const row = await lockCode(tx, makeRow(email, purpose, undefined, randomUUID()), clock());
        if (row.attempts >= OTP_ATTEMPTS) return { failure: tooMany(row, clock()) };
        if (!isRight(row, code) || row.userId === null) {
          await countAttempt(tx, row);
          return { failure: wrongCode(row, OTP_ATTEMPTS - row.attempts - 1, clock()) };
        }
        await deleteCode(tx, row);
        return { result: await proceed(tx, row.userId) };
      });
      // Thrown out here: within the transaction it would undo the counting.
      if ('failure' in outcome) throw outcome.failure;
      return outcome.result;
    },
    revoke: (tx, emails, userId) => deleteCodes(tx, emails, userId),
  };
}

function contextOf(email: string, purpose: CodePurpose): string {
  return `one-time-code:${purpose}:${email}`;
}

/** A code that must not count, said like a wrong one. */
export function invalidCode(): AppError {
  const message = 'Invalid verification code';
  return new AppError('BAD_REQUEST', message, { fields: { otp: message } });
}

function wrongCode(row: CodeRow, remainingAttempts: number, now: Date): AppError {
  if (remainingAttempts === 0) return tooMany(row, now);
  const message = 'Invalid verification code';
  return new AppError('BAD_REQUEST', message, { fields: { otp: message }, remainingAttempts });
}

function tooMany(row: CodeRow, now: Date): AppError {
  return new AppError('RATE_LIMITED', 'Too many OTP attempts.', {
    remainingAttempts: 0,
    retryAfter: secondsUntil(row.expiresAt, now),
  });
}
