/**
 * Addresses that more than one package needs (specification 2.1 and 2.2), as `paths.<name>`. A constant each, marked as
 * pure: a bundle has only those that it uses.
 */

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

export const root = /*#__PURE__*/ path('/');
export const home = /*#__PURE__*/ path('/home');
export const enhanced = /*#__PURE__*/ path('/enhanced');
export const landing = /*#__PURE__*/ path('/landing');
export const newHero = /*#__PURE__*/ path('/newhero');
export const pricing = /*#__PURE__*/ path('/pricing');
export const documentation = /*#__PURE__*/ path('/Documentation');
export const docs = /*#__PURE__*/ path('/Docs');
export const version = /*#__PURE__*/ path('/version');
export const kit = /*#__PURE__*/ path('/kit');
/** What a link to a shared app leads to; the token stands behind the '#'. */
export const share = /*#__PURE__*/ path('/share');
export const auth = /*#__PURE__*/ path('/auth');
export const signUp = /*#__PURE__*/ path('/signup');
export const signIn = /*#__PURE__*/ path('/signin');
export const forgotPassword = /*#__PURE__*/ path('/forgot-password');
export const verify = /*#__PURE__*/ path('/verify');
export const resetPassword = /*#__PURE__*/ path('/reset-password');
export const authCallback = /*#__PURE__*/ path('/auth/callback');
export const authSuccess = /*#__PURE__*/ path('/auth/success');
export const authError = /*#__PURE__*/ path('/auth/error');
export const githubCallback = /*#__PURE__*/ path('/github-callback');
export const appHome = /*#__PURE__*/ path('/apphome');
export const keepDraft = /*#__PURE__*/ pathWith('/keep/:draftId');
export const apps = /*#__PURE__*/ path('/app');
export const app = /*#__PURE__*/ pathWith('/app/:projectId');
export const createApp = /*#__PURE__*/ pathWith('/create-app/:name');
export const editApp = /*#__PURE__*/ pathWith('/edit-app/:id');
export const createProject = /*#__PURE__*/ path('/create-project');
export const projectSettings = /*#__PURE__*/ pathWith('/create-project/:id');
export const chatProject = /*#__PURE__*/ path('/chat-project');
export const streamingChat = /*#__PURE__*/ path('/streaming-chat');
export const templates = /*#__PURE__*/ path('/template');
export const template = /*#__PURE__*/ pathWith('/template/:id');
export const agents = /*#__PURE__*/ path('/agents');
export const agent = /*#__PURE__*/ pathWith('/agent/:agentId');
export const newAgent = /*#__PURE__*/ path('/NewAgent');
export const codeEditor = /*#__PURE__*/ path('/codeeditor');
export const database = /*#__PURE__*/ path('/database');
export const databaseConnection = /*#__PURE__*/ path('/database-connection');
export const databaseMigration = /*#__PURE__*/ path('/database-migration');
export const tableCreate = /*#__PURE__*/ path('/tablecreate');
export const integration = /*#__PURE__*/ path('/integration');
export const newIntegrations = /*#__PURE__*/ path('/newintegration');
export const newIntegration = /*#__PURE__*/ pathWith('/newintegration/:integrationName');
export const github = /*#__PURE__*/ path('/github');
export const diff = /*#__PURE__*/ pathWith('/git-deff/:agentId');
export const analytics = /*#__PURE__*/ path('/analytics');
export const usage = /*#__PURE__*/ path('/usage');
export const profile = /*#__PURE__*/ path('/profile');
export const billing = /*#__PURE__*/ path('/billing');
export const planUpgrade = /*#__PURE__*/ path('/plan-upgrade');
export const addCredits = /*#__PURE__*/ path('/add-credits');
export const checkout = /*#__PURE__*/ path('/checkout');
export const deployment = /*#__PURE__*/ pathWith('/deployment/:id');
export const deployments = /*#__PURE__*/ path('/deploymentList');
export const environmentVariables: Path<[string]> = {
  pattern: '/project/:projectId/env',
  to: (id) => `/project/${encodeURIComponent(id)}/env`,
};
