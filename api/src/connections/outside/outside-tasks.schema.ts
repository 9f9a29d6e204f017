import type {
  ConnectionCause,
  ConnectionTest,
  OutsideTable,
  SourceTables,
  SslMode,
} from '@tessera/shared/contracts';
import type { Asking, QueryAnswer } from '../../db/read-statement';

/** A database of one's own, with all that is needed to sign in. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl: SslMode;
  /** PEM of the authority that is trusted; null for those of the system. */
  readonly certificate: string | null;
}

/** One of the databases that this server keeps its own data in. */
export interface OwnDatabase {
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

/** What the operator allows. */
export interface ReachPolicy {
  readonly allowsPrivate: boolean;
  /** Nobody connects to these. */
  readonly own: readonly OwnDatabase[];
}

export interface Reaching {
  readonly target: Target;
  readonly policy: ReachPolicy;
}

/** Why the database cannot be reached, in a sentence. */
export interface Unreached {
  readonly kind: 'unreached';
  readonly cause: ConnectionCause;
  readonly message: string;
}

export interface SqlRefusal {
  readonly kind: 'refused';
  readonly rule: string;
  readonly message: string;
  readonly position?: number;
}

export interface RowsPlace {
  readonly schema: string;
  readonly table: string;
  readonly offset: number;
}

/** What the process of one question does. */
export interface OutsideTasks {
  test: { input: Reaching; output: ConnectionTest['steps'] };
  tables: {
    input: Reaching;
    output: { readonly kind: 'tables'; readonly tables: OutsideTable[] } | Unreached;
  };
  schema: { input: Reaching; output: ({ readonly kind: 'schema' } & SourceTables) | Unreached };
  rows: {
    input: Reaching & { readonly place: RowsPlace };
    output: QueryAnswer | { readonly kind: 'absent' } | Unreached;
  };
  query: {
    input: Reaching & { readonly asking: Asking; readonly readOnly: boolean };
    output: QueryAnswer | SqlRefusal | Unreached;
  };
}

/** How long each part may take. Milliseconds. */
export const RESOLVE_MS = 5000;
export const REACH_MS = 5000;
export const SIGN_IN_MS = 8000;
export const STATEMENT_MS = 10_000;
/** What is read of a server at the most. Its answers are texts, so this is a good deal more than may be shown. */
export const MOST_BYTES = 32 * 1_048_576;
/** Columns of one answer: PostgreSQL itself gives no more. */
export const MOST_COLUMNS = 1664;
/** UTF-16 code units of what is said of all tables together: the server's own thread checks it once more. */
export const MOST_OF_TABLES = 2_000_000;
