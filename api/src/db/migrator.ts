import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from '../core/error-code';

export interface Migration {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/** One transaction of either driver, able to run a script of many statements. */
export interface MigrationSession {
  execute(script: string): Promise<void>;
  query(statement: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
}

/** Runs the work in one transaction; rolls back when it throws. */
export type Transact = (work: (session: MigrationSession) => Promise<void>) => Promise<void>;

/** Any number: every process that migrates this database asks for the same one. */
const ADVISORY_LOCK = 7_331_001;

const LOCK_NOT_AVAILABLE = '55P03';

/** How long migrations wait for tables that somebody else holds. Milliseconds. */
export interface LockPatience {
  /** For one table: whoever needs it meanwhile waits behind the migration. */
  readonly lockMs: number;
  /** Before it is all tried once more, while the others get on. */
  readonly pauseMs: number;
  readonly tries: number;
}

/** Two minutes at most. */
export const SERVER_PATIENCE: LockPatience = { lockMs: 3000, pauseMs: 7000, tries: 12 };

/** Somebody held a table for too long. The message is written for whoever starts the server. */
export class TablesHeldError extends Error {
  constructor() {
    super(
      'The database could not be brought up to date, because somebody else holds one of its tables, such as a backup by pg_dump. Start again when that is over.',
    );
  }
}

const appliedSchema = z.array(z.object({ name: z.string(), checksum: z.string() }));

/** The plain SQL files of `api/migrations`, in the order of their numbers. */
export async function readMigrations(appRoot: string): Promise<readonly Migration[]> {
  const folder = join(appRoot, 'api', 'migrations');
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing, forward only, all in one transaction under an advisory lock, so that
 * processes starting together apply each file once. Refuses a file that changed after it was applied.
 *
 * @param patience where others may hold tables, as a backup does for as long as it takes; throws `TablesHeldError` at its end
 */
export async function runMigrations(
  transact: Transact,
  migrations: readonly Migration[],
  patience?: LockPatience,
): Promise<void> {
  const { lockMs, pauseMs, tries } = patience ?? { lockMs: 0, pauseMs: 0, tries: 1 };
  for (let left = tries; ; left -= 1) {
    try {
      await runOnce(transact, migrations, lockMs);
      return;
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (left <= 1) throw new TablesHeldError();
      await wait(pauseMs);
    }
  }
}

/** @param lockMs how long to wait for a table; 0: for ever */
async function runOnce(transact: Transact, migrations: readonly Migration[], lockMs: number): Promise<void> {
  await transact(async (session) => {
    // Another server may take long to migrate: that is waited for, whatever the role or the database has been set to.
    await session.execute('SET LOCAL lock_timeout = 0');
    await session.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await session.execute(`SET LOCAL lock_timeout = ${String(lockMs)}`);
    await session.execute(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const rows = appliedSchema.parse(await session.query('SELECT name, checksum FROM schema_migrations', []));
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) {
        throw new Error(
          `Migration ${migration.name} was changed after it was applied. Add a new file instead.`,
        );
      }
      await session.execute(migration.script);
      await session.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
    }
  });
}
