import type { ReactNode } from 'react';
import type { ViewKind } from '../data/types';
import { Icon } from '../frame/icon';
import { CardsIcon, ListIcon, TableIcon } from '../frame/icons';

/** What each way to show records looks like in small, where one chooses it. */
const icons: Readonly<Record<ViewKind, ReactNode>> = {
  table: <TableIcon />,
  list: <ListIcon />,
  cards: <CardsIcon />,
  board: <Drawn path="M4 5h4v14H4zM10 5h4v9h-4zM16 5h4v6h-4z" />,
  calendar: <Drawn path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2" />,
  timeline: <Drawn path="M4 6h9M8 12h10M6 18h8" />,
  gallery: <Drawn path="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 8.5h.5" />,
  chart: <Drawn path="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />,
  figures: <Drawn path="M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16" />,
};

/** The icon of a view's kind; its name stands beside it for those who do not see it. */
export function ViewIcon({ kind }: { readonly kind: ViewKind }) {
  return icons[kind];
}

function Drawn({ path }: { readonly path: string }) {
  return (
    <Icon grid={24}>
      <path d={path} />
    </Icon>
  );
}
