import { paths } from '@tessera/shared/paths';
import { definePages, defineRedirects } from '@tessera/shared/remote/pages';

const app = { access: 'protected', frame: 'app', leadsTo: paths.deployments.to() } as const;
/** RT-03: shown to everybody; what needs data offers the sign-in. */
const open = { ...app, access: 'public' } as const;
/** Drawn by `notYetPages` until a later release brings the page. */
const planned = { ...app, isPlanned: true } as const;

const wide = { foldsSidebar: true } as const;

const ofApps = { section: paths.apps.to() } as const;
const ofAgents = { section: paths.agents.to() } as const;
const ofDatabase = { section: paths.database.to() } as const;
const ofIntegrations = { section: paths.integration.to() } as const;

/** RT-01 to RT-03; the sidebar of APP-01, the search of APP-07 and the commands of PAL-02. */
export const pages = definePages({
  appHome: {
    ...app,
    pattern: paths.appHome.pattern,
    title: 'Home',
    icon: 'house',
    sidebar: { label: 'Home', position: 10 },
    search: { words: ['chat', 'prompt', 'start', 'new'], position: 10, isQuick: true },
    command: {
      category: 'AI Tools',
      title: 'Open AI Chat',
      description: 'Describe an app and watch it being made',
      words: ['assistant', 'prompt', 'ask'],
      icon: 'message-square',
      position: 20,
    },
  },
  apps: {
    ...app,
    pattern: paths.apps.pattern,
    title: 'Apps',
    icon: 'layout-grid',
    sidebar: { label: 'App', position: 20 },
    search: { words: ['projects', 'app'], position: 20, isQuick: true },
  },
  app: { ...app, ...wide, pattern: paths.app.pattern, title: 'Builder' },
  editApp: { ...open, ...wide, ...ofApps, pattern: paths.editApp.pattern, title: 'Builder' },
  // As in the builder, which opens by itself afterwards: the page should not jump then.
  createApp: { ...open, ...wide, ...ofApps, pattern: paths.createApp.pattern, title: 'Creating an app' },
  createProject: {
    ...app,
    ...ofApps,
    pattern: paths.createProject.pattern,
    title: 'New project',
    icon: 'plus',
    search: { words: ['create'], position: 110 },
  },
  projectSettings: {
    ...app,
    ...ofApps,
    pattern: paths.projectSettings.pattern,
    title: 'Project settings',
  },
  chatProject: {
    ...planned,
    ...ofApps,
    pattern: paths.chatProject.pattern,
    title: 'Project chat',
    icon: 'message-square',
    search: { words: ['ask'], position: 130 },
  },
  streamingChat: {
    ...planned,
    ...ofApps,
    pattern: paths.streamingChat.pattern,
    title: 'Live runs',
    icon: 'activity',
    search: { words: ['running', 'stream'], position: 140 },
  },
  templates: {
    ...app,
    pattern: paths.templates.pattern,
    title: 'Templates',
    icon: 'layout-template',
    sidebar: { label: 'Templates', position: 30 },
    command: {
      category: 'Resources',
      title: 'Browse Templates',
      description: 'Begin with something finished',
      words: ['examples', 'gallery', 'starter'],
      position: 41,
      to: '/templates',
    },
  },
  template: { ...app, section: paths.templates.to(), pattern: paths.template.pattern, title: 'Template' },
  agents: {
    ...planned,
    pattern: paths.agents.pattern,
    title: 'Agents',
    icon: 'bot',
    sidebar: { label: 'Agents', position: 40 },
    search: { words: ['assistants'], position: 30, isQuick: true },
    command: {
      category: 'AI Tools',
      title: 'AI Agents',
      description: 'Assistants with instructions of their own',
      words: ['automation', 'bots'],
      position: 21,
    },
  },
  agent: { ...planned, ...ofAgents, pattern: paths.agent.pattern, title: 'Agent' },
  newAgent: {
    ...planned,
    ...ofAgents,
    pattern: paths.newAgent.pattern,
    title: 'New agent',
    icon: 'plus',
    search: { words: ['create', 'assistant'], position: 120 },
  },
  codeEditor: {
    ...open,
    ...wide,
    pattern: paths.codeEditor.pattern,
    title: 'Code editor',
    icon: 'code-xml',
    search: { words: ['ide'], position: 150 },
    command: {
      category: 'Development',
      title: 'Launch Code Editor',
      description: 'Write code in the browser',
      words: ['ide', 'intellisense', 'programming'],
      position: 30,
    },
  },
  database: {
    ...app,
    pattern: paths.database.pattern,
    title: 'Database',
    icon: 'database',
    sidebar: { label: 'Database', position: 50 },
    command: {
      category: 'Development',
      title: 'Database Tools',
      description: 'Design tables and look into them',
      words: ['sql', 'schema', 'migration'],
      position: 31,
    },
  },
  databaseConnection: {
    ...app,
    ...ofDatabase,
    pattern: paths.databaseConnection.pattern,
    title: 'Database connection',
    icon: 'cable',
    search: { words: ['connect', 'postgres', 'postgresql', 'sql'], position: 155 },
  },
  databaseMigration: {
    ...app,
    ...ofDatabase,
    pattern: paths.databaseMigration.pattern,
    title: 'Migrations',
  },
  tableCreate: { ...app, ...ofDatabase, pattern: paths.tableCreate.pattern, title: 'Table' },
  integration: {
    ...planned,
    pattern: paths.integration.pattern,
    title: 'Integrations',
    icon: 'plug',
    sidebar: { label: 'Integration', position: 70 },
  },
  newIntegrations: {
    ...planned,
    ...ofIntegrations,
    pattern: paths.newIntegrations.pattern,
    title: 'New integration',
  },
  newIntegration: {
    ...planned,
    ...ofIntegrations,
    pattern: paths.newIntegration.pattern,
    title: 'Connect a service',
  },
  analytics: {
    ...planned,
    pattern: paths.analytics.pattern,
    title: 'Analytics',
    icon: 'chart-no-axes-column',
    search: { words: ['visits', 'statistics'], position: 400 },
  },
  profile: {
    ...planned,
    pattern: paths.profile.pattern,
    title: 'Profile',
    icon: 'user-round',
    search: { words: ['settings', 'account', 'password'], position: 600 },
    command: {
      category: 'Account',
      title: 'Settings',
      description: 'Your profile and preferences',
      words: ['account', 'preferences', 'profile', 'password'],
      icon: 'settings',
      position: 61,
    },
  },
  // By a link that somebody was sent, for everybody; nothing of the signed-in frame (SCR-05).
  share: { access: 'public', frame: 'site', pattern: paths.share.pattern, title: 'Shared app' },
  // For those who write a page: every piece of the kit (docs/decisions/0008).
  kit: { ...open, frame: 'site', pattern: paths.kit.pattern, title: 'Kit', exceptIn: ['production'] },
});

/** A link of the specification that points at no page of its own (RT-09). */
export const redirects = defineRedirects([{ pattern: '/templates', to: paths.templates.to() }]);
