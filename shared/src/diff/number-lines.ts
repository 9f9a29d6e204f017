import type { DiffRow, Mark } from './diff-rows';
import type { Marks, TextComparison } from './compare-texts';

/** A text as lines, without their breaks. */
export interface Lines {
  readonly lines: readonly string[];
  /** False for a text that ends within its last line. */
  readonly endsWithBreak: boolean;
}

export function splitLines(text: string): Lines {
  const lines = text.split('\n');
  const endsWithBreak = lines.at(-1) === '';
  if (endsWithBreak) lines.pop();
  return { lines, endsWithBreak };
}

/** Reads the marks of lines that are asked for in their order. */
function marksReader(marks: Marks): (line: number) => { marks?: readonly Mark[] } {
  let at = 0;
  return (line) => {
    const found: Mark[] = [];
    for (; marks[at] === line; at += 3) found.push([marks[at + 1] ?? 0, marks[at + 2] ?? 0]);
    return found.length > 0 ? { marks: found } : {};
  };
}

const NOT_BROKEN = { lacksLineBreak: true } as const;

function endOf({ lines, endsWithBreak }: Lines, number: number) {
  return !endsWithBreak && number === lines.length ? NOT_BROKEN : undefined;
}

/** The numbered rows of two texts that were compared. */
export function numberLines(before: string, after: string, comparison: TextComparison): DiffRow[] {
  const was = splitLines(before);
  const is = splitLines(after);
  const { hunks } = comparison;
  const oldMarks = marksReader(comparison.oldMarks);
  const newMarks = marksReader(comparison.newMarks);
  const rows: DiffRow[] = [];
  let old = 0;
  let fresh = 0;
  const addSame = (to: number) => {
    for (; old < to; old += 1, fresh += 1) {
      const text = is.lines[fresh] ?? '';
      const oldText = was.lines[old] ?? '';
      const row = { kind: 'same', text, oldNumber: old + 1, newNumber: fresh + 1 } as const;
      const end = endOf(is, fresh + 1);
      rows.push(text === oldText && !end ? row : { ...row, ...(text !== oldText && { oldText }), ...end });
    }
  };
  for (let at = 0; at < hunks.length; at += 4) {
    addSame(hunks[at] ?? 0);
    for (const to = hunks[at + 1] ?? 0; old < to; old += 1) {
      const line = { kind: 'removed', text: was.lines[old] ?? '', oldNumber: old + 1 } as const;
      rows.push({ ...line, ...oldMarks(old), ...endOf(was, old + 1) });
    }
    for (const to = hunks[at + 3] ?? 0; fresh < to; fresh += 1) {
      const line = { kind: 'added', text: is.lines[fresh] ?? '', newNumber: fresh + 1 } as const;
      rows.push({ ...line, ...newMarks(fresh), ...endOf(is, fresh + 1) });
    }
  }
  addSame(was.lines.length);
  return rows;
}
