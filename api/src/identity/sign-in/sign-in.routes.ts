import { createHash } from 'node:crypto';
import {
  forgotPassword,
  login,
  logout,
  refresh,
  register,
  resendOtp,
  resetPassword,
  verifyOtp,
  verifyResetOtp,
} from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authentication } from '../../core/caller';
import { publicRoute } from '../../http/routes';
import type { CallLimit } from '../throttle/call-limit.service';
import type { NetworkLimit } from '../throttle/network-limit.service';
import { guardedRoute } from '../throttle/guarded-route.http';
import type { PasswordRecoveryService } from '../passwords/password-recovery.service';
import type { RefreshCookie } from '../sessions/refresh-cookie.http';
import type { RegistrationService } from '../accounts/registration.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { AnswerSignIn } from '../sessions/sign-in-answer.http';
import type { SignInCookies } from '../sessions/sign-in-cookies.http';
import type { SignInService } from './sign-in.service';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import type { Visitors } from '../known-devices/visitors.http';

export interface SignInServices {
  readonly registration: RegistrationService;
  readonly recovery: PasswordRecoveryService;
  readonly signIn: SignInService;
  readonly sessions: SessionsService;
  readonly cookie: RefreshCookie;
  readonly answerSignIn: AnswerSignIn;
  readonly authentication: Pick<Authentication, 'readToken'>;
  /** Tie a sign-up to its browser until the address is verified. */
  readonly signUpCookies: SignInCookies;
  readonly visitors: Visitors;
  readonly limit: CallLimit;
  readonly signUpLimit: NetworkLimit;
}

/** A code is good for minutes, but may be sent again and again. */
const SIGN_UP_SECONDS = 24 * 3600;

/** Signing up, in and out, and setting a forgotten password. */
export function signInRoutes(app: FastifyInstance, services: SignInServices): void {
  const { registration, recovery, signIn, answerSignIn, signUpCookies, visitors, limit, signUpLimit } =
    services;

  /** Whoever asks for a code is told again when trying it. */
  function meetAsker(request: FastifyRequest, reply: FastifyReply): SignInVisitor {
    visitors.keep(request, reply);
    return visitors.meet(request);
  }

  guardedRoute(app, limit, register, async ({ body }, { request, reply }) => {
    await signUpLimit.take(request.ip);
    const { sent, browserSecret } = await registration.register(body, meetAsker(request, reply));
    const signUp = { id: signUpId(body.email), value: browserSecret };
    signUpCookies.write(reply, signUp, { seconds: SIGN_UP_SECONDS });
    return sent;
  });
  guardedRoute(app, limit, resendOtp, ({ body: { email, mode } }, { request, reply }) => {
    const from = meetAsker(request, reply);
    return mode === 'reset' ? recovery.forgot(email, from) : registration.resend(email, from);
  });
  guardedRoute(app, limit, verifyOtp, async ({ body }, { request, reply }) => {
    const id = signUpId(body.email);
    const proof = { ...body, browserSecret: signUpCookies.read(request, id) };
    const proved = await registration.verify(proof, visitors.meet(request));
    signUpCookies.clear(reply, id);
    return 'passwordNeeded' in proved ? proved : answerSignIn(request, reply, proved);
  });
  guardedRoute(app, limit, login, async ({ body }, { request, reply }) => {
    const { email, password, rememberMe = false } = body;
    const credentials = { email, password, isRemembered: rememberMe };
    return answerSignIn(request, reply, await signIn.signIn(credentials, visitors.meet(request)));
  });
  guardedRoute(app, limit, forgotPassword, ({ body }, { request, reply }) =>
    recovery.forgot(body.email, meetAsker(request, reply)),
  );
  guardedRoute(app, limit, verifyResetOtp, ({ body }, { request }) =>
    recovery.verify(body.email, body.otp, visitors.meet(request)),
  );
  guardedRoute(app, limit, resetPassword, async ({ body }, { request, reply }) => {
    const answer = await recovery.reset(body, visitors.meet(request));
    visitors.keep(request, reply);
    return answer;
  });
  addSessionRoutes(app, services);
}

function addSessionRoutes(app: FastifyInstance, { sessions, cookie, authentication }: SignInServices): void {
  publicRoute(app, refresh, async ({ body }, { request, reply }) => {
    const signedIn = await sessions.refresh({ tab: body.refreshToken, cookie: cookie.read(request) });
    if (signedIn.cookie !== undefined) cookie.write(reply, signedIn.cookie);
    return signedIn.tokens;
  });
  publicRoute(app, logout, async ({ body }, { request, reply }) => {
    // One that is over proves nobody, and signing out never fails.
    const caller = await authentication.readToken(request.headers.authorization).catch(() => undefined);
    await sessions.end({ tab: body.refreshToken, cookie: cookie.read(request) }, caller);
    cookie.clear(reply);
  });
}

/** Letters and digits for a cookie's name: one for each address that a browser signs up. */
function signUpId(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 16);
}
