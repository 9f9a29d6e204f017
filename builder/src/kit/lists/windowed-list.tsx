import type { ReactNode, RefObject } from 'react';
import { useWindow } from './use-window';

interface ItemAttributes {
  readonly className: string;
  readonly 'data-card'?: string;
}

interface WindowedListProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly className: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** What scrolls, where that is not the page. */
  readonly scroller?: RefObject<HTMLElement | null>;
  readonly attributesOf: (item: Item) => ItemAttributes;
  /** What stands in an item. Its place among the others is no part of it: that changes with every search. */
  readonly children: (item: Item) => ReactNode;
}

/** A list with only those items on the page that are near what one sees. Where some are missing, each says which of how many it is. */
export function WindowedList<Item extends { readonly id: string }>({
  items,
  className,
  scroller,
  attributesOf,
  children,
  ...label
}: WindowedListProps<Item>) {
  const { isPartial, range, before, after } = useWindow(items.length, scroller);
  return (
    <ul className={className} {...label}>
      {isPartial && <li ref={before} className="space" hidden={range.from === 0} aria-hidden="true" />}
      {items.slice(range.from, range.to).map((item, place) => (
        <li
          key={item.id}
          {...attributesOf(item)}
          aria-posinset={isPartial ? range.from + place + 1 : undefined}
          aria-setsize={isPartial ? items.length : undefined}
        >
          {children(item)}
        </li>
      ))}
      {isPartial && (
        <li ref={after} className="space" hidden={range.to === items.length} aria-hidden="true" />
      )}
    </ul>
  );
}
