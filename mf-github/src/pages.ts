import { paths } from '@tessera/shared/paths';
import { definePages } from '@tessera/shared/remote/pages';

const page = { frame: 'app', leadsTo: paths.apps.to() } as const;

/** RT-01 to RT-03; APP-01 and PAL-02. */
export const pages = definePages({
  github: {
    ...page,
    pattern: paths.github.pattern,
    title: 'GitHub',
    access: 'protected',
    icon: 'git-branch',
    sidebar: { label: 'GitHub', position: 60 },
    command: {
      category: 'Integrations',
      title: 'GitHub Integration',
      description: 'Repositories in, projects out',
      words: ['git', 'repository', 'version', 'control'],
      position: 50,
    },
  },
  diff: { ...page, pattern: paths.diff.pattern, title: 'Changes', access: 'public' },
  callback: {
    ...page,
    pattern: paths.githubCallback.pattern,
    title: 'GitHub',
    access: 'public',
    frame: 'site',
  },
});
