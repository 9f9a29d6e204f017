import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { archivePath, readArchive } from './archive';
import type { OpenDatabase } from './database';
import { createDisk, readFreeBytes, type Disk } from './disk-space';
import { keepLogShort, LOG_PARAMETERS } from './embedded-log';
import { createLoopTurns } from './loop-turns';
import type { Transact } from './migrator';
import { prepareQueries } from './prepared-queries';
import { statementOf } from './statement-kind';
import { StatementTurns } from './statement-turns';

export interface EmbeddedSettings {
  readonly appRoot: string;
  readonly dataDir: string;
  /** So much of the data folder's disk stays free. */
  readonly diskReserve: number;
}

/**
 * PGlite's own parameters without `-F`, which turns fsync off. Shown by tests: what was acknowledged survives a killed
 * process. Not shown: a power cut, because it is unclear whether fsync reaches the disk through WebAssembly.
 */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...LOG_PARAMETERS,
];

/** Opens the embedded database in the data folder, making it first when there is none. */
export async function openEmbedded(
  settings: EmbeddedSettings,
): Promise<OpenDatabase & { readonly transact: Transact }> {
  const { dataDir, diskReserve } = settings;
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true });
  const disk = createDisk(dataDir, diskReserve, () => readFreeBytes(dataDir));
  const isNew = !existsSync(folder);
  disk.requireRoom(isNew);
  if (isNew) await createFolder(settings, folder);
  const client = await PGlite.create({ dataDir: folder, startParams: DURABLE_PARAMETERS });
  const stopShortening = keepLogShort(client, folder, disk);
  return {
    ...wrapEmbedded(client, disk),
    async close() {
      await stopShortening();
      // Closing makes a checkpoint. Without one the next start reads the log, which has every row.
      if (disk.hasRoomForCheckpoint()) await client.close();
    },
  };
}

/** Opens an embedded database in memory from an archive, for tests; `disk` stands for the one that it is not on. */
export async function openInMemory(
  archive: Blob,
  disk: Disk = createDisk('memory', 0, () => Infinity),
): Promise<OpenDatabase & { readonly transact: Transact }> {
  return wrapEmbedded(await PGlite.create({ loadDataDir: archive }), disk);
}

/**
 * A database is made beside its place and renamed into it when it is whole: a process killed meanwhile
 * leaves a folder that the next start removes, never half a database.
 */
async function createFolder(settings: EmbeddedSettings, folder: string): Promise<void> {
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

function wrapEmbedded(client: PGlite, disk: Disk): OpenDatabase & { readonly transact: Transact } {
  refuseWritesWhenFull(client, disk);
  letOthersTurn(client);
  prepareQueries(client, { disk });
  letStatementsFirst(client);
  return {
    db: drizzle(client),
    kind: 'embedded',
    async ping() {
      await client.query('SELECT 1');
    },
    hasRoom: () => disk.hasRoom(),
    async maintain() {
      if (disk.hasRoom()) await client.exec('VACUUM ANALYZE');
    },
    close: () => client.close(),
    transact: transactEmbedded(client),
  };
}

/**
 * With less room than a segment of its log needs, the embedded database never comes back from a write and holds the whole
 * process. So it does not meet a full disk: every statement passes here right before it runs, but for those that are prepared
 * already (`prepared-queries`), which pass the same guard there.
 */
function refuseWritesWhenFull(client: PGlite, disk: Disk): void {
  const run = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    const statement = statementOf(message);
    if (statement !== undefined) disk.admit(statement);
    return run(message);
  };
}

function letOthersTurn(client: PGlite): void {
  const run = client.execProtocolRaw.bind(client);
  const turns = createLoopTurns();
  client.execProtocolRaw = async (...message) => {
    await turns();
    return run(...message);
  };
}

function letStatementsFirst(client: PGlite): void {
  const turns = new StatementTurns();
  const query = client.query.bind(client);
  client.query = (...statement: Parameters<typeof query>) => turns.statement(() => query(...statement));
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => turns.transaction(() => transaction(work));
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
