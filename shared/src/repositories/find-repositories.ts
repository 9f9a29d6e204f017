import type { RepositoryView } from './transform-repository';

export const REPOSITORY_SORTS = ['updated', 'name', 'stars'] as const;
export type RepositorySort = (typeof REPOSITORY_SORTS)[number];

export interface RepositoryFilter {
  /** Words, each of which has to be found. */
  readonly search: string;
  /** Empty for all of them. */
  readonly visibility: RepositoryView['visibility'] | '';
  /** Empty for all of them. */
  readonly language: string;
  readonly sort: RepositorySort;
}

type Order = (one: RepositoryView, other: RepositoryView) => number;

const byName: Order = (one, other) =>
  one.fullName.localeCompare(other.fullName, undefined, { numeric: true });
const byUpdate: Order = (one, other) => other.updatedAt.localeCompare(one.updatedAt);
const orders: Readonly<Record<RepositorySort, Order>> = {
  updated: byUpdate,
  name: byName,
  stars: (one, other) => other.stars - one.stars,
};

function textOf({ fullName, description, language, topics }: RepositoryView): string {
  return [fullName, description, language, ...topics].join(' ').toLowerCase();
}

/** Those that are looked for, in the order that is asked for; what is alike in it by name. */
export function findRepositories(
  repositories: readonly RepositoryView[],
  { search, visibility, language, sort }: RepositoryFilter,
): readonly RepositoryView[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const order = orders[sort];
  return repositories
    .filter(
      (one) =>
        (visibility === '' || one.visibility === visibility) &&
        (language === '' || one.language === language) &&
        (words.length === 0 || words.every((word) => textOf(one).includes(word))),
    )
    .toSorted((one, other) => order(one, other) || byName(one, other));
}

/** The languages that there are, by name. */
export function languagesOf(repositories: readonly RepositoryView[]): readonly string[] {
  const languages = new Set(repositories.map(({ language }) => language).filter(Boolean));
  return [...languages].toSorted((one, other) => one.localeCompare(other));
}
