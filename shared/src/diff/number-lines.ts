import type { DiffRow } from './diff-rows';

/** A text as lines, without their breaks. */
export interface Lines {
  readonly lines: readonly string[];
  /** False for a text that ends within its last line. */
  readonly endsWithBreak: boolean;
}

/** So many lines, as the `diff` package gives them. */
export interface LineChange {
  readonly count: number;
  readonly added: boolean;
  readonly removed: boolean;
}

export function splitLines(text: string): Lines {
  const lines = text.split('\n');
  const endsWithBreak = lines.at(-1) === '';
  if (endsWithBreak) lines.pop();
  return { lines, endsWithBreak };
}

/**
 * Lines as numbers, the same number for the same line: they are compared in less time than texts. A last line without a break is
 * another one than the same line with it.
 */
export function internLines(texts: readonly Lines[], ignoresWhitespace: boolean): number[][] {
  const known = new Map<string, number>();
  const numberOf = (line: string) => {
    const number = known.get(line) ?? known.size;
    known.set(line, number);
    return number;
  };
  return texts.map(({ lines, endsWithBreak }) =>
    lines.map((line, index) => {
      if (ignoresWhitespace) return numberOf(line.replace(/\s+/g, ''));
      return numberOf(!endsWithBreak && index === lines.length - 1 ? line : `${line}\n`);
    }),
  );
}

/** Turns a comparison of lines into numbered rows. */
export function numberLines(changes: readonly LineChange[], before: Lines, after: Lines): DiffRow[] {
  const rows: DiffRow[] = [];
  const endOf = ({ lines, endsWithBreak }: Lines, number: number) =>
    !endsWithBreak && number === lines.length ? { lacksLineBreak: true } : {};
  let oldNumber = 0;
  let newNumber = 0;
  for (const { count, added, removed } of changes) {
    for (let line = 0; line < count; line += 1) {
      if (!added) oldNumber += 1;
      if (!removed) newNumber += 1;
      const was = before.lines[oldNumber - 1] ?? '';
      const is = after.lines[newNumber - 1] ?? '';
      if (added) rows.push({ kind: 'added', text: is, newNumber, ...endOf(after, newNumber) });
      else if (removed) rows.push({ kind: 'removed', text: was, oldNumber, ...endOf(before, oldNumber) });
      else {
        const other = was === is ? {} : { oldText: was };
        rows.push({ kind: 'same', text: is, oldNumber, newNumber, ...other, ...endOf(after, newNumber) });
      }
    }
  }
  return rows;
}
