import { OTP_ATTEMPTS, OTP_MINUTES } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { secondsUntil, type Clock } from '../../core/clock';
import type { CodeUser } from '../known-devices/known-device.schema';
import type { CallLimit } from '../throttle/call-limit.service';
import type { ThrottleKey } from '../throttle/throttle.rules';
import type { CodePurpose } from './one-time-codes.repository';

/**
 * Tries in an hour at the codes of an address, from everywhere that its account does not know: thousands of networks
 * guess no more than this together. The first try in the browser that asked is not one of them, so that they cannot
 * use it up for whoever has the mail.
 */
export const TRIES_AN_HOUR = 20;

export interface CodeAddress {
  readonly email: string;
  readonly purpose: CodePurpose;
}

export interface CodeTry {
  /** The first in the browser that asked, since it asked. */
  readonly isFirst: boolean;
  /**
   * Counts it as one of all browsers' together, and answers whether it may be compared any further. Throws
   * RATE_LIMITED where it was not compared with anything yet.
   */
  takeShared(): Promise<boolean>;
  /** What to say when it was wrong. */
  wrong(): AppError;
}

export interface CodeTries {
  /** Counts a try before anything is compared. Throws RATE_LIMITED with `retry-after` when none is left. */
  begin(address: CodeAddress, by: CodeUser, hasAsked: boolean): Promise<CodeTry>;
  /** A new code begins anew; a right one leaves nothing to count. */
  forget(address: CodeAddress, by: CodeUser, hasAsked: boolean): Promise<void>;
}

export function createCodeTries(limit: CallLimit, clock: Clock): CodeTries {
  return {
    async begin(address, by, hasAsked) {
      const own = await limit.count(keyOf(address, by, hasAsked), OTP_MINUTES * 60);
      if (own.calls > OTP_ATTEMPTS) throw tooMany(own.windowEnds, clock());
      const isFirst = hasAsked && own.calls === 1;
      const remaining = OTP_ATTEMPTS - own.calls;
      return {
        isFirst,
        async takeShared() {
          if (by.isKnown) return true;
          const all = await limit.count(sharedKey(address), 3600);
          if (all.calls <= TRIES_AN_HOUR) return true;
          if (isFirst) return false;
          throw tooMany(all.windowEnds, clock());
        },
        wrong: () => (remaining === 0 ? tooMany(own.windowEnds, clock()) : wrongCode(remaining)),
      };
    },
    forget: (address, by, hasAsked) => limit.clear(keyOf(address, by, hasAsked)),
  };
}

/** Whoever neither asked nor is known is no more than a network: a browser's cookie can be thrown away. */
function keyOf({ email, purpose }: CodeAddress, by: CodeUser, hasAsked: boolean): ThrottleKey {
  const trier = hasAsked || by.isKnown ? by.id : `network:${by.network}`;
  return { scope: 'code-tries', subject: `${purpose} ${email} ${trier}` };
}

function sharedKey({ email, purpose }: CodeAddress): ThrottleKey {
  return { scope: 'code-tries-of-all', subject: `${purpose} ${email}` };
}

function wrongCode(remainingAttempts: number): AppError {
  const message = 'Invalid verification code';
  return new AppError('BAD_REQUEST', message, { fields: { otp: message }, remainingAttempts });
}

function tooMany(until: Date, now: Date): AppError {
  return new AppError('RATE_LIMITED', 'Too many OTP attempts.', {
    remainingAttempts: 0,
    retryAfter: secondsUntil(until, now),
  });
}
