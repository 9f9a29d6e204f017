import { addressOf, byPosition, type SitePage } from '../site-map/site-map';

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
