import type { FastifyInstance } from 'fastify';
import { createAccessTokens } from './auth/access-tokens.service';
import { authRoutes } from './auth/auth.routes';
import { createOneTimeCodes } from './auth/one-time-codes.service';
import { createPasswordHasher } from './auth/password-hasher';
import { createRefreshCookie } from './auth/refresh-cookie';
import { createRegistrationService } from './auth/registration.service';
import { createSessionsService } from './auth/sessions.service';
import { createSignInService } from './auth/sign-in.service';
import { createThrottle } from './auth/throttle.service';
import type { Authenticate } from './core/caller';
import type { Clock } from './core/clock';
import type { Database } from './db/database';
import type { Mailer } from './mail/mailer';
import type { Sealer } from './secrets/sealer';

export interface IdentitySettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export interface Identity {
  readonly authenticate: Authenticate;
  addRoutes(api: FastifyInstance): void;
}

/** Joins what has to do with who someone is. */
export async function createIdentity(settings: IdentitySettings): Promise<Identity> {
  const { db, clock, publicUrl } = settings;
  const accessTokens = await createAccessTokens(settings);
  const passwords = createPasswordHasher();
  const throttle = createThrottle(db, clock);
  const sessions = createSessionsService({ db, accessTokens, clock });
  const codes = createOneTimeCodes(settings);
  const registration = createRegistrationService({ ...settings, codes, passwords, sessions, throttle });
  const signIn = createSignInService({ db, passwords, sessions, throttle });
  return {
    authenticate: accessTokens.authenticate,
    addRoutes(api) {
      authRoutes(api, { registration, signIn, sessions, cookie: createRefreshCookie(publicUrl) });
    },
  };
}
