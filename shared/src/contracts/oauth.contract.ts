import * as z from 'zod/mini';
import { authProviderSchema } from './account.contract';
import { providerSessionSchema } from './provider-session';
import { sessionSchema } from './session.contract';
import { defineContract } from './define-contract';

/** Where to go after signing in. Anything but a path of this site is left out by the server (OAU-05). */
const returnState = z.optional(z.string().check(z.maxLength(2000, 'The state is too long')));

const returnAddress = z
  .string('The redirect address is required')
  .check(z.url('The redirect address is not valid'), z.maxLength(2000, 'The redirect address is too long'));

/** The provider's one-time code. */
const authorizationCode = z
  .string('No authorization code received')
  .check(
    z.minLength(1, 'No authorization code received'),
    z.maxLength(4096, 'The authorization code is too long'),
  );

/**
 * What this server is set up for, so that a page need not offer what cannot work: the providers that people can sign in
 * with, and where the code for a new password goes. `serverLog`: no mail server is set, and people run Tessera on their
 * own machine; `nowhere`: no mail server is set, and others can reach it.
 */
export const readSignInOptions = defineContract({
  method: 'GET',
  path: '/auth/options',
  access: 'any',
  request: {},
  response: z.object({
    providers: z.array(authProviderSchema),
    resetCodes: z.enum(['mail', 'serverLog', 'nowhere']),
  }),
});

/**
 * 503 `oauth_not_configured` while the server has no Google client. The browser goes to `authUrl` and
 * comes back to `redirectUri`: the server's own return address unless given.
 */
export const initiateGoogle = defineContract({
  method: 'GET',
  path: '/auth/google/oauth/initiate',
  access: 'any',
  request: { query: z.object({ state: returnState, redirectUri: z.optional(returnAddress) }) },
  response: z.object({ success: z.literal(true), authUrl: z.string() }),
});

/** One Tap: `credential` is Google's ID token; `nonce` is the one that One Tap was started with. */
export const verifyGoogle = defineContract({
  method: 'POST',
  path: '/auth/google/verify',
  access: 'any',
  request: {
    body: z.object({
      credential: z
        .string('No authentication data received')
        .check(
          z.minLength(1, 'No authentication data received'),
          z.maxLength(8192, 'The credential is too long'),
        ),
      nonce: z.optional(z.string().check(z.maxLength(200, 'The nonce is too long'))),
    }),
  },
  response: providerSessionSchema,
});

/** For a page that Google returned to itself. Needs the cookie of `initiateGoogle` and X-Requested-With. */
export const googleCallback = defineContract({
  method: 'POST',
  path: '/auth/google/callback',
  access: 'any',
  request: { body: z.object({ code: authorizationCode, redirectUri: returnAddress }) },
  response: providerSessionSchema,
});

/**
 * A full-page navigation: 302 to GitHub, or to /auth?error=oauth_not_configured&provider=GitHub. GitHub
 * returns to the server, which goes on to /auth/callback?code=…&state=… or /auth?error=….
 */
export const startGithub = defineContract({
  method: 'GET',
  path: '/auth/github',
  access: 'any',
  status: 302,
  request: { query: z.object({ state: returnState }) },
  response: z.undefined(),
});

export const startApple = defineContract({
  method: 'GET',
  path: '/auth/apple/web',
  access: 'any',
  status: 302,
  request: { query: z.object({ state: returnState }) },
  response: z.undefined(),
});

const providerAnswer = z.looseObject({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Where the providers send the browser back to; no page calls these. */
export const returnFromGoogle = defineContract({
  method: 'GET',
  path: '/auth/google/return',
  access: 'any',
  status: 302,
  request: { query: providerAnswer },
  response: z.undefined(),
});

export const returnFromGithub = defineContract({
  method: 'GET',
  path: '/auth/github/return',
  access: 'any',
  status: 302,
  request: { query: providerAnswer },
  response: z.undefined(),
});

/** Apple posts a form (response_mode=form_post). */
export const returnFromApple = defineContract({
  method: 'POST',
  path: '/auth/apple/return',
  access: 'any',
  status: 302,
  request: { body: providerAnswer },
  response: z.undefined(),
});

/**
 * Exchanges the code of /auth/callback for the session, once: 410 GONE afterwards, after two minutes, and
 * in another browser. `state` is the path to go on to. Needs X-Requested-With.
 */
export const exchangeOauthCode = defineContract({
  method: 'POST',
  path: '/auth/oauth/exchange',
  access: 'any',
  request: { body: z.object({ code: authorizationCode }) },
  response: z.extend(sessionSchema, { state: z.optional(z.string()) }),
});
