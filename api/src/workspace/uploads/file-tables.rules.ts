import type { FileTable } from './file-reading.schema';

/** As many rows as an application begins with (MODEL-08), and no more columns than a table has. */
export const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const MOST_TABLES = 6;
const LONGEST_CELL = 2000;
const LONGEST_NAME = 60;

/** Text without what no database keeps, and without space around it. */
function cellText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_CELL);
}

/** 'first_name', 'firstName' and 'FIRST NAME' → 'First name'. */
export function columnName(raw: string): string {
  const words = cellText(raw)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s./-]+/gu, ' ')
    .trim();
  const isShouted = words.length > 4 && words === words.toUpperCase();
  const plain = (isShouted ? words.toLowerCase() : words).slice(0, LONGEST_NAME).trim();
  const lower = plain.replace(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return lower.slice(0, 1).toUpperCase() + lower.slice(1);
}

/** Names of columns, each once; a column without one is called by its place. */
function uniqueNames(raw: readonly string[]): string[] {
  const taken = new Set<string>();
  return raw.map((text, index) => {
    const name = columnName(text) || `Column ${String(index + 1)}`;
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = `${name.slice(0, LONGEST_NAME - 4)} ${String(count)}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** A table of what stands in a file; undefined where there is no row or no column. Columns without any value are left out. */
export function fileTable(
  name: string,
  header: readonly string[],
  body: readonly (readonly string[])[],
): FileTable | undefined {
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  const shown = filled.slice(0, MOST_ROWS);
  const kept = header
    .map((text, index) => ({ text, index }))
    .filter(({ index }) => shown.some((row) => (row[index] ?? '').trim() !== ''))
    .slice(0, MOST_COLUMNS);
  if (kept.length === 0) return undefined;
  return {
    name: cellText(name),
    columns: uniqueNames(kept.map(({ text }) => text)),
    rows: shown.map((row) => kept.map(({ index }) => cellText(row[index] ?? ''))),
    total: filled.length,
  };
}

/** No name of a column is a number, a date, an address or a mark. */
const VALUE = /^[-+€$£¥]?[\d.,:/\s-]*\d[\d.,:/\s%€-]*$|@|^https?:|^(?:true|false|yes|no)$/iu;

function isHeader(row: readonly string[], others: readonly (readonly string[])[]): boolean {
  const cells = row.map((cell) => cell.trim());
  const named = cells.filter((cell) => cell !== '');
  if (named.length === 0 || named.some((cell) => VALUE.test(cell) || cell.length > LONGEST_NAME))
    return false;
  const isDistinct = new Set(named.map((cell) => cell.toLowerCase())).size >= Math.min(2, named.length);
  // A name that stands below itself is a value.
  const isBelow = cells.some(
    (cell, at) => cell !== '' && others.slice(0, 20).some((other) => other[at] === cell),
  );
  return isDistinct && !isBelow;
}

/** The table that rows of cells are: lines of a title above it are none, and its header may be missing. */
export function tableOfRows(name: string, rows: readonly (readonly string[])[]): FileTable | undefined {
  const width = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
  const widest = rows.slice(0, 100).reduce((most, row) => Math.max(most, width(row)), 0);
  const start = rows.findIndex((row) => widest < 3 || width(row) > widest / 2);
  const [first, ...others] = rows.slice(Math.max(0, start));
  if (!first) return undefined;
  if (isHeader(first, others) && others.length > 0) return fileTable(name, first, others);
  const places = Array.from({ length: Math.max(widest, first.length) }, () => '');
  return fileTable(name, places, [first, ...others]);
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function scalarText(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A cell of a value: lists of words stand between commas, what is deeper is left out. */
function cellOf(value: unknown): string {
  if (!Array.isArray(value)) return scalarText(value) ?? '';
  return value
    .slice(0, 100)
    .map((item) => scalarText(item) ?? '')
    .filter((text) => text !== '')
    .join(', ');
}

/** What an object holds, one level deep: `{ home: { city } }` has 'home city'. */
function cellsOf(item: Plain): [name: string, text: string][] {
  return Object.entries(item).flatMap(([name, value]): [string, string][] =>
    isPlain(value)
      ? Object.entries(value).map(([inner, deep]) => [innerName(name, inner), cellOf(deep)])
      : [[name, cellOf(value)]],
  );
}

/** The text between the tags of an element that has attributes is the element's own. */
const innerName = (outer: string, inner: string) => (inner === '#text' ? outer : `${outer} ${inner}`);

function tableOfObjects(name: string, items: readonly Plain[]): FileTable | undefined {
  const columns = new Map<string, number>();
  const rows = items.map((item) => new Map(cellsOf(item)));
  for (const row of rows.slice(0, MOST_ROWS))
    for (const key of row.keys()) if (!columns.has(key)) columns.set(key, columns.size);
  const header = [...columns.keys()];
  return fileTable(
    name,
    header,
    rows.map((row) => header.map((key) => row.get(key) ?? '')),
  );
}

const listOf = (value: unknown): readonly Plain[] | undefined => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const items = value.filter(isPlain);
  return items.length > value.length / 2 ? items : undefined;
};

/** How deep lists are looked for. */
const DEEPEST = 4;

/**
 * The lists of like objects in a value, nearest to its top first, each called after what holds it: `{ books: […] }` has Books.
 * What is inside such a list is a cell of it and no list of its own.
 */
export function tablesIn(name: string, root: unknown): FileTable[] {
  const found: FileTable[] = [];
  let level: readonly (readonly [name: string, value: unknown])[] = [[name, root]];
  for (let depth = 0; depth <= DEEPEST && found.length < MOST_TABLES; depth += 1) {
    const next: (readonly [string, unknown])[] = [];
    for (const [key, value] of level) {
      const items = listOf(value);
      const table = items && tableOfObjects(key, items);
      if (table) found.push(table);
      else if (isPlain(value)) next.push(...Object.entries(value));
    }
    if (found.length > 0) break;
    level = next.slice(0, 1000);
  }
  return found.slice(0, MOST_TABLES);
}
