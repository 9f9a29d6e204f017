import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { archivePath, bakeArchive, readArchive } from '../db/archive';
import type { OpenDatabase } from '../db/database';
import { createDisk } from '../db/disk-space';
import { openInMemory, transactEmbedded } from '../db/embedded';
import { readMigrations, runMigrations, type Migration } from '../db/migrator';
import { openDatabase } from '../db/open-database';
import { refuseNestedUse } from './one-session';

/** The repository's root: jest may be started in any of its folders. */
export function findAppRoot(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The tests have to run inside the repository');
    folder = parent;
  }
  return folder;
}

/**
 * A migrated database of its own: in memory from a cached archive, or copied from a template on the server of
 * TEST_DATABASE_URL, where it is dropped when it is closed.
 */
export async function openTestDatabase(
  appRoot: string,
  serverUrl: string | undefined,
): Promise<OpenDatabase> {
  if (serverUrl !== undefined) return openOnServer(appRoot, serverUrl);
  return openInMemory(await prepareTestArchive(appRoot));
}

/** An embedded database of its own as if it were on a disk with `freeBytes`, whatever engine the other tests use. */
export async function openOnDisk(
  appRoot: string,
  reserveBytes: number,
  freeBytes: () => number,
): Promise<OpenDatabase> {
  return openInMemory(
    await prepareTestArchive(appRoot),
    createDisk('the data folder', reserveBytes, freeBytes),
  );
}

/** Makes what every test file's database starts from, before the clock of a test runs. */
export async function prepareTestDatabases(appRoot: string, serverUrl: string | undefined): Promise<void> {
  if (serverUrl === undefined) await prepareTestArchive(appRoot);
  else await prepareTemplate(appRoot, serverUrl);
}

/** The archive of a database with every migration applied; made when the migrations changed. */
async function prepareTestArchive(appRoot: string): Promise<Blob> {
  const migrations = await readMigrations(appRoot);
  const path = archivePath(appRoot, `test-${fingerprintOf(migrations)}`);
  return (
    (await readArchive(path)) ??
    (await bakeArchive(path, (client) => runMigrations(transactEmbedded(client), migrations)))
  );
}

function fingerprintOf(migrations: readonly Migration[]): string {
  const fingerprint = createHash('sha256');
  for (const { name, checksum } of migrations) fingerprint.update(`${name} ${checksum}\n`);
  return fingerprint.digest('hex').slice(0, 16);
}

async function templateName(appRoot: string): Promise<string> {
  return `tessera_template_${fingerprintOf(await readMigrations(appRoot))}`;
}

/** A database with every migration applied, for others to be copied from; made when the server has none. */
async function prepareTemplate(appRoot: string, serverUrl: string): Promise<void> {
  const name = await templateName(appRoot);
  const found = await onServer(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (found > 0) return;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const database = await openDatabase({
    appRoot,
    dataDir: '',
    databaseUrl: databaseUrl(serverUrl, name),
    diskReserve: 0,
  });
  await database.close();
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function openOnServer(appRoot: string, serverUrl: string): Promise<OpenDatabase> {
  const name = `tessera_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${await templateName(appRoot)}`);
  const database = await openDatabase({
    appRoot,
    dataDir: '',
    databaseUrl: databaseUrl(serverUrl, name),
    diskReserve: 0,
  });
  return {
    ...database,
    db: refuseNestedUse(database.db),
    async close() {
      await database.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement outside of any test's database; gives the number of its rows. */
async function onServer(serverUrl: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
