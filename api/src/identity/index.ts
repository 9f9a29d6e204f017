import type { FastifyInstance } from 'fastify';
import { createAccountDeletion } from '../privacy/deletion/deletion.service';
import { createDataExport } from '../privacy/export/export.service';
import { createEmailChange } from './accounts/email-change.service';
import { ownDataRoutes } from '../privacy/privacy.routes';
import { createActivityService } from '../privacy/history/history.service';
import { createAccessTokens } from './sessions/access-tokens.service';
import { accountRoutes } from './accounts/account.routes';
import { createAccountService } from './accounts/account.service';
import { authRoutes } from './sign-in/sign-in.routes';
import { createCallLimit } from './throttle/call-limit.service';
import { requireSession } from './sessions/caller.service';
import { createIdentitiesService } from './providers/identities.service';
import { oauthRoutes } from './providers/oauth.routes';
import { createOneTimeCodes } from './codes/one-time-codes.service';
import { createPasswordHasher, type Hashing } from './passwords/password-hasher.service';
import { createPasswordRecovery } from './passwords/password-recovery.service';
import { createProviderFlows } from './providers/provider-flow.service';
import { createProviderSignIn } from './providers/provider-sign-in.service';
import { createProviders } from './providers/providers.client';
import { createRefreshCookie } from './sessions/refresh-cookie.http';
import { createRegistrationService } from './accounts/registration.service';
import { createSessionsService } from './sessions/sessions.service';
import { createSignInCookies } from './sign-in/sign-in-cookies.http';
import { createSignInService } from './sign-in/sign-in.service';
import { createSigningKeys } from './sessions/signing-keys.service';
import { createThrottle } from './throttle/throttle.service';
import type { Environment } from '../config/environment';
import type { Authentication } from '../core/caller';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import { githubAccountRoutes } from '../github/connections/connections.routes';
import { createGithubAccount } from '../github/connections/connections.service';
import { createGithubConsent } from '../github/connections/github-consent.client';
import type { Mailer } from '../mail/mailer';
import type { Sealer } from '../secrets/sealer';

export interface IdentitySettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  readonly hashing: Hashing;
  readonly environment: Pick<Environment, 'publicUrl' | 'apiUrl' | 'providers'>;
}

export interface Identity {
  readonly authentication: Authentication;
  addRoutes(api: FastifyInstance): void;
}

/** Joins what has to do with who someone is. */
export async function createIdentity({ environment, ...settings }: IdentitySettings): Promise<Identity> {
  const { db, sealer, clock } = settings;
  const { publicUrl, apiUrl = `${publicUrl}/api` } = environment;
  const keys = await createSigningKeys(settings);
  const accessTokens = createAccessTokens(keys, clock);
  const passwords = createPasswordHasher(settings);
  const throttle = createThrottle(db, clock);
  const limit = createCallLimit(db, clock);
  const sessions = createSessionsService({ db, accessTokens, clock });
  const codes = createOneTimeCodes(settings);
  const parts = { ...settings, publicUrl, codes, passwords, sessions, throttle };
  const providers = createProviders(environment.providers, clock);
  const client = environment.providers.github;
  const github = createGithubAccount({ ...parts, consent: client && createGithubConsent(client, publicUrl) });
  return {
    authentication: {
      readToken: (authorization) => accessTokens.readToken(authorization),
      requireSession: (caller) => requireSession(db, caller),
    },
    addRoutes(api) {
      api.addHook('onRequest', () => keys.refresh());
      const cookie = createRefreshCookie(apiUrl);
      authRoutes(api, {
        registration: createRegistrationService(parts),
        recovery: createPasswordRecovery(parts),
        signIn: createSignInService(parts),
        cookie,
        signUpCookies: createSignInCookies('signup', apiUrl),
        sessions,
        limit,
      });
      accountRoutes(api, {
        account: createAccountService(parts),
        identities: createIdentitiesService(db, clock),
      });
      ownDataRoutes(api, {
        cookie,
        activity: createActivityService(db),
        emailChange: createEmailChange(parts),
        dataExport: createDataExport({ db, clock, apiUrl }),
        deletion: createAccountDeletion({ ...parts, github }),
      });
      githubAccountRoutes(api, github);
      oauthRoutes(api, {
        flows: createProviderFlows({ providers, sealer, clock, apiUrl, publicUrl }),
        signIn: createProviderSignIn(parts),
        flowCookies: createSignInCookies('flow', apiUrl),
        codeCookies: createSignInCookies('code', apiUrl),
        limit,
        publicUrl,
      });
    },
  };
}
