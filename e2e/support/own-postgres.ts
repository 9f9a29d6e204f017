import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A PostgreSQL server that somebody has. */
export interface OwnPostgres {
  /** As a connection string, with a password that it does not ask for. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

/** Runs until its input ends: so it goes with the test, whatever becomes of that. */
const script = (sql: string) => `
  import { createRequire } from 'node:module';
  const { startPostgres } = await import('./tooling/scripts/lib/postgres.mjs');
  const server = await startPostgres();
  if (!server) throw new Error('This test needs PostgreSQL, and none is installed.');
  try {
    const { Client } = createRequire(process.cwd() + '/api/package.json')('pg');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(${JSON.stringify(sql)});
    await client.end();
    console.log(server.url);
    await new Promise((resolve) => process.stdin.on('end', resolve).resume());
  } finally {
    await server.stop();
  }`;

/**
 * Starts a PostgreSQL of its own on a free loopback port.
 *
 * @param sql what is in it
 */
export async function startOwnPostgres(sql: string): Promise<OwnPostgres> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(sql)], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  const url = await Promise.race([said, ended]);
  if (url === undefined) throw new Error('PostgreSQL did not start');
  return {
    url: url.replace('postgres@', 'postgres:kept-secret@'),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
