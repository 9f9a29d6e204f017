import {
  exchangeOauthCode,
  googleCallback,
  initiateGoogle,
  readSignInOptions,
  returnFromApple,
  returnFromGithub,
  returnFromGoogle,
  startApple,
  startGithub,
  verifyGoogle,
  type AuthProvider,
  type CallOutput,
  type ProviderSession,
  type SessionTokens,
} from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { publicRoute } from '../../http/routes';
import type { CallLimit } from '../throttle/call-limit.service';
import { guardedRoute } from '../throttle/guarded-route.http';
import { acceptForms, callProvider, cookieId, textFields } from './oauth-exchange.http';
import { FLOW_SECONDS, type ProviderFlow, type ProviderFlows } from './provider-flow.service';
import {
  SIGN_IN_CODE_SECONDS,
  UnprovedEmailError,
  type ProviderSignInService,
} from './provider-sign-in.service';
import { PROVIDER_LABELS } from './provider-labels.data';
import type { AnswerSignIn } from '../sessions/sign-in-answer.http';
import { requireOwnPage, type SignInCookies } from '../sessions/sign-in-cookies.http';
import type { Visitors } from '../known-devices/visitors.http';

export interface OauthServices {
  readonly flows: ProviderFlows;
  readonly signIn: ProviderSignInService;
  /** Of attempts under way, and of codes that wait for their exchange. */
  readonly flowCookies: SignInCookies;
  readonly codeCookies: SignInCookies;
  readonly answerSignIn: AnswerSignIn;
  readonly visitors: Pick<Visitors, 'meet'>;
  readonly limit: CallLimit;
  readonly publicUrl: string;
  readonly options: CallOutput<typeof readSignInOptions>;
}

/** What people do at the provider when they change their mind. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Sign-in by Google, GitHub and Apple. Errors of navigations go to /auth, which shows them (AUTH-08). */
export function oauthRoutes(app: FastifyInstance, services: OauthServices): void {
  publicRoute(app, readSignInOptions, () => Promise.resolve(services.options));
  addNavigations(app, services);
  addReturns(app, services);
  addCalls(app, services);
}

function addNavigations(app: FastifyInstance, { flows, flowCookies, publicUrl }: OauthServices): void {
  async function startNavigation(
    provider: AuthProvider,
    state: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const flow = await callProvider(request, provider, () => flows.begin(provider, { state }));
      writeFlowCookie(flowCookies, reply, provider, flow);
      return await reply.redirect(flow.url);
    } catch (error) {
      return redirectToFailure(reply, publicUrl, provider, error);
    }
  }

  publicRoute(app, startGithub, ({ query }, { request, reply }) =>
    startNavigation('github', query.state, request, reply),
  );
  publicRoute(app, startApple, ({ query }, { request, reply }) =>
    startNavigation('apple', query.state, request, reply),
  );
  publicRoute(app, initiateGoogle, async ({ query }, { request, reply }) => {
    const flow = await callProvider(request, 'google', () => flows.begin('google', query));
    writeFlowCookie(flowCookies, reply, 'google', flow);
    return { success: true as const, authUrl: flow.url };
  });
}

function addReturns(app: FastifyInstance, services: OauthServices): void {
  const { flows, signIn, flowCookies, codeCookies, publicUrl } = services;

  async function finishNavigation(
    provider: AuthProvider,
    fields: Readonly<Record<string, unknown>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const answer = textFields(fields);
    const id = cookieId(answer['state'] ?? '');
    const flow = flows.open(flowCookies.read(request, id));
    flowCookies.clear(reply, id);
    try {
      if (flow?.provider !== provider || flow.state !== answer['state']) throw failed(provider);
      if (CANCELLED.has(answer['error'] ?? '') || (answer['error'] ?? answer['code']) === undefined) {
        return await reply.redirect(`${publicUrl}/auth?error=no_code`);
      }
      const profile = await callProvider(request, provider, () => flows.finish(flow, answer));
      const { code, binding } = await signIn.prepare(profile, flow.returnPath);
      codeCookies.write(reply, { id: cookieId(code), value: binding }, { seconds: SIGN_IN_CODE_SECONDS });
      const state = flow.returnPath === undefined ? {} : { state: flow.returnPath };
      return await reply.redirect(
        `${publicUrl}/auth/callback?${String(new URLSearchParams({ code, ...state }))}`,
      );
    } catch (error) {
      return redirectToFailure(reply, publicUrl, provider, error);
    }
  }

  guardedRoute(app, services.limit, returnFromGoogle, ({ query }, { request, reply }) =>
    finishNavigation('google', query, request, reply),
  );
  guardedRoute(app, services.limit, returnFromGithub, ({ query }, { request, reply }) =>
    finishNavigation('github', query, request, reply),
  );
  void app.register((scope, _options, done) => {
    acceptForms(scope);
    // A form of Apple's page cannot carry our header; the sealed cookie with its state proves the browser.
    guardedRoute(scope, services.limit, returnFromApple, ({ body }, { request, reply }) =>
      finishNavigation('apple', body, request, reply),
    );
    done();
  });
}

function addCalls(app: FastifyInstance, services: OauthServices): void {
  const { flows, signIn, flowCookies, codeCookies, answerSignIn, visitors, limit } = services;

  guardedRoute(app, limit, verifyGoogle, async ({ body }, { request, reply }) => {
    const profile = await callProvider(request, 'google', () =>
      flows.readCredential(body.credential, body.nonce),
    );
    const signedIn = await signIn.signIn(profile, visitors.meet(request));
    return present(await answerSignIn(request, reply, signedIn));
  });
  guardedRoute(app, limit, googleCallback, async ({ body: { code, redirectUri } }, { request, reply }) => {
    requireOwnPage(request);
    const flow = newestFlow(flows, flowCookies.readAll(request), redirectUri);
    if (flow === undefined)
      throw new AppError('FORBIDDEN', 'This browser did not begin a sign-in with Google.');
    flowCookies.clear(reply, cookieId(flow.state));
    // The page does not hand the state on. PKCE and the nonce tie the code to this browser's attempt.
    const answer = { code, state: flow.state };
    const profile = await callProvider(request, 'google', () => flows.finish(flow, answer));
    const signedIn = await signIn.signIn(profile, visitors.meet(request));
    return present(await answerSignIn(request, reply, signedIn));
  });
  guardedRoute(app, limit, exchangeOauthCode, async ({ body: { code } }, { request, reply }) => {
    requireOwnPage(request);
    const id = cookieId(code);
    const binding = codeCookies.read(request, id) ?? '';
    codeCookies.clear(reply, id);
    const { returnPath, ...signedIn } = await signIn.exchange({ code, binding }, visitors.meet(request));
    const tokens = await answerSignIn(request, reply, signedIn);
    return { ...tokens, ...(returnPath === undefined ? {} : { state: returnPath }) };
  });
}

function writeFlowCookie(
  cookies: SignInCookies,
  reply: FastifyReply,
  provider: AuthProvider,
  { state, sealed }: { readonly state: string; readonly sealed: string },
): void {
  const life = { seconds: FLOW_SECONDS, isPostedBack: provider === 'apple' };
  cookies.write(reply, { id: cookieId(state), value: sealed }, life);
}

function newestFlow(
  flows: ProviderFlows,
  sealed: readonly string[],
  redirectUri: string,
): ProviderFlow | undefined {
  return sealed
    .map((value) => flows.open(value))
    .filter((flow) => flow !== undefined)
    .filter((flow) => flow.provider === 'google' && flow.redirectUri === redirectUri)
    .toSorted((a, b) => b.endsAt.localeCompare(a.endsAt))[0];
}

function failed(provider: AuthProvider): AppError {
  return new AppError('UPSTREAM_FAILED', `${PROVIDER_LABELS[provider]} sign-in failed. Please try again.`);
}

/** Sends a navigation that failed to the page that says why. */
function redirectToFailure(
  reply: FastifyReply,
  publicUrl: string,
  provider: AuthProvider,
  error: unknown,
): FastifyReply {
  if (!(error instanceof AppError)) reply.log.error({ err: error }, 'a sign-in by a provider failed');
  const isUnset = error instanceof AppError && error.code === 'oauth_not_configured';
  const reason = isUnset ? 'oauth_not_configured' : 'oauth_failed';
  const query = new URLSearchParams({
    error: error instanceof UnprovedEmailError ? 'email_not_verified' : reason,
    provider: PROVIDER_LABELS[provider],
  });
  return reply.redirect(`${publicUrl}/auth?${String(query)}`);
}

function present(tokens: SessionTokens): ProviderSession {
  return { success: true, message: 'Signed in', ...tokens };
}
