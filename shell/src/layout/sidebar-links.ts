import { addressOf, byPosition, type SiteMap, type SitePage } from '../site-map/site-map';

export interface SidebarLink {
  readonly to: string;
  readonly label: string;
  /** Path data of the icon. */
  readonly icon: string | undefined;
  readonly position: number;
  /** Who draws the page. */
  readonly remote: string | undefined;
  /** The page is still to come. */
  readonly isPlanned: boolean;
}

/** APP-01: the links that the pages declare, in their order. */
export function sidebarLinks(pages: readonly SitePage[]): readonly SidebarLink[] {
  const links = pages.flatMap((page): SidebarLink[] => {
    const to = addressOf(page);
    return page.sidebar && to !== undefined
      ? [{ to, icon: page.icon, remote: page.remote, isPlanned: page.isPlanned === true, ...page.sidebar }]
      : [];
  });
  return byPosition(links);
}

const wordOf = (path: string) => (path.split('/')[1] ?? '').toLowerCase().replace(/[^a-z\d]/g, '');

/** What an address is about: 'deployment' of '/deploymentList', 'agent' of '/agents'. */
const stemOf = (path: string) => wordOf(path.replace(/List$/, '')).replace(/s$/, '');

/**
 * The row whose section an address is in: the page itself, what lies below it, or a page of the same remote that is
 * named after it, as '/deployment/new' and '/create-app/diary' are after '/deploymentList' and '/app'.
 */
export function currentLink(
  links: readonly SidebarLink[],
  siteMap: Pick<SiteMap, 'find'>,
  pathname: string,
): SidebarLink | undefined {
  const path = pathname.toLowerCase();
  const above = links.find(({ to }) => path === to.toLowerCase() || path.startsWith(`${to.toLowerCase()}/`));
  const entry = siteMap.find(pathname);
  if (above || entry?.kind !== 'page') return above;
  const word = wordOf(entry.pattern);
  return links.find(({ to, remote }) => {
    const stem = stemOf(to);
    return remote === entry.page.remote && stem !== '' && (word.startsWith(stem) || word.endsWith(stem));
  });
}
