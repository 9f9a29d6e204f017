import { paths } from '@tessera/shared/paths';
import { definePages } from '@tessera/shared/remote/pages';

const page = { frame: 'app', leadsTo: paths.billing.to(), section: paths.deployments.to() } as const;

/** RT-02 and RT-03; APP-01. */
export const pages = definePages({
  deployment: {
    ...page,
    pattern: paths.deployment.pattern,
    title: 'Deployment',
    access: 'protected',
    icon: 'rocket',
    search: {
      title: 'Deploy an app',
      to: paths.deployment.to('new'),
      words: ['publish', 'live'],
      position: 100,
    },
  },
  deployments: {
    ...page,
    pattern: paths.deployments.pattern,
    title: 'Deployments',
    access: 'protected',
    icon: 'rocket',
    sidebar: { label: 'Deployment', position: 80 },
  },
  environmentVariables: {
    ...page,
    pattern: paths.environmentVariables.pattern,
    title: 'Environment variables',
    access: 'public',
  },
});
