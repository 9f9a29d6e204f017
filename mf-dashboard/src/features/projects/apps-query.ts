import type { ProjectFilter, ProjectSort } from '@tessera/shared/contracts';

/** What of the list is shown, and in which order. */
export interface AppsQuery {
  readonly search: string;
  readonly status: ProjectFilter;
  readonly sort: ProjectSort;
}

export type AppsView = 'grid' | 'list';

export const STATUSES: readonly { readonly value: ProjectFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'not-deployed', label: 'Not deployed' },
  { value: 'attention', label: 'Needs attention' },
];

export const SORTS: readonly { readonly value: ProjectSort; readonly label: string }[] = [
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'Name' },
  { value: 'created', label: 'Created' },
];

const ALL_STATUSES: readonly ProjectFilter[] = [...STATUSES.map(({ value }) => value), 'archived', 'deleted'];

/** Lists of what is put away: with links between them, and without a choice of status. */
export const AWAY = {
  archived: {
    label: 'Archived apps',
    search: 'Search archived apps',
    nothing: 'Apps that you archive are kept here, with all their versions.',
  },
  deleted: {
    label: 'Deleted apps',
    search: 'Search deleted apps',
    nothing: 'Apps that you delete stay here for 30 days, so that you can bring them back.',
  },
} as const;

/** What is said of a list of what is put away; undefined for every other list. */
export function awayOf(status: ProjectFilter): (typeof AWAY)[keyof typeof AWAY] | undefined {
  return status === 'archived' || status === 'deleted' ? AWAY[status] : undefined;
}

const known = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** What an address asks for; what it says wrong is as if it were not there. */
export function readQuery(params: URLSearchParams): AppsQuery {
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    status: known(ALL_STATUSES, params.get('status'), 'all'),
    sort: known(
      SORTS.map(({ value }) => value),
      params.get('sort'),
      'changed',
    ),
  };
}

/** The view that an address asks for, or else the one that was kept. */
export function readView(params: URLSearchParams, kept: string | null): AppsView {
  return known(['grid', 'list'], params.get('view') ?? kept, 'grid');
}

/** The address of what is wanted, as short as it can be. */
export function writeQuery({ search, status, sort }: AppsQuery, view: string | null): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (status !== 'all') params.set('status', status);
  if (sort !== 'changed') params.set('sort', sort);
  if (view !== null) params.set('view', view);
  return params;
}

/** Whether all of it is shown: an empty list means that there is nothing at all then. */
export function isWhole({ search, status }: AppsQuery): boolean {
  return search === '' && status === 'all';
}

/** Whether two ask for the same. */
export function isSameQuery(one: AppsQuery, other: AppsQuery): boolean {
  return one.search === other.search && one.status === other.status && one.sort === other.sort;
}
