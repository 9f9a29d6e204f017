import type { PasswordNeeded, PlanChoice } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Mail, Mailer } from '../../mail/mailer';
import { findUserByEmail, saveUnverifiedUser, verifyUser } from '../users/users.service';
import { forgetCodes, limitCodes, type CodeLimits } from '../codes/code-limit.service';
import { accountExistsMail, codeMail } from '../users/account-mails.view';
import { invalidCode, type CodeSent, type OneTimeCodes } from '../codes/one-time-codes.service';
import { requireUncommon } from '../passwords/common-passwords.service';
import { issueResetToken } from '../passwords/reset-tokens.service';
import type { PasswordHasher } from '../passwords/password-hasher.service';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { SignedIn } from '../sessions/session-tokens.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { CodeUser, SignInVisitor } from '../known-devices/known-device.schema';
import { recognise } from '../known-devices/known-devices.service';

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
  register(registration: Registration, from: SignInVisitor): Promise<StartedRegistration>;
  /** A new code for an account that waits for one; a decoy for every other address. */
  resend(email: string, from: SignInVisitor): Promise<CodeSent>;
  /**
   * Proves the address, opens the account with its Starter credits, and signs in: in the browser that signed up last.
   * Anywhere else the account opens without a password, since somebody else may have typed it, and nobody is signed in
   * before a new one is set by the token (SAFE-10).
   */
  verify(proof: CodeProof, from: SignInVisitor): Promise<SignedIn | PasswordNeeded>;
}

export interface RegistrationSettings extends CodeLimits {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordHasher;
  readonly sessions: SessionsService;
  /** Undefined: codes are in the answers. */
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export function createRegistrationService(settings: RegistrationSettings): RegistrationService {
  const { db, clock, codes, passwords, sessions, mailer, publicUrl } = settings;

  /** Where the mailbox was sent enough, the codes in it stay good; without a mailer there is none to spare. */
  async function send(
    email: string,
    userId: string | undefined,
    { by, isMailed, mail }: { by: CodeUser; isMailed: boolean; mail: (code: string) => Mail | undefined },
  ): Promise<CodeSent> {
    const message = 'Enter the verification code to continue.';
    if (!isMailed && mailer !== undefined) return { message };
    const code = await codes.issue(email, 'verify', userId, by);
    await mailer?.send(mail(code));
    return mailer === undefined ? { message, otp: code } : { message };
  }

  return {
    async register({ firstname, lastname, email, password, plan }, from) {
      await requireUncommon('password', password, { email, firstName: firstname, lastName: lastname });
      const by = await recognise(db, email, from);
      const isMailed = await limitCodes(settings, email, 'verify', by);
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
      const mail = (code: string) =>
        user === undefined ? accountExistsMail(email, `${publicUrl}/signin`) : codeMail(email, code);
      return { sent: await send(email, user?.id, { by, isMailed, mail }), browserSecret };
    },
    async resend(email, from) {
      const by = await recognise(db, email, from);
      const isMailed = await limitCodes(settings, email, 'verify', by);
      const user = await findUserByEmail(db, email);
      const waiting = user?.verifiedAt === null ? user : undefined;
      const mail = (code: string) => waiting && codeMail(email, code);
      return send(email, waiting?.id, { by, isMailed, mail });
    },
    async verify({ email, otp, browserSecret }, from) {
      const by = await recognise(db, email, from);
      const attempt = { email, purpose: 'verify', code: otp, by } as const;
      const proved = await codes.redeem(attempt, async (tx, userId) => {
        const now = clock();
        const registrationHash = browserSecret === undefined ? undefined : hashSecret(browserSecret);
        const user = await verifyUser(tx, userId, registrationHash, now);
        // Proved by other means meanwhile: this code opens nothing any more.
        if (user === undefined) throw invalidCode();
        if (user.passwordHash !== null) return sessions.start(tx, user, from);
        return { passwordNeeded: true as const, token: await issueResetToken(tx, user, now) };
      });
      await forgetCodes(settings, email, by);
      return proved;
    },
  };
}
