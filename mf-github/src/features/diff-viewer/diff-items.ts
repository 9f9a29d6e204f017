import { foldRows, type DiffRow } from '@tessera/shared/diff';

export type DiffView = 'unified' | 'split';

/** One line of the drawn table. In the unified view `left` or `right` is the line; in split either side may be empty. */
export interface LineItem {
  readonly type: 'line';
  readonly left: DiffRow | undefined;
  readonly right: DiffRow | undefined;
  /** The first line of a change: that is where N and P go. */
  readonly startsChange: boolean;
}

/** Unchanged lines that are folded up. */
export interface FoldItem {
  readonly type: 'fold';
  /** Index of its first line in the whole: stable while folds open. */
  readonly start: number;
  readonly rows: readonly DiffRow[];
}

export type DiffItem = LineItem | FoldItem;

/** A side of the comparison: L is the older text, R the newer. */
export type Side = 'L' | 'R';

type Pair = Pick<LineItem, 'left' | 'right'>;

const isChanged = ({ left, right }: Pair) =>
  (left ?? right)?.kind !== 'same' || (right ?? left)?.kind !== 'same';

function pairsOf(rows: readonly DiffRow[], view: DiffView): Pair[] {
  if (view === 'split') return splitPairs(rows);
  return rows.map((row) => ({
    left: row.kind === 'added' ? undefined : row,
    right: row.kind === 'removed' ? undefined : row,
  }));
}

/** Sets removed lines beside the added lines that took their place (DIFF-02). */
function splitPairs(rows: readonly DiffRow[]): Pair[] {
  const pairs: Pair[] = [];
  const endOf = (from: number, kind: DiffRow['kind']) => {
    let end = from;
    while (rows[end]?.kind === kind) end += 1;
    return end;
  };
  for (let index = 0; index < rows.length;) {
    const row = rows[index];
    if (row?.kind === 'same') {
      pairs.push({ left: row, right: row });
      index += 1;
      continue;
    }
    const middle = endOf(index, 'removed');
    const end = endOf(middle, 'added');
    for (let offset = 0; offset < Math.max(middle - index, end - middle); offset += 1) {
      const left = index + offset < middle ? rows[index + offset] : undefined;
      const right = middle + offset < end ? rows[middle + offset] : undefined;
      pairs.push({ left, right });
    }
    index = end;
  }
  return pairs;
}

/**
 * What is drawn of a file, a line at a time.
 *
 * @param opened the starts of the folds that were opened; 'all' opens every one
 */
export function toItems(
  rows: readonly DiffRow[],
  view: DiffView,
  opened: ReadonlySet<number> | 'all',
): DiffItem[] {
  const items: DiffItem[] = [];
  let wasChanged = false;
  for (const { type, start, rows: part } of foldRows(rows)) {
    if (type === 'fold' && opened !== 'all' && !opened.has(start)) {
      items.push({ type: 'fold', start, rows: part });
      wasChanged = false;
      continue;
    }
    for (const pair of pairsOf(part, view)) {
      const isChange = isChanged(pair);
      items.push({ type: 'line', ...pair, startsChange: isChange && !wasChanged });
      wasChanged = isChange;
    }
  }
  return items;
}

/** Where the changes begin. */
export function changeStarts(items: readonly DiffItem[]): number[] {
  return items.flatMap((item, index) => (item.type === 'line' && item.startsChange ? [index] : []));
}

export function numberOn(side: Side, row: DiffRow | undefined): number | undefined {
  return side === 'L' ? row?.oldNumber : row?.newNumber;
}

const hasLine = (row: DiffRow | undefined, side: Side, line: number) => numberOn(side, row) === line;

/** Where a line of a side is drawn; -1 where it is folded up, or nowhere. */
export function itemOfLine(items: readonly DiffItem[], side: Side, line: number): number {
  return items.findIndex(
    (item) => item.type === 'line' && hasLine(side === 'L' ? item.left : item.right, side, line),
  );
}

/** The start of the fold that a line lies in. */
export function foldOfLine(items: readonly DiffItem[], side: Side, line: number): number | undefined {
  const fold = items.find(
    (item): item is FoldItem => item.type === 'fold' && item.rows.some((row) => hasLine(row, side, line)),
  );
  return fold?.start;
}
