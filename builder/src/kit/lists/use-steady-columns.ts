import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Holds the columns of a table at the widths that its first rows ask for, so that they do not move when other rows come
 * in, and none of those has to be measured. A page of another width is measured anew.
 */
export function useSteadyColumns(table: RefObject<HTMLTableElement | null>, isSteady: boolean): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!isSteady || !element) return undefined;
    const hold = () => {
      letGo(element);
      const isTable = getComputedStyle(element).display === 'table';
      if (isTable) holdColumns(element);
    };
    hold();
    window.addEventListener('resize', hold);
    return () => {
      window.removeEventListener('resize', hold);
      letGo(element);
    };
  }, [table, isSteady]);
}

function headingsOf(table: HTMLTableElement): readonly HTMLTableCellElement[] {
  // The application is also tried in a window without a browser, which knows no rows of a table.
  return [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
}

function holdColumns(table: HTMLTableElement): void {
  const headings = headingsOf(table);
  const widths = headings.map((heading) => heading.getBoundingClientRect().width);
  for (const [place, heading] of headings.entries()) heading.style.width = `${String(widths[place] ?? 0)}px`;
  table.style.width = `${String(widths.reduce((sum, width) => sum + width, 0))}px`;
  table.style.tableLayout = 'fixed';
}

function letGo(table: HTMLTableElement): void {
  table.style.removeProperty('table-layout');
  table.style.removeProperty('width');
  for (const heading of headingsOf(table)) heading.style.removeProperty('width');
}
