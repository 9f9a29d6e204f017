import { paths } from '@tessera/shared/paths';
import type { NotYetPageProps } from '../lib/not-yet-page';

const apps = { label: 'Open your apps', to: paths.apps.to() };

/** Addresses of this remote whose pages a later release brings. */
export const notYetPages = {
  chatProject: {
    title: 'Project chat',
    purpose:
      'It will be a conversation about several projects at once. Until then, each app has its own in the builder.',
    instead: apps,
  },
  streamingChat: {
    title: 'Live runs',
    purpose: 'It will show every run under way. Until then, a run is shown where it was started.',
    instead: apps,
  },
  agents: {
    title: 'Agents',
    purpose:
      'It will list assistants with instructions of their own. Until then, every app has its built-in one.',
    instead: apps,
  },
  newAgent: {
    title: 'New agent',
    purpose: 'It will set up an assistant of your own. Until then, every app has its built-in one.',
    instead: apps,
  },
  agent: {
    title: 'Agent',
    purpose: 'It will show one assistant and its runs. Until then, the builder of an app shows them.',
    instead: apps,
  },
  integration: {
    title: 'Integrations',
    purpose: 'It will connect outside services. No service can be connected today.',
    instead: apps,
  },
  newIntegrations: {
    title: 'New integration',
    purpose: 'It will connect an outside service. No service can be connected today.',
    instead: apps,
  },
  newIntegration: {
    title: 'Connect a service',
    purpose: 'It will connect this service. No service can be connected today.',
    instead: apps,
  },
  analytics: {
    title: 'Analytics',
    purpose: 'It will show how your live apps are used. Until then, the deployments list what is live.',
    instead: { label: 'See deployments', to: paths.deployments.to() },
  },
  profile: {
    title: 'Profile',
    purpose:
      'It will hold your name, password and sign-ins. Until then, billing shows your plan and credits.',
    instead: { label: 'Open billing', to: paths.billing.to() },
  },
} satisfies Record<string, NotYetPageProps>;
