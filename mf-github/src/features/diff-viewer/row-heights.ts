import type { DiffItem, DiffView } from './diff-items';

export interface Measure {
  readonly view: DiffView;
  readonly wraps: boolean;
  readonly isTouch: boolean;
  readonly widthOf: () => number;
}

/** Height of a line of text, and of a fold, in pixels. */
export const LINE_HEIGHT = 20;
const FOLD_HEIGHT = 32;
const FOLD_HEIGHT_TOUCH = 44;
/** What a letter of the code takes, about: rows are measured once they are drawn. */
const LETTER = 7.25;
const GUTTER = { unified: 132, split: 88 };

/** So much of a line is shown at first: half a megabyte on one line would stop the page. */
export const LONGEST_SHOWN = 2000;

function linesOf(text: string | undefined, columns: number): number {
  return Math.ceil(Math.min(text?.length ?? 0, LONGEST_SHOWN) / columns);
}

function columnsOf({ view, wraps, widthOf }: Measure): number {
  const width = wraps ? widthOf() : 0;
  if (width === 0) return Infinity;
  const room = (view === 'split' ? width / 2 : width) - GUTTER[view];
  return Math.max(10, Math.floor(room / LETTER));
}

/** How high items will be, about. The width is asked for once: the page would be laid out anew for each line. */
export function heightsOf(measure: Measure): (item: DiffItem | undefined) => number {
  let columns: number | undefined;
  return (item) => {
    if (item?.type === 'fold') return measure.isTouch ? FOLD_HEIGHT_TOUCH : FOLD_HEIGHT;
    columns ??= columnsOf(measure);
    return LINE_HEIGHT * Math.max(1, linesOf(item?.left?.text, columns), linesOf(item?.right?.text, columns));
  };
}

/** What an item is known by while folds open around it. */
export function keyOf(item: DiffItem | undefined): string {
  if (!item) return '';
  if (item.type === 'fold') return `fold ${String(item.start)}`;
  return `${String(item.left?.oldNumber ?? '')}:${String(item.right?.newNumber ?? '')}`;
}
