import { AppError } from '../../core/app-error';
import { secondsUntil, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { createCallLimit } from '../throttle/call-limit.service';
import { GUESSABLE_SHARE, type ThrottleKey } from '../throttle/throttle.rules';
import { createThrottle } from '../throttle/throttle.service';
import { CODES_IN_A_ROW, MAILS_AN_HOUR } from './code-limit.service';
import { TRIES_AN_HOUR } from './code-tries.service';

/** Mails to people who did not ask for one, that an account may have sent in a day. */
const INVITATIONS_A_DAY = 200;
const DAY_SECONDS = 24 * 3600;
/** Of them to one address, whoever sends them. */
const INVITATIONS_TO_ONE = 5;
/** Codes to one mailbox in an hour, from all applications together. */
const MAILS_TO_ONE = 3 * MAILS_AN_HOUR;
/** Strangers whom one application may have mailed a code in an hour: it is no way to write to everybody. */
const NEWCOMERS_AN_HOUR = 200;

/**
 * The limits of signing in to Tessera, for the people of applications, who have no account here. Counted apart, so that nothing that
 * happens at an application locks anybody out of Tessera (DATA-03).
 */
export interface GuestLimits {
  /** Counts a call of a network. Throws RATE_LIMITED above a share of all that it may make in a minute. */
  takeCall(call: string, network: string): Promise<void>;
  /**
   * Counts a code that is asked for at an application. Throws RATE_LIMITED when the same network asked for too many of this address.
   * False when too many were asked for from everywhere: no further mail goes there, and the answer is the same. Those of a network from
   * which the address has signed in before are counted apart, so that many others together leave its owner a code.
   */
  takeCode(asked: {
    readonly email: string;
    readonly network: string;
    readonly application: string;
    readonly isKnown: boolean;
  }): Promise<boolean>;
  /** Counts a code for whoever comes to an application; false where no more strangers are mailed from there in this hour. */
  takeNewcomer(application: string): Promise<boolean>;
  /** The address proved itself by a right code. */
  forgetCodes(email: string, network: string): Promise<void>;
  /** Counts a try from elsewhere than where the codes were asked for; false when all those together were too many. */
  takeForeignTry(subject: string): Promise<boolean>;
  /** Counts an invitation that an account sends. Throws RATE_LIMITED above those of a day; false where the address got enough of them. */
  takeInvitation(userId: string, email: string): Promise<boolean>;
}

function codesKey(email: string, network: string): ThrottleKey {
  return { scope: 'guest-code', subject: `${email} ${network}` };
}

/** 'ada+shop@example.com' is ada's mailbox at most providers. */
const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

export function createGuestLimits(db: Database, clock: Clock, requestsPerMinute: number): GuestLimits {
  const throttle = createThrottle(db, clock);
  const limit = createCallLimit(db, clock);
  const perMinute = Math.ceil(requestsPerMinute * GUESSABLE_SHARE);
  return {
    takeCall: (call, network) => limit.take(call, network, perMinute),
    async takeCode({ email, network, application, isKnown }) {
      const guard = { key: codesKey(email, network), message: 'Too many codes were asked for.' };
      await throttle.attempt(guard, CODES_IN_A_ROW);
      // The same statements either way: how long it takes tells nobody where an address signs in from.
      const apart = isKnown ? ` ${network}` : '';
      const here = { scope: 'guest-code-mails', subject: `${application} ${email}${apart}` };
      if (!(await limit.isWithin(here, MAILS_AN_HOUR, 3600))) return false;
      return limit.isWithin(
        { scope: 'guest-mailbox', subject: mailboxOf(email) + apart },
        MAILS_TO_ONE,
        3600,
      );
    },
    takeNewcomer: (subject) => limit.isWithin({ scope: 'guest-newcomers', subject }, NEWCOMERS_AN_HOUR, 3600),
    forgetCodes: (email, network) => throttle.clear(codesKey(email, network)),
    takeForeignTry: (subject) => limit.isWithin({ scope: 'guest-code-tries', subject }, TRIES_AN_HOUR, 3600),
    async takeInvitation(userId, email) {
      const key = { scope: 'guest-invitations', subject: userId };
      const { calls, windowEnds } = await limit.count(key, DAY_SECONDS);
      if (calls <= INVITATIONS_A_DAY) {
        const to = { scope: 'guest-invited', subject: mailboxOf(email) };
        return limit.isWithin(to, INVITATIONS_TO_ONE, DAY_SECONDS);
      }
      throw new AppError(
        'RATE_LIMITED',
        `You can invite ${String(INVITATIONS_A_DAY)} people a day. Try again tomorrow.`,
        { retryAfter: secondsUntil(windowEnds, clock()) },
      );
    },
  };
}
