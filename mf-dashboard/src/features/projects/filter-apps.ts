import type { Project } from '@tessera/shared/contracts';

export interface AppsFilter {
  readonly search: string;
  readonly status: 'all' | 'live' | 'notDeployed' | 'attention';
  readonly sort: 'changed' | 'name' | 'created';
}

const keeps: Record<AppsFilter['status'], (project: Project) => boolean> = {
  all: () => true,
  live: ({ status }) => status === 'live',
  notDeployed: ({ status }) => status === 'ready' || status === 'draft',
  attention: ({ status }) => status === 'attention',
};

const orders: Record<AppsFilter['sort'], (a: Project, b: Project) => number> = {
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.name.localeCompare(b.name),
};

/** The projects that match, in the order that was asked for. */
export function filterApps(projects: readonly Project[], filter: AppsFilter): Project[] {
  const words = filter.search.trim().toLowerCase();
  return projects
    .filter(keeps[filter.status])
    .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(words))
    .toSorted(orders[filter.sort]);
}
