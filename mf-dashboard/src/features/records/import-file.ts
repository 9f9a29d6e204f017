import { readCsv } from '@tessera/builder/records';

/** As much as the preview keeps at all. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILE_ROWS = 2000;

export interface CsvTable {
  readonly headers: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

export type FileReading = CsvTable | { readonly problem: string };

/** A mark at the start of a file says in which of these its letters are written. */
const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The letters of a file; undefined where they are in an encoding of a country. */
function decode(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const mark = MARKS.find(({ bytes: own }) => own.every((byte, place) => bytes[place] === byte));
  try {
    return new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what the letters are can only be guessed, and a guess that is wrong is only seen when it is too late.
    return undefined;
  }
}

/** Reads a file of records: commas, semicolons or tabs between the cells, the names of the columns in the first line. */
export function readTable(bytes: Uint8Array<ArrayBuffer>): FileReading {
  const text = decode(bytes);
  if (text === undefined)
    return { problem: 'This file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.' };
  // A zero byte stands in no text: this is a picture or a spreadsheet's own format.
  if (text.includes('\0'))
    return { problem: 'This is not a CSV file. Save the sheet as CSV and choose that.' };
  const [headers = [], ...lines] = readCsv(text);
  if (lines.length === 0) return { problem: 'This file has no records below the names of its columns.' };
  if (lines.length > MAX_FILE_ROWS) {
    const [count, most] = [lines.length, MAX_FILE_ROWS].map((one) => one.toLocaleString());
    return { problem: `This file has ${count ?? ''} records. Import at most ${most ?? ''} at a time.` };
  }
  return { headers, lines };
}
