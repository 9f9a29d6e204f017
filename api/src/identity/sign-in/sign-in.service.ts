import { AppError } from '../../core/app-error';
import type { Database } from '../../db/database';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import { findDevice } from '../known-devices/known-devices.service';
import type { PasswordHasher } from '../passwords/password-hasher.service';
import type { SignedIn } from '../sessions/session-tokens.service';
import type { SessionsService } from '../sessions/sessions.service';
import { createOrder } from '../throttle/order.service';
import type { Throttle } from '../throttle/throttle.service';
import type { UserRow } from '../users/user.schema';
import { findUserByEmail } from '../users/users.service';
import {
  ACCOUNT_LIMIT,
  accountGuard,
  knownGuard,
  NETWORK_LIMIT,
  networkGuard,
  OWN_LIMIT,
  strangerGuard,
} from './sign-in-limits.rules';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export interface SignInService {
  /**
   * Signs in. Throws UNAUTHENTICATED in the same words, after the same work, for a wrong password, an
   * unknown address and one that was never verified; RATE_LIMITED while locked (API-05, API-06).
   */
  signIn(credentials: Credentials, from: SignInVisitor): Promise<SignedIn>;
}

export interface SignInSettings {
  readonly db: Database;
  readonly passwords: PasswordHasher;
  readonly sessions: SessionsService;
  readonly throttle: Throttle;
}

export function createSignInService({ db, passwords, sessions, throttle }: SignInSettings): SignInService {
  const inOrder = createOrder();

  async function compare(email: string, password: string): Promise<UserRow | undefined> {
    const found = await findUserByEmail(db, email);
    const isRight = await passwords.verify(found?.passwordHash, password);
    return isRight && found?.verifiedAt != null ? found : undefined;
  }

  /** Counts the try before it is compared. A browser that the account knows is not stopped by anybody else's (SAFE-07). */
  async function prove(
    { email, password }: Credentials,
    visitor: SignInVisitor,
  ): Promise<UserRow | undefined> {
    const isKnown = await findDevice(db, email, visitor.browser);
    const own = isKnown ? knownGuard(email, visitor) : strangerGuard(email, visitor);
    const shared = isKnown ? [] : [networkGuard(visitor), accountGuard(email)];
    if (!isKnown) await throttle.check(shared);
    await throttle.attempt(own, OWN_LIMIT);
    const user = await compare(email, password);
    if (user !== undefined) await throttle.clear(own.key);
    else if (!isKnown) {
      await throttle.fail(networkGuard(visitor).key, NETWORK_LIMIT);
      await throttle.fail(accountGuard(email).key, ACCOUNT_LIMIT);
    }
    return user;
  }

  return {
    async signIn(credentials, visitor) {
      const { browser, address, isNewBrowser } = visitor;
      const place = `${credentials.email} ${isNewBrowser ? address : browser}`;
      const user = await inOrder(place, () => passwords.inTurn(() => prove(credentials, visitor)));
      if (user === undefined) throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
      return sessions.start(db, user, { isRemembered: credentials.isRemembered, ...visitor });
    },
  };
}
