import { addressOf, byPosition, type SitePage } from '../site-map/site-map';

export interface SearchPage {
  readonly to: string;
  readonly title: string;
  /** Path data of the icon. */
  readonly icon: string | undefined;
  readonly words: readonly string[];
}

/** APP-07: the pages that can be gone to without naming a thing. */
export interface SearchPages {
  /** Offered before anything is typed. */
  readonly quick: readonly SearchPage[];
  /** All others: those of the sidebar first. */
  readonly others: readonly SearchPage[];
}

export function searchPages(pages: readonly SitePage[]): SearchPages {
  const rows = pages.flatMap((page) => {
    const { sidebar, search } = page;
    const to = addressOf(page, search?.to);
    if ((!sidebar && !search) || to === undefined) return [];
    const title = search ? (search.title ?? page.title) : (sidebar?.label ?? page.title);
    const words = search?.words ?? [];
    const isQuick = search?.isQuick === true;
    return [{ to, title, icon: page.icon, words, isQuick, sidebar, position: search?.position }];
  });
  const others = rows.filter(({ isQuick }) => !isQuick);
  const besideSidebar = others.flatMap((row) =>
    row.sidebar ? [{ ...row, position: row.sidebar.position }] : [],
  );
  return {
    quick: byPosition(rows.filter(({ isQuick }) => isQuick)),
    others: [...byPosition(besideSidebar), ...byPosition(others.filter(({ sidebar }) => !sidebar))],
  };
}
