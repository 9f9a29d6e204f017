import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { archivePath, readArchive } from './archive';
import type { OpenDatabase } from './database';
import type { Transact } from './migrator';

export interface EmbeddedSettings {
  readonly appRoot: string;
  readonly dataDir: string;
}

/**
 * PGlite's own parameters without `-F`, which turns fsync off. Shown by tests: what was acknowledged survives a killed
 * process. Not shown: a power cut, because it is unclear whether fsync reaches the disk through WebAssembly.
 */
const DURABLE_PARAMETERS = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');

/** Opens the embedded database in the data folder, making it first when there is none. */
export async function openEmbedded(
  settings: EmbeddedSettings,
): Promise<OpenDatabase & { readonly transact: Transact }> {
  const folder = join(settings.dataDir, 'database');
  if (!existsSync(folder)) await createFolder(settings, folder);
  const client = await PGlite.create({ dataDir: folder, startParams: DURABLE_PARAMETERS });
  return wrapEmbedded(client);
}

/** Opens an embedded database in memory from an archive, for tests. */
export async function openInMemory(archive: Blob): Promise<OpenDatabase & { readonly transact: Transact }> {
  return wrapEmbedded(await PGlite.create({ loadDataDir: archive }));
}

/**
 * A database is made beside its place and renamed into it when it is whole: a process killed meanwhile
 * leaves a folder that the next start removes, never half a database.
 */
async function createFolder(settings: EmbeddedSettings, folder: string): Promise<void> {
  await mkdir(settings.dataDir, { recursive: true });
  for (const name of await readdir(settings.dataDir)) {
    if (name.startsWith('database.new-'))
      await rm(join(settings.dataDir, name), { recursive: true, force: true });
  }
  const fresh = join(settings.dataDir, `database.new-${randomUUID()}`);
  const archive = await readArchive(archivePath(settings.appRoot, 'empty'));
  const client = await PGlite.create({
    dataDir: fresh,
    startParams: DURABLE_PARAMETERS,
    ...(archive === undefined ? {} : { loadDataDir: archive }),
  });
  await client.close();
  await rename(fresh, folder);
}

function wrapEmbedded(client: PGlite): OpenDatabase & { readonly transact: Transact } {
  return {
    db: drizzle(client),
    kind: 'embedded',
    async ping() {
      await client.query('SELECT 1');
    },
    async maintain() {
      await client.exec('VACUUM ANALYZE');
    },
    close: () => client.close(),
    transact: transactEmbedded(client),
  };
}

/** Transactions for the migrator on an embedded database. */
export function transactEmbedded(client: PGlite): Transact {
  return async (work) => {
    await client.transaction((transaction) =>
      work({
        async execute(script) {
          await transaction.exec(script);
        },
        async query(statement, parameters) {
          const { rows } = await transaction.query(statement, [...parameters]);
          return rows;
        },
      }),
    );
  };
}
