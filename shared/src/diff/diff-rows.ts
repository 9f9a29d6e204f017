/** A part of a text that is in the old one, the new one or both; as the `diff` package gives it. */
export interface TextChange {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** A stretch of a line: from, to. */
export type Mark = readonly [from: number, to: number];

/** One line of a difference. Line numbers count from 1 and are absent on the side that lacks the line. */
export interface DiffRow {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  readonly oldNumber?: number;
  readonly newNumber?: number;
  /** The words of a changed line that its counterpart does not have. */
  readonly marks?: readonly Mark[];
  /** The file ends here without a line break. */
  readonly lacksLineBreak?: boolean;
}

function splitLines(value: string): { lines: string[]; endsWithBreak: boolean } {
  const lines = value.split('\n');
  const endsWithBreak = lines.at(-1) === '';
  if (endsWithBreak) lines.pop();
  return { lines, endsWithBreak };
}

function numberRows(changes: readonly TextChange[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let oldNumber = 0;
  let newNumber = 0;
  for (const change of changes) {
    const { lines, endsWithBreak } = splitLines(change.value);
    for (const [index, text] of lines.entries()) {
      const end = !endsWithBreak && index === lines.length - 1 ? { lacksLineBreak: true } : {};
      if (change.added) rows.push({ kind: 'added', text, newNumber: ++newNumber, ...end });
      else if (change.removed) rows.push({ kind: 'removed', text, oldNumber: ++oldNumber, ...end });
      else rows.push({ kind: 'same', text, oldNumber: ++oldNumber, newNumber: ++newNumber, ...end });
    }
  }
  return rows;
}

/** Compares two lines by their words; undefined where that takes too long. */
export type CompareWords = (before: string, after: string) => readonly TextChange[] | undefined;

/** Longer lines are data, and no words of them are compared. */
const LONGEST_LINE = 400;
/** So many pairs of lines have their words compared: of more nobody reads each. */
const MOST_PAIRS = 400;

/** Marks what differs in two lines that share a third or more; below that a mark says nothing. */
function markPair(before: DiffRow, after: DiffRow, compare: CompareWords): [DiffRow, DiffRow] {
  if (Math.max(before.text.length, after.text.length) > LONGEST_LINE) return [before, after];
  const changes = compare(before.text, after.text);
  if (!changes) return [before, after];
  const shared = changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  const longer = Math.max(before.text.trim().length, after.text.trim().length);
  if (shared * 3 < longer) return [before, after];
  return [
    { ...before, marks: marksOf(changes, 'removed') },
    { ...after, marks: marksOf(changes, 'added') },
  ];
}

function marksOf(changes: readonly TextChange[], kind: 'added' | 'removed'): Mark[] {
  const other = kind === 'added' ? 'removed' : 'added';
  const marks: Mark[] = [];
  let at = 0;
  for (const change of changes) {
    if (change[other]) continue;
    const end = at + change.value.length;
    if (change[kind]) marks.push([at, end]);
    at = end;
  }
  return marks;
}

/** Where each run of lines of one kind ends. */
function endOfRun(rows: readonly DiffRow[], from: number, kind: DiffRow['kind']): number {
  let end = from;
  while (rows[end]?.kind === kind) end += 1;
  return end;
}

function markChanges(rows: DiffRow[], compare: CompareWords): DiffRow[] {
  let pairs = 0;
  for (let index = 0; index < rows.length; index += 1) {
    if (rows[index]?.kind !== 'removed') continue;
    const middle = endOfRun(rows, index, 'removed');
    const end = endOfRun(rows, middle, 'added');
    // Only blocks of equal height pair up line by line; others were rewritten rather than edited.
    const height = end - middle === middle - index ? end - middle : 0;
    for (let offset = 0; offset < height && pairs < MOST_PAIRS; offset += 1) {
      const before = rows[index + offset];
      const after = rows[middle + offset];
      if (!before || !after) continue;
      pairs += 1;
      [rows[index + offset], rows[middle + offset]] = markPair(before, after, compare);
    }
    index = end - 1;
  }
  return rows;
}

/** Turns the parts of a comparison by lines into numbered lines, with the words that differ marked. */
export function toRows(changes: readonly TextChange[], compare: CompareWords): DiffRow[] {
  return markChanges(numberRows(changes), compare);
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

/** One line of the split view: either side may be empty. */
export interface SplitRow {
  readonly left?: DiffRow;
  readonly right?: DiffRow;
}

/** Sets removed lines beside the added lines that took their place (DIFF-02). */
export function toSplitRows(rows: readonly DiffRow[]): SplitRow[] {
  const split: SplitRow[] = [];
  for (let index = 0; index < rows.length;) {
    const row = rows[index];
    if (row?.kind === 'same') {
      split.push({ left: row, right: row });
      index += 1;
      continue;
    }
    const middle = endOfRun(rows, index, 'removed');
    const end = endOfRun(rows, middle, 'added');
    for (let offset = 0; offset < Math.max(middle - index, end - middle); offset += 1) {
      const left = index + offset < middle ? rows[index + offset] : undefined;
      const right = middle + offset < end ? rows[middle + offset] : undefined;
      split.push({ ...(left && { left }), ...(right && { right }) });
    }
    index = end;
  }
  return split;
}

/** How many lines came and went. */
export function countRows(rows: readonly DiffRow[]): { added: number; removed: number } {
  return {
    added: rows.filter(({ kind }) => kind === 'added').length,
    removed: rows.filter(({ kind }) => kind === 'removed').length,
  };
}
