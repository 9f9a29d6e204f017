import { MAX_LOGIN_ATTEMPTS } from '@tessera/shared/contracts';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import { networkOf } from '../../core/network';
import { limitOf, type Guard, type ThrottleLimit } from '../throttle/throttle.rules';

const TOO_MANY = 'Too many failed sign-ins.';

/** Of one account from one place: a browser that it knows, or else a network. */
export const OWN_LIMIT: ThrottleLimit = limitOf(MAX_LOGIN_ATTEMPTS);

/** A network is shared by many people, so it takes more failures to lock it than an account. */
export const NETWORK_LIMIT: ThrottleLimit = limitOf(20);

/** Of one account from everywhere it does not know: guessing from thousands of networks ends here. */
export const ACCOUNT_LIMIT: ThrottleLimit = {
  failures: 100,
  firstLock: 3600,
  longestLock: 3600,
  memory: 3600,
};

/** Counts the sign-ins of a browser that the account knows. Nobody else's failures do. */
export function knownGuard(email: string, { browser }: SignInVisitor): Guard {
  return { key: { scope: 'account-browser', subject: `${email} ${browser}` }, message: TOO_MANY };
}

/** Counts those of all other browsers in a network. */
export function strangerGuard(email: string, visitor: SignInVisitor): Guard {
  return {
    key: { scope: 'account-network', subject: `${email} ${networkOf(visitor.address)}` },
    message: TOO_MANY,
  };
}

export function networkGuard(visitor: SignInVisitor): Guard {
  return { key: { scope: 'address', subject: networkOf(visitor.address) }, message: TOO_MANY };
}

export function accountGuard(email: string): Guard {
  return {
    key: { scope: 'account', subject: email },
    message:
      "There were too many failed sign-ins to this account. Use a browser that you have signed in on before, or 'Forgot password'.",
  };
}
