import { paths } from '@tessera/shared/paths';
import { matchPath } from 'react-router-dom';

/**
 * What each page of the route table is called, until its remote says it more exactly ('Expense tracker' instead of
 * 'Builder'). The first match wins.
 */
export const pageTitles: readonly (readonly [pattern: string, title: string])[] = [
  [paths.root.pattern, 'Start'],
  [paths.home.pattern, 'Home'],
  [paths.enhanced.pattern, 'Features'],
  [paths.landing.pattern, 'Welcome'],
  [paths.newHero.pattern, 'Welcome'],
  [paths.pricing.pattern, 'Pricing'],
  [paths.documentation.pattern, 'Documentation'],
  [`${paths.docs.pattern}/*`, 'Documentation'],
  [paths.version.pattern, 'Version'],
  [paths.kit.pattern, 'Kit'],
  [paths.auth.pattern, 'Sign in'],
  [paths.signIn.pattern, 'Sign in'],
  [paths.signUp.pattern, 'Sign up'],
  [paths.forgotPassword.pattern, 'Forgot password'],
  [paths.verify.pattern, 'Verify'],
  [paths.resetPassword.pattern, 'Reset password'],
  [paths.authCallback.pattern, 'Signing in'],
  [paths.authSuccess.pattern, 'Signing in'],
  [paths.authError.pattern, 'Authentication failed'],
  [paths.githubCallback.pattern, 'GitHub'],
  [paths.appHome.pattern, 'Home'],
  [paths.apps.pattern, 'Apps'],
  [paths.app.pattern, 'Builder'],
  [paths.editApp.pattern, 'Builder'],
  [paths.createApp.pattern, 'Creating an app'],
  [paths.createProject.pattern, 'New project'],
  [paths.projectSettings.pattern, 'Project settings'],
  [paths.chatProject.pattern, 'Project chat'],
  [paths.streamingChat.pattern, 'Live runs'],
  [paths.templates.pattern, 'Templates'],
  [paths.template.pattern, 'Template'],
  [paths.agents.pattern, 'Agents'],
  [paths.agent.pattern, 'Agent'],
  [paths.newAgent.pattern, 'New agent'],
  [paths.codeEditor.pattern, 'Code editor'],
  [paths.database.pattern, 'Database'],
  [paths.databaseConnection.pattern, 'Database connection'],
  [paths.databaseMigration.pattern, 'Migrations'],
  [paths.tableCreate.pattern, 'Table'],
  [paths.integration.pattern, 'Integrations'],
  [paths.newIntegrations.pattern, 'New integration'],
  [paths.newIntegration.pattern, 'Connect a service'],
  [paths.analytics.pattern, 'Analytics'],
  [paths.profile.pattern, 'Profile'],
  [paths.github.pattern, 'GitHub'],
  [paths.diff.pattern, 'Changes'],
  [paths.environmentVariables.pattern, 'Environment variables'],
  [paths.deployment.pattern, 'Deployment'],
  [paths.deployments.pattern, 'Deployments'],
  [paths.billing.pattern, 'Billing'],
  [paths.planUpgrade.pattern, 'Change plan'],
  [paths.addCredits.pattern, 'Add credits'],
  [paths.checkout.pattern, 'Checkout'],
  [paths.usage.pattern, 'Usage'],
];

/** The name of the page at an address, or undefined for one that no route shows. */
export function titleOf(pathname: string): string | undefined {
  return pageTitles.find(([pattern]) => matchPath({ path: pattern, caseSensitive: true }, pathname))?.[1];
}
