import { DraftError } from './draft-error';

/** One record as it was written down: cells by the names of fields, without the empty ones. */
export interface SampleRow {
  /** For messages: 'Order, sample 3'. */
  readonly place: string;
  readonly cells: ReadonlyMap<string, string>;
}

/** Reads a table of samples: names of fields in the first line, cells between `|`. */
export function readSampleTable(text: string, entityName: string): SampleRow[] {
  const [header, ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (!header) return [];
  return lines.map((line, index) => {
    const place = `${entityName}, sample ${String(index + 1)}`;
    if (line.length !== header.length) {
      throw new DraftError(
        place,
        `it has ${String(line.length)} cells, and there are ${String(header.length)} columns.`,
      );
    }
    const cells = header.map((name, column) => [name, line[column] ?? ''] as const);
    return { place, cells: new Map(cells.filter(([, cell]) => cell !== '')) };
  });
}
