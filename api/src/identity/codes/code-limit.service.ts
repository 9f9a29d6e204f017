import type { CodeUser } from '../known-devices/known-device.schema';
import type { CallLimit } from '../throttle/call-limit.service';
import { limitOf, type ThrottleKey } from '../throttle/throttle.rules';
import type { Throttle } from '../throttle/throttle.service';
import type { CodePurpose } from './one-time-codes.repository';

/** Codes that somebody may ask for before they have to wait. */
export const CODES_IN_A_ROW = limitOf(6);

/** Mails with a code that browsers unknown to an account may have sent to its address in an hour, from everywhere. */
export const MAILS_AN_HOUR = 30;

export interface CodeLimits {
  readonly throttle: Throttle;
  readonly limit: Pick<CallLimit, 'isWithin'>;
}

function keyOf(email: string, { id, isKnown, network }: CodeUser): ThrottleKey {
  return { scope: 'code', subject: `${email} ${isKnown ? id : `network:${network}`}` };
}

/**
 * Counts a code that is asked for. Throws RATE_LIMITED when the same browser, or unknown ones of the same network,
 * asked for too many. False when too many were asked for from everywhere: no further mail goes to this address then,
 * those that went stay good, and the answer is the same.
 */
export async function limitCodes(
  { throttle, limit }: CodeLimits,
  email: string,
  purpose: CodePurpose,
  by: CodeUser,
): Promise<boolean> {
  const guard = { key: keyOf(email, by), message: 'Too many codes were asked for.' };
  await throttle.attempt(guard, CODES_IN_A_ROW);
  if (by.isKnown) return true;
  return limit.isWithin({ scope: 'code-mails', subject: `${purpose} ${email}` }, MAILS_AN_HOUR, 3600);
}

/** The address proved itself by a right code. */
export async function forgetCodes({ throttle }: CodeLimits, email: string, by: CodeUser): Promise<void> {
  await throttle.clear(keyOf(email, by));
}
