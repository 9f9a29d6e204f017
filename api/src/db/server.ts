import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './database';
import type { Transact } from './migrator';
import { clientWithNames } from './named-client';

/**
 * Covers a connection over TLS to a machine far away, and the wait for one of ten in a storm; a database that gives no sign
 * at all holds a request no longer than this before it is answered 503.
 */
const CONNECT_MS = 5000;

/** Opens a pool of connections to a PostgreSQL server. */
export function openServer(address: string): OpenDatabase & { readonly transact: Transact } {
  const pool = new Pool({
    connectionString: address,
    Client: clientWithNames(),
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    // So that the system notices by itself when the other machine is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that the server ends while idle is replaced at the next use; without a listener the
  // pool's 'error' event would end the process. So would that of one in a transaction, between two statements: the pool
  // does not listen to what it has handed out, and the next statement fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  // Drizzle's own never gives a connection back that is lost before the transaction has begun: ten of those, and the pool
  // had none left until a restart.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return {
    db,
    kind: 'server',
    async ping() {
      await pool.query('SELECT 1');
    },
    hasRoom: () => true,
    maintain: () => Promise.resolve(),
    close: () => pool.end(),
    async transact(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await work({
          async execute(script) {
            await client.query(script);
          },
          async query(statement, parameters) {
            const { rows } = await client.query<Record<string, unknown>>(statement, [...parameters]);
            return rows;
          },
        });
        await client.query('COMMIT');
      } catch (error) {
        // What went wrong first is what counts: a lost connection cannot roll back either, and does not need to.
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
