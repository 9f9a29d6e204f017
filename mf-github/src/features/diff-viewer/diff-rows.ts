/** A part of a text that is in the old one, the new one or both; as the `diff` package gives it. */
export interface LineChange {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** One line of a diff. Line numbers count from 1 and are absent on the side that lacks the line. */
export interface DiffRow {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  readonly oldNumber?: number;
  readonly newNumber?: number;
  /** The part of a changed line that differs from its counterpart: from, to. */
  readonly mark?: readonly [from: number, to: number];
  /** The file ends here without a line break. */
  readonly lacksLineBreak?: boolean;
}

function splitLines(value: string): { lines: string[]; endsWithBreak: boolean } {
  const lines = value.split('\n');
  const endsWithBreak = lines.at(-1) === '';
  if (endsWithBreak) lines.pop();
  return { lines, endsWithBreak };
}

function numberRows(changes: readonly LineChange[]): DiffRow[] {
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

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** Marks what differs in two lines that share a third or more; below that a mark says nothing. */
function markPair(before: DiffRow, after: DiffRow): [DiffRow, DiffRow] {
  const start = commonStart(before.text, after.text);
  const shorter = Math.min(before.text.length, after.text.length);
  const end = commonEnd(before.text, after.text, shorter - start);
  const longer = Math.max(before.text.length, after.text.length);
  if (start + end === longer || (start + end) * 3 < longer) return [before, after];
  return [
    { ...before, mark: [start, before.text.length - end] },
    { ...after, mark: [start, after.text.length - end] },
  ];
}

/** Where each run of lines of one kind ends. */
function endOfRun(rows: readonly DiffRow[], from: number, kind: DiffRow['kind']): number {
  let end = from;
  while (rows[end]?.kind === kind) end += 1;
  return end;
}

function markChanges(rows: DiffRow[]): DiffRow[] {
  for (let index = 0; index < rows.length; index += 1) {
    if (rows[index]?.kind !== 'removed') continue;
    const middle = endOfRun(rows, index, 'removed');
    const end = endOfRun(rows, middle, 'added');
    // Only blocks of equal height pair up line by line; others were rewritten rather than edited.
    for (let offset = 0; end - middle === middle - index && offset < middle - index; offset += 1) {
      const before = rows[index + offset];
      const after = rows[middle + offset];
      if (before && after) [rows[index + offset], rows[middle + offset]] = markPair(before, after);
    }
    index = end - 1;
  }
  return rows;
}

/** Turns the parts of a line diff into numbered lines, with the differing part of edited lines marked. */
export function toRows(changes: readonly LineChange[]): DiffRow[] {
  return markChanges(numberRows(changes));
}

/** A stretch of lines that is shown, or unchanged lines that are folded up until asked for. */
export interface DiffSection {
  readonly type: 'lines' | 'fold';
  /** Index of its first line in the whole diff: stable while folds open. */
  readonly start: number;
  readonly rows: readonly DiffRow[];
}

/**
 * Folds unchanged lines further than `context` lines away from any change. A fold of fewer than 4 lines
 * is not worth a click and stays open.
 */
export function foldRows(rows: readonly DiffRow[], context = 3): DiffSection[] {
  const sections: DiffSection[] = [];
  const isNear = nearChanges(rows, context);
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    while (end < rows.length && isNear[end] === isNear[start]) end += 1;
    sections.push({ type: isNear[start] ? 'lines' : 'fold', start, rows: rows.slice(start, end) });
    start = end;
  }
  return sections.map((section) => (section.rows.length < 4 ? { ...section, type: 'lines' } : section));
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
