import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { findUserByEmail, lockAddress, openProvedAccount } from '../users/users.service';
import type { OneTimeCodes } from '../codes/one-time-codes.service';
import type { UserRow } from '../users/user.schema';
import { findIdentityUser, insertIdentity } from './identities.repository';
import type { ProviderProfile } from './sign-in-provider.port';
import { PROVIDER_LABELS } from './provider-labels.data';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { SignedIn } from '../sessions/session-tokens.service';
import type { SessionsService } from '../sessions/sessions.service';
import { insertSignInCode, takeSignInCode } from './sign-in-codes.repository';
import type { SignInVisitor } from '../known-devices/known-device.schema';

/** How long the page has to exchange its code, in seconds. */
export const SIGN_IN_CODE_SECONDS = 120;

/** The address may belong to someone else: nobody gets into an account, or squats one, by it. */
export class UnprovedEmailError extends AppError {
  constructor(label: string) {
    super(
      'FORBIDDEN',
      `${label} has not verified your email address. Verify it there, or sign up with it here.`,
    );
  }
}

export interface ProviderCode {
  readonly code: string;
  /** Stays in the browser's cookie; the code is worth nothing without it. */
  readonly binding: string;
}

export interface ProviderSignInService {
  /** Signs in who the provider says came back. Throws FORBIDDEN when the provider did not verify the address. */
  signIn(profile: ProviderProfile, from: SignInVisitor): Promise<SignedIn>;
  /** The same in two steps: a code for the address bar, and what it is exchanged for. */
  prepare(profile: ProviderProfile, returnPath: string | undefined): Promise<ProviderCode>;
  /** Throws GONE for a code that is unknown, used, too old, or another browser's. */
  exchange(
    presented: { readonly code: string; readonly binding: string },
    from: SignInVisitor,
  ): Promise<SignedIn & { readonly returnPath: string | undefined }>;
}

export interface ProviderSignInSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: SessionsService;
  readonly codes: OneTimeCodes;
}

export function createProviderSignIn(settings: ProviderSignInSettings): ProviderSignInService {
  const { db, clock, sessions, codes } = settings;
  return {
    signIn: (profile, from) =>
      db.transaction(async (tx) => sessions.start(tx, await findOrOpen(tx, codes, profile, clock()), from)),
    async prepare(profile, returnPath) {
      const code = makeSecret();
      const binding = makeSecret();
      await db.transaction(async (tx) => {
        const user = await findOrOpen(tx, codes, profile, clock());
        await insertSignInCode(tx, {
          userId: user.id,
          codeHash: hashSecret(code),
          bindingHash: hashSecret(binding),
          returnPath: returnPath ?? null,
          expiresAt: addSeconds(clock(), SIGN_IN_CODE_SECONDS),
        });
      });
      return { code, binding };
    },
    exchange: ({ code, binding }, from) =>
      db.transaction(async (tx) => {
        const hashes = { codeHash: hashSecret(code), bindingHash: hashSecret(binding) };
        const taken = await takeSignInCode(tx, hashes, clock());
        if (taken === undefined) {
          throw new AppError('GONE', 'This sign-in was used before or is too old. Please sign in again.');
        }
        const signedIn = await sessions.start(tx, taken.user, from);
        return { ...signedIn, returnPath: taken.returnPath ?? undefined };
      }),
  };
}

/** The identity's user; else the address's, which is opened or taken over where nobody ever proved it. */
async function findOrOpen(
  tx: Queryable,
  codes: OneTimeCodes,
  profile: ProviderProfile,
  now: Date,
): Promise<UserRow> {
  const { provider, subject, email, isEmailVerified, firstName, lastName, displayName } = profile;
  const known = await findIdentityUser(tx, { provider, subject }, now);
  if (known !== undefined) return known;
  if (email === undefined || !isEmailVerified) throw new UnprovedEmailError(PROVIDER_LABELS[provider]);
  await lockAddress(tx, email);
  // Another window may have finished the same first sign-in while this one waited.
  const first = await findIdentityUser(tx, { provider, subject }, now);
  if (first !== undefined) return first;
  const opened = await openProvedAccount(tx, { email, firstName, lastName }, now);
  const user = opened ?? (await findUserByEmail(tx, email));
  if (user === undefined) throw new Error('An address was neither free nor taken');
  // No code that was made before the address was proved may be used after.
  if (opened !== undefined) await codes.revoke(tx, [email], opened.id);
  await insertIdentity(tx, { provider, subject, userId: user.id, displayName: displayName || email }, now);
  return user;
}
