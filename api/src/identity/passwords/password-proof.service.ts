import type { Caller } from '../../core/caller';
import { AppError } from '../../core/app-error';
import type { CallerUser } from '../users/user.schema';
import type { PasswordHasher } from './password-hasher.service';
import { limitOf } from '../throttle/throttle.rules';
import type { Throttle } from '../throttle/throttle.service';

const LIMIT = limitOf(5);

export interface PasswordProof {
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
}

/**
 * Makes sure that it is the owner who asks, and not whoever found the page open. Throws FORBIDDEN that names `field`
 * for a wrong password, RATE_LIMITED after five in the same session: whoever got into one does not lock the others. CONFLICT for an account
 * that has none.
 */
export async function provePassword(
  { passwords, throttle }: PasswordProof,
  { id, passwordHash }: CallerUser,
  { sessionId }: Caller,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  if (passwordHash === null) {
    throw new AppError('CONFLICT', "This account has no password yet. 'Forgot password' gives it one.");
  }
  const key = { scope: 'password', subject: `${id} ${sessionId}` };
  const isRight = await passwords.inTurn(async () => {
    await throttle.attempt({ key, message: 'Too many wrong passwords.' }, LIMIT);
    return passwords.verify(passwordHash, password);
  });
  if (!isRight) {
    const message = 'The current password is not right';
    throw new AppError('FORBIDDEN', message, { fields: { [field]: message } });
  }
  await throttle.clear(key);
}
