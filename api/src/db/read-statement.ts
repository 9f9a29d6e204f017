import { errorCode, isSqlState } from '../core/error-code';

/** A value as it crosses the wire: numbers and yes or no as such, all else as PostgreSQL writes it. */
export type Cell = string | number | boolean | null;

export interface Asking {
  readonly sql: string;
  readonly parameters: readonly Cell[];
}

export interface QueryRows {
  readonly kind: 'rows';
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly ms: number;
  readonly truncated: boolean;
  readonly affected: number;
}

export type QueryAnswer =
  | QueryRows
  /** PostgreSQL says no; `position` is the place in the text, in UTF-16 code units from 0. */
  | { readonly kind: 'error'; readonly message: string; readonly position?: number }
  | { readonly kind: 'late' };

/** Rows as arrays of texts, so that columns of one name stay apart and nothing is lost on the way. */
export interface RawResult {
  readonly fields: readonly { readonly name: string; readonly oid: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** Rows that were changed; none unless given. */
  readonly affected?: number;
}

/** A transaction. Each text is one statement in the extended protocol. */
export interface StatementSession {
  run(text: string, parameters: readonly Cell[]): Promise<RawResult>;
}

const MOST_ROWS = 1000;
/** UTF-16 code units: of one value, and of all together. */
const MOST_IN_CELL = 100_000;
const MOST_IN_NAME = 200;
const MOST_IN_ALL = 4_000_000;
/** Comments may stand before it. */
const EXPLAINED = /^(?:\s|--[^\n]*\n|\/\*[^]*?\*\/)*explain\b/i;
const CURSOR = 'declare of_owner no scroll cursor for ';

export interface ReadingOptions {
  /** As many rows are given; a thousand unless told. */
  readonly mostRows?: number;
  /** What changes something has no cursor: all of its rows come. */
  readonly isChange?: boolean;
}

/** Runs a statement that was checked, as far as its answer may reach. Throws what is no fault of the statement. */
export async function readStatement(
  session: StatementSession,
  { sql, parameters }: Asking,
  { mostRows = MOST_ROWS, isChange = false }: ReadingOptions = {},
): Promise<QueryAnswer> {
  const began = performance.now();
  const isWhole = isChange || EXPLAINED.test(sql);
  try {
    const found = isWhole
      ? await session.run(sql, parameters)
      : await fetchSome(session, { sql, parameters }, mostRows);
    const ms = Math.round((performance.now() - began) * 10) / 10;
    return { ...present(found, mostRows), columns: await describe(session, found), ms };
  } catch (error) {
    return explainFailure(error, sql, isWhole ? 0 : CURSOR.length);
  }
}

/** A cursor gives what is shown, and works out no more than that. */
async function fetchSome(
  session: StatementSession,
  { sql, parameters }: Asking,
  mostRows: number,
): Promise<RawResult> {
  await session.run(CURSOR + sql, parameters);
  return session.run(`fetch ${String(mostRows + 1)} from of_owner`, []);
}

async function describe(session: StatementSession, { fields }: RawResult): Promise<QueryRows['columns']> {
  const oids = [...new Set(fields.map(({ oid }) => oid))];
  const { rows } = await session.run(
    'select oid, format_type(oid, null) from unnest($1::oid[]) as of_columns (oid)',
    [`{${oids.join(',')}}`],
  );
  const names = new Map(rows.map(([oid, name]) => [Number(oid), name]));
  // Somebody's own server may call them anything.
  return fields.map(({ name, oid }) => ({
    name: name.slice(0, MOST_IN_NAME),
    type: (names.get(oid) ?? 'unknown').slice(0, MOST_IN_NAME),
  }));
}

function present(
  { fields, rows, affected = 0 }: RawResult,
  mostRows: number,
): Omit<QueryRows, 'columns' | 'ms'> {
  let length = 0;
  let truncated = rows.length > mostRows;
  const shown: Cell[][] = [];
  for (const row of rows.slice(0, mostRows)) {
    const cells = row.map((text, place) => {
      if (text === null) return null;
      // One row alone may be longer than all may be.
      const cut = text.slice(0, Math.min(MOST_IN_CELL, Math.max(0, MOST_IN_ALL - length)));
      const isCut = cut.length < text.length;
      if (isCut) truncated = true;
      // As it is sent: a control character takes six.
      length += JSON.stringify(cut).length;
      return isCut ? cut : cellOf(cut, fields[place]?.oid);
    });
    if (length > MOST_IN_ALL && shown.length > 0) {
      truncated = true;
      break;
    }
    shown.push(cells);
  }
  return { kind: 'rows', rows: shown, truncated, affected };
}

const BOOLEAN = 16;
/** int2, int4, float4, float8: what a number of JSON holds without loss. */
const NUMBERS: ReadonlySet<number | undefined> = new Set([21, 23, 700, 701]);

function cellOf(text: string, oid: number | undefined): Cell {
  if (oid === BOOLEAN) return text === 't';
  if (!NUMBERS.has(oid)) return text;
  const number = Number(text);
  // NaN and Infinity are none in JSON.
  return Number.isFinite(number) ? number : text;
}

/** By a limit of time, ours or PostgreSQL's. */
export const CANCELED = '57014';

/**
 * What PostgreSQL says of a statement. Throws anything else.
 *
 * @param before how many characters stood before the statement in what was sent
 */
export function explainFailure(error: unknown, sql: string, before: number): QueryAnswer {
  const code = errorCode(error);
  if (code === CANCELED) return { kind: 'late' };
  // Anything else is no fault of the statement.
  if (!(error instanceof Error) || code === undefined || !isSqlState(code)) throw error;
  const place = Number('position' in error ? error.position : undefined) - 1 - before;
  const { message } = error;
  if (!Number.isInteger(place) || place < 0) return { kind: 'error', message };
  // PostgreSQL counts whole characters.
  return { kind: 'error', message, position: Array.from(sql).slice(0, place).join('').length };
}
