import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { archivePath, bakeArchive, readArchive } from '../db/archive';
import type { OpenDatabase } from '../db/database';
import { openInMemory, transactEmbedded } from '../db/embedded';
import { readMigrations, runMigrations } from '../db/migrator';
import { openDatabase } from '../db/open-database';

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
 * A migrated database of its own: in memory from a cached archive, or on the server of TEST_DATABASE_URL,
 * where it is dropped when it is closed.
 */
export async function openTestDatabase(
  appRoot: string,
  serverUrl: string | undefined,
): Promise<OpenDatabase> {
  if (serverUrl !== undefined) return openOnServer(appRoot, serverUrl);
  return openInMemory(await prepareTestArchive(appRoot));
}

/** The archive of a database with every migration applied; made when the migrations changed. */
export async function prepareTestArchive(appRoot: string): Promise<Blob> {
  const migrations = await readMigrations(appRoot);
  const fingerprint = createHash('sha256');
  for (const { name, checksum } of migrations) fingerprint.update(`${name} ${checksum}\n`);
  const path = archivePath(appRoot, `test-${fingerprint.digest('hex').slice(0, 16)}`);
  return (
    (await readArchive(path)) ??
    (await bakeArchive(path, (client) => runMigrations(transactEmbedded(client), migrations)))
  );
}

async function openOnServer(appRoot: string, serverUrl: string): Promise<OpenDatabase> {
  const name = `tessera_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ appRoot, dataDir: '', databaseUrl: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
