import { paths } from '@tessera/shared/paths';
import { Mosaic } from '@tessera/shared/ui';
import { matchCommands, type Command, type CommandGroup } from '../lib/command-groups';
import { PageIcon } from '../site-map/page-icon';
import type { SitePage } from '../site-map/site-map';
import { searchPages, type SearchPage } from './search-pages';
import type { FoundProject } from './search.store';

/** Projects listed before anything is typed, and of those that match. */
const SHOWN_UNASKED = 5;
const SHOWN_FOUND = 20;
const SHOWN_RECENT = 3;

export interface SearchInput {
  readonly query: string;
  readonly pages: readonly SitePage[];
  readonly projects: readonly FoundProject[];
  /** Addresses, newest first. */
  readonly recent: readonly string[];
  /** Where the search was opened: no way from here to here. */
  readonly pathname: string;
  readonly go: (to: string) => void;
}

/** The rows of the search: quick actions, places visited lately, own projects, pages; with a query, what matches. */
export function searchGroups({
  query,
  pages: sitePages,
  projects,
  recent,
  pathname,
  go,
}: SearchInput): readonly CommandGroup[] {
  const ofPage = ({ to, title, icon, words }: SearchPage): Command => ({
    id: to,
    title,
    keywords: words,
    icon: <PageIcon path={icon} size={20} />,
    run: () => go(to),
  });
  const ofProject = ({ id, name, description, iconHue }: FoundProject): Command => ({
    id: paths.app.to(id),
    title: name,
    description,
    icon: <Mosaic id={id} hue={iconHue} size={20} />,
    run: () => go(paths.app.to(id)),
  });
  const known = searchPages(sitePages);
  const quick = { title: 'Quick actions', commands: known.quick.map(ofPage) };
  const own = { title: 'Projects', commands: projects.map(ofProject) };
  const pages = { title: 'Go to', commands: known.others.map(ofPage) };

  if (query.trim()) {
    return matchCommands([quick, own, pages], query).map((group) => ({
      ...group,
      commands: group.commands.slice(0, SHOWN_FOUND),
    }));
  }
  const places = [...own.commands, ...pages.commands];
  const visited = recent
    .filter((address) => address !== pathname)
    .flatMap((address) => places.filter(({ id }) => id === address))
    .slice(0, SHOWN_RECENT);
  const isElsewhere = ({ id }: Command) => !visited.some((entry) => entry.id === id);
  return [
    quick,
    { title: 'Recent', commands: visited },
    { title: 'Projects', commands: own.commands.filter(isElsewhere).slice(0, SHOWN_UNASKED) },
    { title: 'Go to', commands: pages.commands.filter(isElsewhere) },
  ].filter(({ commands }) => commands.length > 0);
}
