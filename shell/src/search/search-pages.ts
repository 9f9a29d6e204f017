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

interface Row extends SearchPage {
  readonly position: number | undefined;
}

function searchRow(page: SitePage): Row[] {
  const { title = page.title, to, words = [], position } = page.search ?? {};
  const address = addressOf(page, to);
  return address === undefined ? [] : [{ to: address, title, icon: page.icon, words, position }];
}

/** A page of the sidebar is found by the name that it has there, unless it says otherwise. */
function sidebarRow(page: SitePage): Row[] {
  const { label, position } = page.sidebar ?? {};
  return searchRow({ ...page, search: { title: label, ...page.search, position } });
}

export function searchPages(pages: readonly SitePage[]): SearchPages {
  const isQuick = ({ search }: SitePage) => search?.isQuick === true;
  const others = pages.filter((page) => !isQuick(page));
  return {
    quick: byPosition(pages.filter(isQuick).flatMap(searchRow)),
    others: [
      ...byPosition(others.filter(({ sidebar }) => sidebar).flatMap(sidebarRow)),
      ...byPosition(others.filter(({ search, sidebar }) => search && !sidebar).flatMap(searchRow)),
    ],
  };
}
