/** One address: the router's pattern and the function that fills it in. */
interface Path<Arguments extends readonly string[] = []> {
  readonly pattern: string;
  readonly to: (...values: Arguments) => string;
}

function path(pattern: string): Path {
  return { pattern, to: () => pattern };
}

/** Fills the one parameter of a pattern, encoded. */
function pathWith(pattern: `${string}/:${string}`): Path<[string]> {
  return { pattern, to: (value) => pattern.replace(/:\w+/, encodeURIComponent(value)) };
}

/** Addresses that more than one package needs (specification 2.1 and 2.2). */
export const paths = {
  root: path('/'),
  home: path('/home'),
  enhanced: path('/enhanced'),
  landing: path('/landing'),
  newHero: path('/newhero'),
  pricing: path('/pricing'),
  documentation: path('/Documentation'),
  docs: path('/Docs'),
  version: path('/version'),
  kit: path('/kit'),
  auth: path('/auth'),
  signUp: path('/signup'),
  signIn: path('/signin'),
  forgotPassword: path('/forgot-password'),
  verify: path('/verify'),
  resetPassword: path('/reset-password'),
  authCallback: path('/auth/callback'),
  authSuccess: path('/auth/success'),
  authError: path('/auth/error'),
  githubCallback: path('/github-callback'),
  appHome: path('/apphome'),
  apps: path('/app'),
  app: pathWith('/app/:projectId'),
  createApp: pathWith('/create-app/:name'),
  editApp: pathWith('/edit-app/:id'),
  createProject: path('/create-project'),
  projectSettings: pathWith('/create-project/:id'),
  chatProject: path('/chat-project'),
  streamingChat: path('/streaming-chat'),
  templates: path('/template'),
  template: pathWith('/template/:id'),
  agents: path('/agents'),
  agent: pathWith('/agent/:agentId'),
  newAgent: path('/NewAgent'),
  codeEditor: path('/codeeditor'),
  database: path('/database'),
  databaseConnection: path('/database-connection'),
  databaseMigration: path('/database-migration'),
  tableCreate: path('/tablecreate'),
  integration: path('/integration'),
  newIntegrations: path('/newintegration'),
  newIntegration: pathWith('/newintegration/:integrationName'),
  github: path('/github'),
  diff: pathWith('/git-deff/:agentId'),
  analytics: path('/analytics'),
  usage: path('/usage'),
  profile: path('/profile'),
  billing: path('/billing'),
  planUpgrade: path('/plan-upgrade'),
  addCredits: path('/add-credits'),
  checkout: path('/checkout'),
  deployment: pathWith('/deployment/:id'),
  deployments: path('/deploymentList'),
  environmentVariables: {
    pattern: '/project/:projectId/env',
    to: (id: string) => `/project/${encodeURIComponent(id)}/env`,
  },
} as const;

const SITE = 'https://same.site';

/** The address as this site's path, or undefined when a browser would go elsewhere with it. */
function parseOnSite(value: string): string | undefined {
  try {
    const url = new URL(value, SITE);
    return url.origin === SITE ? url.pathname + url.search + url.hash : undefined;
  } catch {
    // Not an address at all: the same answer as for a foreign one.
    return undefined;
  }
}

/**
 * Accepts a return address only if it is a path of this site (OAU-05: no open redirect).
 *
 * @returns the path, or undefined for anything that a browser could read as another origin
 */
export function sameSitePath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/')) return undefined;
  const path = parseOnSite(value);
  // Resolving dots can uncover a second slash: '/.//evil.test' is the path '//evil.test', and that is a host.
  return path !== undefined && parseOnSite(path) === path ? path : undefined;
}

/** Pages that nobody wants to come back to once they are signed in. */
const NO_WAY_BACK =
  /^\/(?:$|[?#]|auth\b|signin|signup|verify|forgot-password|reset-password|github-callback)/i;

/** The same for the page to go on to after signing in: a page of signing in itself is none. */
export function returnPath(value: string | null | undefined): string | undefined {
  const path = sameSitePath(value);
  return path === undefined || NO_WAY_BACK.test(path) ? undefined : path;
}

/** The sign-in page, which comes back to `from`: the path with its query that somebody was at. */
export function signInFrom(from: string): string {
  return NO_WAY_BACK.test(from)
    ? paths.signIn.to()
    : `${paths.signIn.to()}?return=${encodeURIComponent(from)}`;
}
