import { addressOf, byPosition, type SiteMap, type SitePage } from '../site-map/site-map';

export interface SidebarLink {
  readonly to: string;
  readonly label: string;
  /** Path data of the icon. */
  readonly icon: string | undefined;
  readonly position: number;
  /** The page is still to come. */
  readonly isPlanned: boolean;
}

/** APP-01: the links that the pages declare, in their order. */
export function sidebarLinks(pages: readonly SitePage[]): readonly SidebarLink[] {
  const links = pages.flatMap((page): SidebarLink[] => {
    const to = addressOf(page);
    return page.sidebar && to !== undefined
      ? [{ to, icon: page.icon, isPlanned: page.isPlanned === true, ...page.sidebar }]
      : [];
  });
  return byPosition(links);
}

/** The row whose section an address is in: the page itself, what lies below it, or a page that names it. */
export function currentLink(
  links: readonly SidebarLink[],
  siteMap: Pick<SiteMap, 'find'>,
  pathname: string,
): SidebarLink | undefined {
  const path = pathname.toLowerCase();
  const above = links.find(({ to }) => `${path}/`.startsWith(`${to.toLowerCase()}/`));
  const entry = siteMap.find(pathname);
  if (above || entry?.kind !== 'page') return above;
  const { section } = entry.page;
  return section === undefined ? undefined : links.find(({ to }) => to === section);
}
