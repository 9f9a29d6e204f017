import type { Asking, QueryAnswer } from '../../db/read-statement';

/** Where a statement runs. */
export type QuerySource =
  /** A copy of an embedded database that nobody else has open. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** A schema of a server, with what makes that its reader has rights on. */
  | { readonly kind: 'server'; readonly url: string; readonly schema: string };

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
