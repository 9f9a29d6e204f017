import { exitCodeOf, type Refusal } from '../core/refusal';

/** What a command answers: the same facts as lines for people and as an object for `--json`. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** What the command found wrong while it could still answer. They decide the exit code. */
  readonly refusals: readonly Refusal[];
}

export function exitCodeOfOutcome({ refusals }: Outcome): number {
  return exitCodeOf(refusals);
}

/** Rows of cells as lines, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `61.2 kB` */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
