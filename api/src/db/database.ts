import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a repository takes: the database, or a transaction of it. */
export type Queryable = PgDatabase<PgQueryResultHKT>;

/**
 * The one database type that both drivers satisfy. Never call it inside `transaction`: the embedded
 * database has one session and would wait for itself for ever. Hand the transaction on instead.
 */
export type Database = Queryable;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'server';
  /** False while the embedded database's disk is too full to write; of a server's disk nothing is known before a write fails. */
  hasRoom(): boolean;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** What a server's autovacuum does by itself; the embedded database has none. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
