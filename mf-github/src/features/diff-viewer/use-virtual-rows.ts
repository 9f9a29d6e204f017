import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

export type VirtualRows = Virtualizer<HTMLDivElement, Element>;

interface VirtualRowsOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** In pixels, about. */
  readonly heightOf: (index: number) => number;
  readonly keyOf?: (index: number) => string;
  /** So many rows are drawn above and below those in sight. */
  readonly around: number;
  /** Room above the first row and below the last one, in pixels, and beside a row that is gone to. */
  readonly room?: number;
}

/** The rows of a list that are in sight of its scroller, and some around them. */
export function useVirtualRows({
  count,
  scroller,
  heightOf,
  keyOf,
  around,
  room = 0,
}: VirtualRowsOptions): VirtualRows {
  // oxlint-disable-next-line react/incompatible-library -- its functions answer anew each time; no compiler memoizes them here
  return useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: around,
    paddingStart: room,
    paddingEnd: room,
    scrollPaddingStart: room,
    scrollPaddingEnd: room,
  });
}
