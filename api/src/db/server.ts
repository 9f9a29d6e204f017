import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './database';
import type { Transact } from './migrator';

/** Opens a pool of connections to a PostgreSQL server. */
export function openServer(address: string): OpenDatabase & { readonly transact: Transact } {
  const pool = new Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that the server ends while idle is replaced at the next use; without a listener the
  // pool's 'error' event would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool),
    kind: 'server',
    async ping() {
      await pool.query('SELECT 1');
    },
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
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
