import { MAX_LOGIN_ATTEMPTS } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { yieldToEventLoop } from '../../core/yield-to-event-loop';
import type { Database } from '../../db/database';
import { findUserByEmail } from '../users/users.service';
import type { PasswordHasher } from '../passwords/password-hasher.service';
import type { SignedIn } from '../sessions/session-tokens.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { Throttle } from '../throttle/throttle.service';
import type { Visitor } from '../../core/visitor';

export interface Credentials extends Visitor {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export interface SignInService {
  /**
   * Signs in. Throws UNAUTHENTICATED in the same words, after the same work, for a wrong password, an
   * unknown address and one that was never verified; RATE_LIMITED while locked (API-05, API-06).
   */
  signIn(credentials: Credentials): Promise<SignedIn>;
}

export interface SignInSettings {
  readonly db: Database;
  readonly passwords: PasswordHasher;
  readonly sessions: SessionsService;
  readonly throttle: Throttle;
}

/** A network address is shared by many people, so it takes more failures to lock it than an account. */
const MAX_ADDRESS_FAILURES = 20;

export function createSignInService({ db, passwords, sessions, throttle }: SignInSettings): SignInService {
  return {
    async signIn({ email, password, isRemembered, address, device }) {
      const account = { scope: 'account', subject: email };
      const network = { scope: 'address', subject: address };
      // Checked, compared and counted in one turn: guesses sent together are counted one by one.
      const proved = await passwords.inTurn(async () => {
        await yieldToEventLoop();
        const failed = await throttle.check([account, network], 'Too many failed sign-ins.');
        await yieldToEventLoop();
        const found = await findUserByEmail(db, email);
        const isRight = await passwords.verify(found?.passwordHash, password);
        if (isRight && found?.verifiedAt != null) return { found, hasFailed: failed.includes(account) };
        await throttle.fail(account, MAX_LOGIN_ATTEMPTS);
        await throttle.fail(network, MAX_ADDRESS_FAILURES);
        return undefined;
      });
      if (proved === undefined) throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
      await yieldToEventLoop();
      if (proved.hasFailed) await throttle.clear(account);
      return sessions.start(db, proved.found, { isRemembered, device, address });
    },
  };
}
