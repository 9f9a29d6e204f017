import { getTableName, type InferSelectModel, type Table } from 'drizzle-orm';
import * as z from 'zod/mini';

/**
 * A stored row that its schema refuses: written by a bug, by hand, or by another release. The message says which row of
 * which table, and nothing of its contents.
 */
export class StoredRowError extends Error {
  override readonly name = 'StoredRowError';

  constructor(
    readonly table: string,
    readonly rowId: string,
    issues: readonly z.core.$ZodIssue[],
  ) {
    const places = issues.map(({ path, code }) => `${path.map(String).join('.')} (${code})`);
    super(`Row ${rowId} of ${table} does not parse: ${places.join(', ')}`);
  }
}

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** A row whose JSON columns were parsed. */
export type Parsed<Row, S extends Schemas> = Omit<Row, keyof S> & {
  [Column in keyof S]: z.output<S[Column]>;
};

/**
 * Reads a table's JSON columns through their schemas: of such a column the database knows only that it is JSON.
 *
 * @param idOf names a row
 * @param schemas of the JSON columns, by their names
 * @returns a function that answers the row with what its schemas made of it, and throws `StoredRowError`
 */
export function rowParser<T extends Table, S extends Schemas>(
  table: T,
  idOf: (row: InferSelectModel<T>) => string,
  schemas: S,
): (row: InferSelectModel<T>) => Parsed<InferSelectModel<T>, S> {
  const schema = z.object(schemas);
  return (row) => {
    const result = schema.safeParse(row);
    if (!result.success) throw new StoredRowError(getTableName(table), idOf(row), result.error.issues);
    // The columns are those of `schemas`, which the compiler cannot follow.
    return { ...row, ...result.data } as Parsed<InferSelectModel<T>, S>;
  };
}

interface RowLog {
  error(details: object, message: string): void;
}

/** What `parseEach` leaves out, written to a log. */
export function reportRowsTo(log: RowLog): (error: StoredRowError) => void {
  return (error) => {
    log.error({ err: error }, 'A stored row does not parse');
  };
}

/** The rows that parse. The others are left out, each with a report: one of them must not take the list with it. */
export function parseEach<Row, P>(
  rows: readonly Row[],
  parse: (row: Row) => P,
  report: (error: StoredRowError) => void,
): P[] {
  return rows.flatMap((row) => {
    try {
      return [parse(row)];
    } catch (error) {
      if (!(error instanceof StoredRowError)) throw error;
      report(error);
      return [];
    }
  });
}
