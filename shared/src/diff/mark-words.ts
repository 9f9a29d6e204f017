import { endOfRun, type DiffRow, type Mark } from './diff-rows';

/** A part of a line that is in the old one, the new one or both; as the `diff` package gives it. */
export interface WordChange {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** Compares two lines by their words; undefined where that takes too long. */
export type CompareWords = (before: string, after: string) => readonly WordChange[] | undefined;

/** Longer lines are data, and no words of them are compared. */
const LONGEST_LINE = 400;
/** So many pairs of lines have their words compared: of more nobody reads each. */
const MOST_PAIRS = 2000;

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

function marksOf(changes: readonly WordChange[], kind: 'added' | 'removed'): Mark[] {
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

/** Marks, in place, the words that changed lines do not share with the lines that they replace. */
export function markWords(rows: DiffRow[], compare: CompareWords): DiffRow[] {
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
