import type { CallOutput, queryDatabase } from '@tessera/shared/contracts';

export type QueryRows = CallOutput<typeof queryDatabase>;

/** A table as statements call it. */
export interface SqlTable {
  /** Fit to stand in a statement: quoted where it has to be. */
  readonly name: string;
  readonly label: string;
  /** Null where nobody counted. */
  readonly rows: number | null;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** A database that statements are written for. The same object for as long as it is the same database. */
export interface SqlSource {
  /** What the browser remembers its statements by. */
  readonly id: string;
  readonly readTables: (signal: AbortSignal) => Promise<readonly SqlTable[]>;
  /** @throws as calls do: 403 with the `rule` that refuses it, 422 with PostgreSQL's `position`, 408 when it was stopped */
  readonly run: (sql: string, signal: AbortSignal) => Promise<QueryRows>;
  /** What statements may do, in a sentence or two. */
  readonly hint: string;
  /** Statements can be kept by a name there. */
  readonly keepsQueries: boolean;
}
