import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { providerSessionSchema } from './oauth.contract';

const userId = z.uuid('User ID is required');

/**
 * Begins to connect the caller's GitHub account: the browser goes to `authUrl` and comes back to /github-callback.
 * `redirect` is the path to go on to; anything but a path of this site is left out. 503 `oauth_not_configured`.
 */
export const initiateGithub = defineContract({
  method: 'GET',
  path: '/github/oauth/initiate',
  access: 'user',
  request: {
    query: z.object({ redirect: z.optional(z.string().check(z.maxLength(2000, 'The path is too long'))) }),
  },
  response: z.object({ success: z.literal(true), authUrl: z.string() }),
});

/**
 * Connects the account that GitHub sent the browser back with. 403 unless the session that asks began the attempt,
 * once and within ten minutes; 502 when GitHub refuses. The tokens are the session's next ones; GitHub's own token
 * never leaves the server.
 */
export const exchangeGithub = defineContract({
  method: 'POST',
  path: '/github/oauth/exchange',
  access: 'user',
  request: {
    body: z.object({
      code: z
        .string('No authorization code received')
        .check(
          z.minLength(1, 'No authorization code received'),
          z.maxLength(4096, 'The authorization code is too long'),
        ),
      state: z
        .string('The state is missing')
        .check(z.minLength(1, 'The state is missing'), z.maxLength(512, 'The state is too long')),
    }),
  },
  response: z.extend(providerSessionSchema, {
    /** A path of this site: the one of `initiateGithub`, else /github. */
    redirectUrl: z.string(),
  }),
});

/**
 * The connected account; every field is null while there is none. Only the last four characters of the token are
 * shown. The owner's only: 403 for another user's id.
 */
export const readGithubInfo = defineContract({
  method: 'POST',
  path: '/auth/getgithubinfo',
  access: 'user',
  request: { body: z.object({ userId }) },
  response: z.object({
    githubUsername: z.nullable(z.string()),
    githubaccesstoken: z.nullable(z.string()),
    auth: z.nullable(
      z.object({ provider: z.literal('github'), accessToken: z.string(), displayName: z.string() }),
    ),
  }),
});
export type GithubInfo = z.infer<typeof readGithubInfo.response>;

/** Forgets the connection, and tells GitHub to forget the token. No failure where there is none. */
export const disconnectGithub = defineContract({
  method: 'POST',
  path: '/auth/disconnectedgithub',
  access: 'user',
  request: { body: z.object({ userId }) },
  response: z.object({ success: z.literal(true), message: z.string() }),
});
