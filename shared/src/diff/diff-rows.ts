/** A stretch of a line: from, to. */
export type Mark = readonly [from: number, to: number];

/** One line of a difference. Line numbers count from 1 and are absent on the side that lacks the line. */
export interface DiffRow {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Of a line that is the same but for its spaces: what it was. */
  readonly oldText?: string;
  readonly oldNumber?: number;
  readonly newNumber?: number;
  /** The words of a changed line that its counterpart does not have. */
  readonly marks?: readonly Mark[];
  /** The file ends here without a line break. */
  readonly lacksLineBreak?: boolean;
}

/** A stretch of lines that is shown, or unchanged lines that are folded up until asked for. */
export interface DiffSection {
  readonly type: 'lines' | 'fold';
  /** Index of its first line in the whole: stable while folds open. */
  readonly start: number;
  readonly rows: readonly DiffRow[];
}

/** Fewer lines than these are not worth a press. */
const LEAST_FOLDED = 4;

/** Folds unchanged lines that are further than `context` lines away from any change. */
export function foldRows(rows: readonly DiffRow[], context = 3): DiffSection[] {
  const sections: DiffSection[] = [];
  const isNear = nearChanges(rows, context);
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && isNear[end] === isNear[start]) end += 1;
    const isFold = !isNear[start] && end - start >= LEAST_FOLDED;
    sections.push({ type: isFold ? 'fold' : 'lines', start, rows: rows.slice(start, end) });
    start = end;
  }
  return sections;
}

function nearChanges(rows: readonly DiffRow[], context: number): boolean[] {
  const isNear = rows.map(() => false);
  rows.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(true, Math.max(0, index - context), index + context + 1);
  });
  return isNear;
}
