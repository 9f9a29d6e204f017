import type { CallOutput, readSignInOptions } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Authentication } from '../core/caller';
import type { Clock } from '../core/clock';
import type { Database, Queryable } from '../db/database';
import type { Mailer } from '../mail/mailer';
import type { Sealer } from '../secrets/sealer';
import { accountRoutes } from './accounts/account.routes';
import { createAccountService } from './accounts/account.service';
import { createEmailChange } from './accounts/email-change.service';
import { createOwnerProof, type OwnerProof } from './accounts/owner-proof.service';
import { createRegistrationService } from './accounts/registration.service';
import { readOwnActivity } from './activity/activity.repository';
import { deleteExpiredCodes } from './codes/one-time-codes.repository';
import { createOneTimeCodes } from './codes/one-time-codes.service';
import { readOwnDevices } from './known-devices/known-devices.repository';
import { deleteOldDevices } from './known-devices/known-devices.service';
import { createVisitors } from './known-devices/visitors.http';
import { createPasswordChange } from './passwords/password-change.service';
import { createPasswordHasher, type Hashing } from './passwords/password-hasher.service';
import { createPasswordRecovery } from './passwords/password-recovery.service';
import { resetCodesOf } from './passwords/reset-codes.rules';
import { deleteExpiredResetTokens } from './passwords/reset-tokens.repository';
import { readOwnIdentities } from './providers/identities.repository';
import { createIdentitiesService } from './providers/identities.service';
import { oauthRoutes } from './providers/oauth.routes';
import { createProviderFlows } from './providers/provider-flow.service';
import { createProviderSignIn } from './providers/provider-sign-in.service';
import { configuredProviders, createProviders } from './providers/providers.client';
import { deleteExpiredSignInCodes } from './providers/sign-in-codes.repository';
import { createAccessTokens } from './sessions/access-tokens.service';
import { requireSession } from './sessions/caller.service';
import { createDevicesService } from './sessions/devices.service';
import { createRefreshCookie, type RefreshCookie } from './sessions/refresh-cookie.http';
import { deleteExpiredTokens, readOwnSessions } from './sessions/sessions.repository';
import { createSessionsService, type SessionsService } from './sessions/sessions.service';
import { createSigningKeys } from './sessions/signing-keys.service';
import { createSignInAnswer } from './sessions/sign-in-answer.http';
import { createSignInCookies } from './sessions/sign-in-cookies.http';
import { signInRoutes } from './sign-in/sign-in.routes';
import { createSignInService } from './sign-in/sign-in.service';
import { deleteOldCounts } from './throttle/call-counts.repository';
import { createCallLimit } from './throttle/call-limit.service';
import { createNetworkLimit, type NetworkLimit } from './throttle/network-limit.service';
import { deleteOldThrottles } from './throttle/throttle.repository';
import { createThrottle, type Throttle } from './throttle/throttle.service';

export { limitOf, type Guard } from './throttle/throttle.rules';
export type { Throttle } from './throttle/throttle.service';
export type { OwnerProof } from './accounts/owner-proof.service';
export { listActivity } from './activity/activity.repository';
export { recordActivity } from './activity/activity.service';
export { createGuestLimits } from './codes/guest-limits.service';
export { createHashChild, HashChildMissingError, requireHashChild } from './passwords/hash-process.client';
export { hashInProcess, type Hashing } from './passwords/password-hasher.service';
export {
  githubConfiguration,
  readGithubUser,
  revokeGithubToken,
  type GithubUser,
} from './providers/github-connection.client';
export { authorizationUrl, exchangeCode } from './providers/open-id-connection.client';
export { readReturnPath } from './providers/return-path.rules';
export type { ProviderChecks } from './providers/sign-in-provider.port';
export { findCaller } from './sessions/caller.service';
export type { RefreshCookie } from './sessions/refresh-cookie.http';
export type { SignedIn } from './sessions/session-tokens.service';
export type { SessionsService } from './sessions/sessions.service';
export { visitorOf } from './sessions/visitor.http';
export { createCallLimit, type CallLimit } from './throttle/call-limit.service';
export { guardedRoute } from './throttle/guarded-route.http';
export { planAt } from './users/user-plan.rules';
export type { UserRow } from './users/user.schema';
export { deleteUser, findUserById, setUserPlan } from './users/users.service';

/** What the copy of a person's data has of how they sign in and of what happened to their account. */
export const identityData = {
  identities: readOwnIdentities,
  sessions: readOwnSessions,
  knownBrowsers: readOwnDevices,
  activity: readOwnActivity,
};

/** Removes what ended before `time`. */
export async function deleteExpiredIdentityRows(q: Queryable, time: Date): Promise<void> {
  await deleteExpiredCodes(q, time);
  await deleteExpiredTokens(q, time);
  await deleteExpiredResetTokens(q, time);
  await deleteExpiredSignInCodes(q, time);
  await deleteOldDevices(q, time);
  await deleteOldCounts(q, time);
  await deleteOldThrottles(q, time);
}

export interface IdentitySettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  readonly hashing: Hashing;
  readonly environment: Pick<Environment, 'publicUrl' | 'apiUrl' | 'providers' | 'quotas'>;
}

export interface Identity {
  readonly authentication: Authentication;
  readonly cookie: RefreshCookie;
  readonly owners: OwnerProof;
  readonly sessions: SessionsService;
  /** Locks out whoever guesses. */
  readonly throttle: Throttle;
  /** Counts what visitors try without an account. */
  readonly draftLimit: NetworkLimit;
  /** What signing in is set up for: the same for everybody, as long as this server runs. */
  readonly signInOptions: CallOutput<typeof readSignInOptions>;
  addRoutes(api: FastifyInstance): void;
}

/** Who someone is: signing up and in, sessions, passwords, and people's own accounts. */
export async function createIdentity({ environment, ...settings }: IdentitySettings): Promise<Identity> {
  const { db, sealer, clock } = settings;
  const { publicUrl, apiUrl = `${publicUrl}/api` } = environment;
  const keys = await createSigningKeys(settings);
  const accessTokens = createAccessTokens(keys, clock);
  const passwords = createPasswordHasher(settings);
  const throttle = createThrottle(db, clock);
  const limit = createCallLimit(db, clock);
  const sessions = createSessionsService({ db, sealer, accessTokens, clock });
  const codes = createOneTimeCodes({ ...settings, limit });
  const parts = { ...settings, publicUrl, codes, passwords, sessions, throttle, limit };
  const providers = createProviders(environment.providers, clock);
  const cookie = createRefreshCookie(apiUrl);
  const visitors = createVisitors(apiUrl);
  const resetCodes = resetCodesOf(settings.mailer !== undefined, publicUrl);
  const signInOptions = { providers: configuredProviders(environment.providers), resetCodes };
  const answerSignIn = createSignInAnswer(cookie, visitors, sessions);
  const authentication: Authentication = {
    readToken: (authorization) => accessTokens.readToken(authorization),
    requireSession: (caller) => requireSession(db, caller, clock()),
  };
  return {
    authentication,
    cookie,
    owners: createOwnerProof(parts),
    sessions,
    throttle,
    draftLimit: createNetworkLimit(db, clock, { quota: 'drafts', limit: environment.quotas.drafts }),
    signInOptions,
    addRoutes(api) {
      api.addHook('onRequest', (request, _reply, done) => {
        const refreshing = keys.refresh();
        if (refreshing === undefined) {
          done();
          return;
        }
        refreshing
          .catch((error: unknown) => {
            // The keys that are known go on: who asks whether the server lives does not ask for its database.
            request.log.warn({ err: error }, 'The signing keys could not be read again');
          })
          .finally(done);
      });
      signInRoutes(api, {
        registration: createRegistrationService(parts),
        recovery: createPasswordRecovery({
          ...parts,
          tellOperator: resetCodes === 'serverLog' ? (words) => api.log.warn(words) : undefined,
        }),
        signIn: createSignInService(parts),
        cookie,
        answerSignIn,
        authentication,
        signUpCookies: createSignInCookies('signup', apiUrl),
        sessions,
        visitors,
        limit,
        signUpLimit: createNetworkLimit(db, clock, { quota: 'signUps', limit: environment.quotas.signUps }),
      });
      accountRoutes(api, {
        account: createAccountService(db, clock),
        devices: createDevicesService(db, clock),
        emailChange: createEmailChange(parts),
        identities: createIdentitiesService(db, clock),
        passwordChange: createPasswordChange(parts),
        visitors,
      });
      oauthRoutes(api, {
        flows: createProviderFlows({ providers, sealer, clock, apiUrl, publicUrl }),
        signIn: createProviderSignIn(parts),
        answerSignIn,
        visitors,
        flowCookies: createSignInCookies('flow', apiUrl),
        codeCookies: createSignInCookies('code', apiUrl),
        limit,
        publicUrl,
        options: signInOptions,
      });
    },
  };
}
