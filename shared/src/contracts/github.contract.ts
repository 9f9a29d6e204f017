import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { providerSessionSchema } from './provider-session';

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
    /** How it was connected: at GitHub's own page, or by a token that somebody made there. */
    via: z.optional(z.enum(['oauth', 'token'])),
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

/** `owner/name`, as GitHub writes it: owners that a company manages have `_` in their names. */
export const repositoryNameSchema = z
  .string('Please choose a repository')
  .check(
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/,
      'Enter a repository as owner/name',
    ),
  );

/** A branch, as Git allows its name: no spaces, no `..`, no `~ ^ : ? * [ \`, no slash at either end. */
export const branchNameSchema = z
  .string('Please enter a branch')
  .check(
    z.minLength(1, { message: 'Please enter a branch', abort: true }),
    z.maxLength(200, 'A branch has at most 200 characters'),
    z.regex(
      /^(?![/.-])(?!.*(?:\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)))[^\s~^:?*[\\\p{Cc}\p{Cf}]+(?<![/.])$/u,
      'A branch has no spaces, no ".." and none of ~ ^ : ? * [ \\, begins with no slash, dot or dash, and ends with no slash, dot or ".lock"',
    ),
  );

const accessTokenSchema = z
  .string('GitHub access token is required')
  .check(
    z.trim(),
    z.minLength(1, 'GitHub access token is required'),
    z.maxLength(500, 'The token is too long'),
    z.regex(/^[\x21-\x7e]*$/, 'A token has letters, digits and _ only'),
  );

/** GitHub could not be asked on somebody's behalf: what the page offers instead. */
export const githubProblemSchema = z.enum(['notConnected', 'reconnect', 'rateLimited', 'notFound', 'away']);
export type GithubProblem = z.infer<typeof githubProblemSchema>;

/** What of GitHub is set up on this server, so that the page says so before anything is pressed. */
export const readGithubOptions = defineContract({
  method: 'GET',
  path: '/github/options',
  access: 'any',
  request: {},
  response: z.object({
    /** The operator has set a client: 'Connect GitHub' can work. A token of one's own works without. */
    canConnect: z.boolean(),
    /** Where people see GitHub: `https://github.com`. */
    url: z.string(),
    /** What the operator enters at GitHub as the callback of the client. */
    callbackUrl: z.string(),
  }),
});

/** Connects the account of a token that somebody made at GitHub. 422 where GitHub refuses it, 502 where GitHub is away. */
export const connectGithubToken = defineContract({
  method: 'POST',
  path: '/github/repositories/api-key',
  access: 'user',
  request: { body: z.object({ apiKey: accessTokenSchema }) },
  response: z.object({ success: z.literal(true), githubUsername: z.string() }),
});

/** The same in the specification's other form, with the repository that was selected beside it. 422 where GitHub refuses it. */
export const updateGithubToken = defineContract({
  method: 'POST',
  path: '/auth/githubtoken',
  access: 'user',
  request: {
    body: z.object({
      userId,
      accessToken: accessTokenSchema,
      selectedRepo: z.optional(repositoryNameSchema),
    }),
  },
  response: z.object({ success: z.literal(true), message: z.string() }),
});

/** A repository as GitHub tells of it (GIT-03), as far as we pass it on. */
export const repositorySchema = z.object({
  id: z.int(),
  name: z.string(),
  owner: z.object({ login: z.string() }),
  full_name: z.string(),
  description: z.nullable(z.string()),
  language: z.nullable(z.string()),
  stargazers_count: z.int(),
  forks_count: z.int(),
  visibility: z.enum(['public', 'private', 'internal']),
  updatedat: z.iso.datetime(),
  html_url: z.string(),
  default_branch: z.string(),
  topics: z.array(z.string()),
  license: z.nullable(z.string()),
  /** In KB, as GitHub counts it. */
  size: z.int(),
  isArchived: z.boolean(),
  /** Whether the account may push to it. */
  canPush: z.boolean(),
});
export type Repository = z.infer<typeof repositorySchema>;

/** So many repositories are on one page of `listRepositories`; a page with fewer is the last one. */
export const REPOSITORIES_PER_PAGE = 100;

/**
 * The account's repositories, those that changed last first, a page at a time. 409 NOT_CONNECTED and RECONNECT, 429 with
 * `retry-after` while GitHub allows no more calls, 502.
 */
export const listRepositories = defineContract({
  method: 'GET',
  path: '/github/repositories',
  access: 'user',
  request: { query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))) }) },
  response: z.array(repositorySchema),
});

/** One repository by its name, also one that the account only may read. 404 where GitHub shows none. */
export const readRepository = defineContract({
  method: 'GET',
  path: '/github/repository',
  access: 'user',
  request: { query: z.object({ repository: repositoryNameSchema }) },
  response: repositorySchema,
});

export const listBranches = defineContract({
  method: 'GET',
  path: '/github/branches',
  access: 'user',
  request: { query: z.object({ repository: repositoryNameSchema }) },
  /** None: the repository is empty. The default one first; at most 300. */
  response: z.object({ items: z.array(z.object({ name: z.string(), isDefault: z.boolean() })) }),
});

/** Creates an empty repository of the account's. 409 for a name that is taken there, 422 for one that GitHub refuses. */
export const createRepository = defineContract({
  method: 'POST',
  path: '/github/repositories',
  access: 'user',
  status: 201,
  request: {
    body: z.object({
      name: z
        .string('Please enter a name')
        .check(
          z.trim(),
          z.minLength(1, { message: 'Please enter a name', abort: true }),
          z.maxLength(100, 'A name has at most 100 characters'),
          z.regex(/^(?!\.{1,2}$)[\w.-]*$/, 'A name has letters, digits and . - _ only'),
        ),
      private: z.boolean(),
      description: z.optional(z.string().check(z.maxLength(350, 'At most 350 characters'))),
    }),
  },
  response: repositorySchema,
});

/** The repositories that somebody selected, by name, in the place of those before (GIT-04): the deploy form offers them first. */
export const selectRepositories = defineContract({
  method: 'POST',
  path: '/github/repositories/selected',
  access: 'user',
  request: {
    body: z.object({ repositories: z.array(repositoryNameSchema).check(z.maxLength(50, 'At most 50')) }),
  },
  response: z.object({ success: z.literal(true) }),
});

export const readSelectedRepositories = defineContract({
  method: 'GET',
  path: '/github/repositories/selected',
  access: 'user',
  request: {},
  response: z.object({ repositories: z.array(z.string()) }),
});
