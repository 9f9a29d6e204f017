/** A value as it crosses the wire: numbers and yes or no as such, all else as PostgreSQL writes it. */
export type Cell = string | number | boolean | null;

export interface Asking {
  readonly sql: string;
  readonly parameters: readonly Cell[];
}

/** Where a statement runs. */
export type QuerySource =
  /** A copy of an embedded database that nobody else has open. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** A schema of a server, with what makes that its reader has rights on. */
  | { readonly kind: 'server'; readonly url: string; readonly schema: string };

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

export type CheckAnswer =
  | { readonly kind: 'accepted'; readonly sql: string }
  | { readonly kind: 'refused'; readonly rule: string; readonly message: string; readonly position?: number };

/** What the process of one statement does. */
export interface QueryTasks {
  check: { input: { readonly sql: string }; output: CheckAnswer };
  run: { input: Asking & { readonly source: QuerySource }; output: QueryAnswer };
}

/** How long a statement may take. Milliseconds. */
export const QUERY_MS = 10_000;
