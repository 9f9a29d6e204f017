import type { Throttle } from '../throttle/throttle.service';

/** Codes that one address may ask for before it has to wait. */
const CODES_IN_A_ROW = 6;

const keyOf = (email: string) => {
  return { scope: 'code', subject: email };
};

/** Counts a code that is asked for, of either purpose. Throws RATE_LIMITED when there were too many. */
export async function limitCodes(throttle: Throttle, email: string): Promise<void> {
  await throttle.check([keyOf(email)], 'Too many codes were asked for.');
  await throttle.fail(keyOf(email), CODES_IN_A_ROW);
}

/** The address proved itself by a right code. */
export async function forgetCodes(throttle: Throttle, email: string): Promise<void> {
  await throttle.clear(keyOf(email));
}
