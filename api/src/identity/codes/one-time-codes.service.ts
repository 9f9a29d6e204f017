import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { OTP_DIGITS, OTP_MINUTES } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import type { CodeUser } from '../known-devices/known-device.schema';
import type { CallLimit } from '../throttle/call-limit.service';
import { lockAddress } from '../users/users.service';
import { createCodeTries, type CodeAddress, type CodeTry } from './code-tries.service';
import {
  deleteCodes,
  listCodes,
  saveCode,
  takeCode,
  type CodePurpose,
  type CodeRow,
} from './one-time-codes.repository';

/** `otp` only while no mail server is set, so that the product works without one. */
export interface CodeSent {
  readonly message: string;
  readonly otp?: string;
}

export interface OneTimeCodes {
  /** Makes the asker's new code for the address. Without a user it is a decoy that never verifies. */
  issue(email: string, purpose: CodePurpose, userId: string | undefined, by: CodeUser): Promise<string>;
  /**
   * Uses up the code, and all others that wait for the same, and runs `proceed` with its user, in one transaction.
   * It may have been asked for elsewhere. Throws BAD_REQUEST with `remainingAttempts`, and RATE_LIMITED with
   * `retry-after` when none are left.
   */
  redeem<T>(
    attempt: CodeAddress & { readonly code: string; readonly by: CodeUser },
    proceed: (tx: Queryable, userId: string) => Promise<T>,
  ): Promise<T>;
  /** Voids every code that was sent to the addresses or would act for the user. */
  revoke(tx: Queryable, emails: readonly string[], userId?: string): Promise<void>;
}

/** A code that was asked for elsewhere is one of the newest. More of them would be easier to guess. */
const OTHERS_COMPARED = 3;

export interface OneTimeCodesSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly limit: CallLimit;
}

export function createOneTimeCodes({ db, sealer, clock, limit }: OneTimeCodesSettings): OneTimeCodes {
  const tries = createCodeTries(limit, clock);

  function isRight(row: CodeRow, code: string): boolean {
    const given = Buffer.from(sealer.hash(code, contextOf(row)));
    const kept = Buffer.from(row.codeHash);
    return given.length === kept.length && timingSafeEqual(given, kept);
  }

  /** The asker's own code comes first: what others try and ask for does not count against it. */
  async function choose(
    rows: readonly CodeRow[],
    own: CodeRow | undefined,
    code: string,
    begun: CodeTry,
  ): Promise<CodeRow | undefined> {
    const isFirst = own !== undefined && begun.isFirst;
    if (isFirst && isRight(own, code)) return own;
    if (!(await begun.takeShared())) return undefined;
    return [...(own === undefined ? [] : [own]), ...rows.slice(0, OTHERS_COMPARED)].find((row) =>
      isRight(row, code),
    );
  }

  return {
    async issue(email, purpose, userId, by) {
      const code = randomInt(10 ** OTP_DIGITS)
        .toString()
        .padStart(OTP_DIGITS, '0');
      const secret = userId === undefined ? randomUUID() : code;
      await saveCode(db, {
        email,
        purpose,
        asker: by.id,
        userId: userId ?? null,
        codeHash: sealer.hash(secret, contextOf({ email, purpose })),
        expiresAt: addSeconds(clock(), OTP_MINUTES * 60),
      });
      await tries.forget({ email, purpose }, by, true);
      return code;
    },
    async redeem({ email, purpose, code, by }, proceed) {
      const rows = await listCodes(db, { email, purpose }, clock());
      const own = rows.find(({ asker }) => asker === by.id);
      const hasAsked = own !== undefined;
      const begun = await tries.begin({ email, purpose }, by, hasAsked);
      const row = await choose(rows, own, code, begun);
      if (row === undefined) throw begun.wrong();
      const done = await db.transaction(async (tx) => {
        await lockAddress(tx, email);
        const taken = await takeCode(tx, row);
        if (taken?.userId == null) throw begun.wrong();
        return proceed(tx, taken.userId);
      });
      await tries.forget({ email, purpose }, by, hasAsked);
      return done;
    },
    revoke: (tx, emails, userId) => deleteCodes(tx, emails, userId),
  };
}

function contextOf({ email, purpose }: CodeAddress): string {
  return `one-time-code:${purpose}:${email}`;
}

/** A code that must not count, said like a wrong one. */
export function invalidCode(): AppError {
  const message = 'Invalid verification code';
  return new AppError('BAD_REQUEST', message, { fields: { otp: message } });
}
