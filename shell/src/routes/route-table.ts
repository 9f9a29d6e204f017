import { paths } from '@tessera/shared/paths';
import { config } from '../config';

export type RemoteName =
  'mf-marketing' | 'mf-auth' | 'mf-dashboard' | 'mf-github' | 'mf-deploy' | 'mf-billing';

export interface ShellRoute {
  readonly pattern: string;
  readonly remote: RemoteName;
  /** Who may open it. `guestOnly` sends signed-in users to the app home, `protected` anonymous ones to `/`. */
  readonly access: 'public' | 'guestOnly' | 'protected';
  /** Drawn with the sidebar when somebody is signed in. */
  readonly hasSidebar: boolean;
}

function site(
  remote: RemoteName,
  access: 'public' | 'guestOnly',
  ...patterns: readonly string[]
): ShellRoute[] {
  return patterns.map((pattern) => ({ pattern, remote, access, hasSidebar: false }));
}

function app(
  remote: RemoteName,
  access: 'public' | 'protected',
  ...patterns: readonly string[]
): ShellRoute[] {
  return patterns.map((pattern) => ({ pattern, remote, access, hasSidebar: true }));
}

/** Specification 2.1 and 2.2. The first match wins; an address found in no row goes to `/` (RT-06). */
export const routeTable: readonly ShellRoute[] = [
  ...site(
    'mf-marketing',
    'guestOnly',
    paths.root.pattern,
    paths.home.pattern,
    paths.enhanced.pattern,
    paths.landing.pattern,
    paths.newHero.pattern,
  ),
  ...site(
    'mf-marketing',
    'public',
    paths.pricing.pattern,
    paths.documentation.pattern,
    `${paths.docs.pattern}/*`,
  ),
  ...site(
    'mf-auth',
    'public',
    paths.auth.pattern,
    paths.signUp.pattern,
    paths.signIn.pattern,
    paths.forgotPassword.pattern,
    paths.verify.pattern,
    paths.resetPassword.pattern,
    paths.authCallback.pattern,
    paths.authSuccess.pattern,
    paths.authError.pattern,
  ),
  ...site('mf-github', 'public', paths.githubCallback.pattern),
  // For those who write a page: every piece of the kit (docs/decisions/0008).
  ...(config.environment === 'production' ? [] : site('mf-dashboard', 'public', paths.kit.pattern)),
  ...app('mf-dashboard', 'public', paths.codeEditor.pattern, paths.createApp.pattern, paths.editApp.pattern),
  ...app('mf-github', 'public', paths.diff.pattern),
  ...app('mf-deploy', 'public', paths.environmentVariables.pattern),
  ...app(
    'mf-dashboard',
    'protected',
    paths.appHome.pattern,
    paths.apps.pattern,
    paths.app.pattern,
    paths.createProject.pattern,
    paths.projectSettings.pattern,
    paths.chatProject.pattern,
    paths.streamingChat.pattern,
    paths.templates.pattern,
    paths.template.pattern,
    paths.agents.pattern,
    paths.agent.pattern,
    paths.newAgent.pattern,
    paths.database.pattern,
    paths.databaseConnection.pattern,
    paths.databaseMigration.pattern,
    paths.tableCreate.pattern,
    paths.integration.pattern,
    paths.newIntegrations.pattern,
    paths.newIntegration.pattern,
    paths.analytics.pattern,
    paths.profile.pattern,
  ),
  ...app('mf-github', 'protected', paths.github.pattern),
  ...app('mf-deploy', 'protected', paths.deployment.pattern, paths.deployments.pattern),
  ...app(
    'mf-billing',
    'protected',
    paths.billing.pattern,
    paths.planUpgrade.pattern,
    paths.addCredits.pattern,
    paths.checkout.pattern,
    paths.usage.pattern,
  ),
];

/** The specification's links that point at no page of its own (RT-09). */
export const redirects: Readonly<Record<string, string>> = {
  '/templates': paths.templates.to(),
  '/features': `${paths.home.to()}#features`,
};
