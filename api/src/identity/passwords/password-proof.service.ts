import { AppError } from '../../core/app-error';
import type { UserRow } from '../users/user.schema';
import type { PasswordHasher } from './password-hasher.service';
import type { Throttle } from '../throttle/throttle.service';

const MAX_WRONG_PASSWORDS = 5;

export interface PasswordProof {
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
}

/**
 * Makes sure that it is the owner who asks, and not whoever found the page open. Throws FORBIDDEN that names `field`
 * for a wrong password, RATE_LIMITED after five, and CONFLICT for an account that has none.
 */
export async function provePassword(
  { passwords, throttle }: PasswordProof,
  { id, passwordHash }: UserRow,
  password: string,
  field: string,
): Promise<void> {
  if (passwordHash === null) {
    throw new AppError('CONFLICT', "This account has no password yet. 'Forgot password' gives it one.");
  }
  const key = { scope: 'password', subject: id };
  // Checked, compared and counted in one turn: guesses sent together are counted one by one.
  const failed = await passwords.inTurn(async () => {
    const before = await throttle.check([key], 'Too many wrong passwords.');
    if (await passwords.verify(passwordHash, password)) return before;
    await throttle.fail(key, MAX_WRONG_PASSWORDS);
    return undefined;
  });
  if (failed === undefined) {
    const message = 'The current password is not right';
    throw new AppError('FORBIDDEN', message, { fields: { [field]: message } });
  }
  if (failed.length > 0) await throttle.clear(key);
}
