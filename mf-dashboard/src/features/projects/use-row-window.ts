import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows beyond the window's edges: what Tab and the arrows reach next is there already. */
const OVERSCAN = 3;

export interface RowWindow {
  readonly columns: number;
  /** The first row that is drawn, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a list that are to be drawn.
 *
 * @param top where the list begins, from the upper edge of the window
 * @param row height of a row with the gap below it
 */
export function rowsToDraw(top: number, row: number, height: number): Pick<RowWindow, 'from' | 'to'> {
  const from = Math.max(0, Math.floor(-top / row) - OVERSCAN);
  return { from, to: Math.max(from, Math.ceil((height - top) / row)) + OVERSCAN };
}

/** How many cards of at least `least` fit beside each other. */
export function columnsIn(width: number, least: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}

/**
 * Which rows of a grid are near the window: the others take their room and are not drawn, so that a thousand cards
 * cost no more than a screenful.
 *
 * @param rowHeight in rem, as the grid has it
 * @param cardWidth in rem, the least of a card; undefined for a list, which has one column
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  cardWidth: number | undefined,
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ columns: 1, from: 0, to: 2 * OVERSCAN });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const row = rowHeight * rem + gap;
      const columns = cardWidth === undefined ? 1 : columnsIn(element.clientWidth, cardWidth * rem, gap);
      const rows = rowsToDraw(element.getBoundingClientRect().top, row, window.innerHeight);
      setShown((before) => {
        const isSame = before.columns === columns && before.from === rows.from && before.to === rows.to;
        return isSame ? before : { columns, ...rows };
      });
    };
    measure();
    // Whatever scrolls: the window, or what the shell puts around the page.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => {
      document.removeEventListener('scroll', measure, { capture: true });
      observer.disconnect();
    };
  }, [list, rowHeight, cardWidth]);
  return shown;
}
