import {
  login,
  logout,
  readCurrentUser,
  refresh,
  register,
  resendOtp,
  verifyOtp,
  type SessionTokens,
} from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { privateRoute, publicRoute } from '../http/routes';
import type { RefreshCookie } from './refresh-cookie';
import type { RegistrationService } from './registration.service';
import type { SessionsService, SignedIn } from './sessions.service';
import type { SignInService } from './sign-in.service';

export interface AuthServices {
  readonly registration: RegistrationService;
  readonly signIn: SignInService;
  readonly sessions: SessionsService;
  readonly cookie: RefreshCookie;
}

/** A twentieth of an address's requests: passwords and codes are worth guessing. */
const GUESSABLE = { rateShare: 0.05 };

export function authRoutes(
  app: FastifyInstance,
  { registration, signIn, sessions, cookie }: AuthServices,
): void {
  function answer(reply: FastifyReply, signedIn: SignedIn): SessionTokens {
    if (signedIn.cookie !== undefined) cookie.write(reply, signedIn.cookie);
    return signedIn.tokens;
  }

  publicRoute(app, register, ({ body }) => registration.register(body), GUESSABLE);
  publicRoute(
    app,
    resendOtp,
    ({ body }) => registration.resend(body.email, body.mode ?? 'verify'),
    GUESSABLE,
  );
  publicRoute(
    app,
    verifyOtp,
    async ({ body }, { reply }) => answer(reply, await registration.verify(body.email, body.otp)),
    GUESSABLE,
  );
  publicRoute(
    app,
    login,
    async ({ body: { email, password, rememberMe = false } }, { request, reply }) =>
      answer(reply, await signIn.signIn({ email, password, isRemembered: rememberMe, address: request.ip })),
    GUESSABLE,
  );
  publicRoute(app, refresh, async ({ body }, { request, reply }) =>
    answer(reply, await sessions.refresh({ tab: body.refreshToken, cookie: cookie.read(request) })),
  );
  publicRoute(app, logout, async ({ body }, { request, reply }) => {
    await sessions.end({ tab: body.refreshToken, cookie: cookie.read(request) });
    cookie.clear(reply);
  });
  privateRoute(app, readCurrentUser, async (_input, caller) => ({ user: await signIn.readUser(caller) }));
}
