import type { PlanChoice } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { findUserByEmail, findUserById, saveUnverifiedUser, verifyUser } from '../users/users.service';
import { forgetCodes, limitCodes } from '../codes/code-limit.service';
import { accountExistsMail, codeMail } from '../users/account-mails.view';
import type { CodeSent, OneTimeCodes } from '../codes/one-time-codes.service';
import type { PasswordHasher } from '../passwords/password-hasher.service';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { SignedIn } from '../sessions/session-tokens.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { Throttle } from '../throttle/throttle.service';
import type { Visitor } from '../../core/visitor';

export interface Registration {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly plan?: PlanChoice | undefined;
}

/** A sign-up, and the secret that ties it to its browser. */
export interface StartedRegistration {
  readonly sent: CodeSent;
  readonly browserSecret: string;
}

export interface CodeProof {
  readonly email: string;
  readonly otp: string;
  /** Undefined in a browser that signed up nobody with this address. */
  readonly browserSecret: string | undefined;
}

export interface RegistrationService {
  /** Answers the same, after the same work, whether the address has an account or not (API-06). */
  register(registration: Registration): Promise<StartedRegistration>;
  /** A new code for an account that waits for one; a decoy for every other address. */
  resend(email: string): Promise<CodeSent>;
  /**
   * Proves the address, opens the account with its Starter credits, and signs in. With the secret of a sign-up that
   * somebody else's has replaced meanwhile it throws CONFLICT: the account would have the other one's password.
   */
  verify(proof: CodeProof, from: Visitor): Promise<SignedIn>;
}

export interface RegistrationSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordHasher;
  readonly sessions: SessionsService;
  readonly throttle: Throttle;
  /** Undefined: codes are in the answers. */
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export function createRegistrationService(settings: RegistrationSettings): RegistrationService {
  const { db, clock, codes, passwords, sessions, throttle, mailer, publicUrl } = settings;

  function answer(code: string): CodeSent {
    const message = 'Enter the verification code to continue.';
    return mailer === undefined ? { message, otp: code } : { message };
  }

  return {
    async register({ firstname, lastname, email, password, plan }) {
      await limitCodes(throttle, email);
      const passwordHash = await passwords.inTurn(() => passwords.hash(password));
      const names = { firstName: firstname, lastName: lastname };
      const browserSecret = makeSecret();
      const user = await saveUnverifiedUser(
        db,
        {
          ...names,
          email,
          passwordHash,
          chosenPlan: plan ?? null,
          registrationHash: hashSecret(browserSecret),
        },
        clock(),
      );
      const code = await codes.issue(email, 'verify', user?.id);
      await mailer?.send(
        user === undefined ? accountExistsMail(email, `${publicUrl}/signin`) : codeMail(email, code),
      );
      return { sent: answer(code), browserSecret };
    },
    async resend(email) {
      await limitCodes(throttle, email);
      const user = await findUserByEmail(db, email);
      const waiting = user?.verifiedAt === null ? user : undefined;
      const code = await codes.issue(email, 'verify', waiting?.id);
      await mailer?.send(waiting && codeMail(email, code));
      return answer(code);
    },
    async verify({ email, otp, browserSecret }, from) {
      const signedIn = await codes.redeem({ email, purpose: 'verify', code: otp }, async (tx, userId) => {
        const now = clock();
        await requireOwnSignUp(tx, userId, browserSecret);
        const user = await verifyUser(tx, userId, now);
        if (user === undefined) throw new AppError('UNAUTHENTICATED', 'This account is gone.');
        return sessions.start(tx, user, from);
      });
      await forgetCodes(throttle, email);
      return signedIn;
    },
  };
}

async function requireOwnSignUp(tx: Queryable, userId: string, secret: string | undefined): Promise<void> {
  if (secret === undefined) return;
  const kept = (await findUserById(tx, userId))?.registrationHash ?? null;
  if (kept === null || kept === hashSecret(secret)) return;
  throw new AppError('CONFLICT', 'This address was signed up once more, elsewhere. Please sign up again.');
}
