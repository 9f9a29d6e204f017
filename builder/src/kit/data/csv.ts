/** Files of records as spreadsheets write and read them (RFC 4180). */

const BOM = '\ufeff';
const SEPARATORS = [',', ';', '\t'] as const;

/** What a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/u;
const GUARDED = /^'+[=+\-@\t\r]/u;
/** Numbers and telephone numbers may begin so. */
const HARMLESS = /^[+-]?[\d\s().,/%:-]+$/u;

/** Writes a table, with a mark at the start by which spreadsheets know the letters, and guarded against formulas. */
export function writeCsv(table: readonly (readonly string[])[]): string {
  const lines = table.map((cells) => cells.map(writeCell).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function writeCell(text: string): string {
  const isFormula = FORMULA.test(text) && !HARMLESS.test(text);
  // What begins with a guard by itself gets one more, so that reading takes off what writing put on.
  const guarded = isFormula || GUARDED.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/u.test(guarded) || guarded !== guarded.trim()
    ? `"${guarded.replaceAll('"', '""')}"`
    : guarded;
}

/** Reads a table, whatever separates its cells. Empty lines are left out. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const plain = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  return readCells(plain, separatorOf(plain))
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => cells.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell)));
}

/** The sign that is most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.trimStart().split(/\r\n|\n|\r/u, 1);
  const bare = line.replace(/"(?:[^"]|"")*"/gu, '');
  const counts = SEPARATORS.map((sign) => bare.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let place = 0;
  while (place < text.length) {
    const cell = text[place] === '"' ? readQuoted(text, place) : readBare(text, place, separator);
    cells.push(cell.text);
    place = cell.end;
    if (text[place] === separator) {
      place += 1;
      if (place === text.length) cells.push('');
      continue;
    }
    place += text.startsWith('\r\n', place) ? 2 : 1;
    rows.push(cells);
    cells = [];
  }
  return cells.length > 0 ? [...rows, cells] : rows;
}

interface Cell {
  readonly text: string;
  /** The place behind the cell: of a separator, of the end of the line, or of the end of the text. */
  readonly end: number;
}

function readBare(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): Cell {
  let end = start + 1;
  let content = '';
  while (end < text.length) {
    const next = text.indexOf('"', end);
    // The closing quote is missing: the rest is the cell.
    if (next === -1) return { text: content + text.slice(end), end: text.length };
    content += text.slice(end, next);
    end = next + 1;
    if (text[end] !== '"') break;
    content += '"';
    end += 1;
  }
  return { text: content, end };
}
