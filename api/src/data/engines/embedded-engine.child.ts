import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { readArchive } from '../../db/archive';
import { awaitDataFolder, type DataFolderLock } from '../../db/data-folder-lock';
import { createDisk, readFreeBytes, type Disk } from '../../db/disk-space';
import { keepLogShort, LOG_PARAMETERS } from '../../db/embedded-log';
import { prepareQueries } from '../../db/prepared-queries';
import type { Lane } from '../records/data-tasks.schema';
import type { DataEnvironment, Engine, Engines, EngineSettings, Place, Session } from './engine.schema';
import { WrittenRows } from './written-rows.child';

/**
 * As the server's own database is kept (fsync stays on), with the least of buffers: measured, 20 MB for each open one
 * instead of 45. An application's tables are small, and its records are in the keeper's memory anyway.
 */
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...LOG_PARAMETERS,
  ...['-c', 'shared_buffers=128kB', '-c', 'max_connections=2', '-c', 'wal_buffers=64kB'],
];

/** Steps of an application are of a few kinds, and those of its widest table are long. */
const PREPARED = { most: 40, mostCharacters: 8000 };

const TEMPLATE = 'template';
/** Of what is made beside its place, with the lane's name: a process killed meanwhile leaves it behind. */
const UNFINISHED = '.new-';
/** Where the process that has the databases of the slow lane has its lock. */
const SLOW = 'slow';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Embedded databases: a folder for each, which one process alone has open. The server sees to it that its two processes never have
 * the same one.
 */
export async function createEmbeddedEngines(
  { folder, archive, diskReserve }: Extract<EngineSettings, { kind: 'embedded' }>,
  lane: Lane,
): Promise<Engines> {
  await mkdir(folder, { recursive: true });
  const lock = await lockLane(folder, lane);
  const disk = createDisk(folder, diskReserve, () => readFreeBytes(folder));
  const unfinished = `${TEMPLATE}${UNFINISHED}${lane.name}-`;
  await removeUnfinished(folder, lane);
  const placeOf = ({ database, environment }: Place) => join(folder, database, environment);

  return {
    isShared: false,
    async open(place, mayCreate) {
      const path = placeOf(place);
      const isNew = !existsSync(path);
      if (isNew && !mayCreate) return undefined;
      disk.requireRoom(isNew);
      if (isNew) await createFolder({ folder, archive, unfinished }, place);
      return openFolder(path, disk);
    },
    async drop(place) {
      await rm(placeOf(place), { recursive: true, force: true });
      const beside = await readdir(join(folder, place.database)).catch(() => []);
      if (beside.length === 0) await rm(join(folder, place.database), { recursive: true, force: true });
    },
    list: async () => (await readdir(folder)).filter((name) => UUID.test(name)),
    // Every step of an embedded database is made by this process, which tells of it itself.
    channel: undefined,
    announce: () => Promise.resolve(),
    listen: () => Promise.resolve(),
    close: () => lock.release(),
  };
}

/** Two processes on one folder lose rows without an error: those that a server left behind have to be gone first. */
async function lockLane(folder: string, { name, isFirst }: Lane): Promise<DataFolderLock> {
  if (name === 'slow') return awaitDataFolder(join(folder, SLOW));
  const lock = await awaitDataFolder(folder);
  // Later it is this server's own.
  if (isFirst) await (await awaitDataFolder(join(folder, SLOW))).release();
  return lock;
}

/** At the first start nobody else makes anything. */
async function removeUnfinished(folder: string, { name, isFirst }: Lane): Promise<void> {
  for (const entry of await readdir(folder)) {
    const isOwn = entry.includes(`${UNFINISHED}${name}-`) || (isFirst && name === 'main');
    if (entry.includes(UNFINISHED) && isOwn) await rm(join(folder, entry), { recursive: true, force: true });
  }
}

interface Workshop {
  readonly folder: string;
  readonly archive: string;
  /** How names begin of what is not finished. */
  readonly unfinished: string;
}

let makingTemplate: Promise<string> | undefined;

/** An empty database, made once: to copy it takes a tenth of the time that it takes to make one. */
async function templateIn(shop: Workshop): Promise<string> {
  const template = join(shop.folder, TEMPLATE);
  if (existsSync(template)) return template;
  makingTemplate ??= makeTemplate(template, shop).finally(() => (makingTemplate = undefined));
  return makingTemplate;
}

async function makeTemplate(template: string, { folder, archive, unfinished }: Workshop): Promise<string> {
  const fresh = join(folder, unfinished + randomUUID());
  const blob = await readArchive(archive);
  const client = await PGlite.create({
    dataDir: fresh,
    startParams: PARAMETERS,
    ...(blob === undefined ? {} : { loadDataDir: blob }),
  });
  await client.close();
  await rename(fresh, template).catch(async (error: unknown) => {
    // The process of the other lane was faster.
    if (!existsSync(template)) throw error;
    await rm(fresh, { recursive: true, force: true });
  });
  return template;
}

/** Made beside its place and renamed into it when it is whole. */
async function createFolder(
  shop: Workshop,
  { database, environment }: { readonly database: string; readonly environment: DataEnvironment },
): Promise<void> {
  const { folder, unfinished } = shop;
  const fresh = join(folder, unfinished + randomUUID());
  await cp(await templateIn(shop), fresh, { recursive: true });
  await mkdir(join(folder, database), { recursive: true });
  await rename(fresh, join(folder, database, environment));
}

async function openFolder(path: string, disk: Disk): Promise<Engine> {
  const client = await PGlite.create({ dataDir: path, startParams: PARAMETERS });
  const stopShortening = keepLogShort(client, path, disk);
  // By itself it parses and plans each statement of a step anew, which takes longer than to run them.
  prepareQueries(client, { disk, ...PREPARED });
  const written = new WrittenRows();
  const whileThereIsRoom = async <T>(work: () => Promise<T>): Promise<T> => {
    // It never meets a full disk: with less room than a segment of its log needs it would hold the process for ever.
    disk.requireRoom(false);
    const result = await work();
    if (disk.hasRoom()) await written.makeRoom(client);
    return result;
  };
  const transaction: Engine['transaction'] = (work) =>
    whileThereIsRoom(() => client.transaction((begun) => work(sessionOf(begun, written))));
  return {
    query: (statement) => sessionOf(client).query(statement),
    transaction,
    async write(statements) {
      const [first, ...more] = statements;
      // One alone is a transaction by itself, and needs no words around it.
      if (first && more.length === 0) await whileThereIsRoom(() => sessionOf(client, written).query(first));
      else
        await transaction(async (session) => {
          for (const statement of statements) await session.query(statement);
        });
    },
    async copyTo(target) {
      disk.requireRoom(true);
      // Everything is in the files then, and the log is not needed.
      await client.exec('checkpoint');
      await client.transaction(() => cp(path, target, { recursive: true }));
    },
    async close() {
      await stopShortening();
      // Closing makes a checkpoint. Without one the next start reads the log, which has every row.
      if (disk.hasRoomForCheckpoint()) await client.close();
    },
  };
}

function sessionOf(client: Pick<Transaction, 'query'>, written?: WrittenRows): Session {
  return {
    async query({ text, parameters }) {
      written?.count(parameters);
      const { rows } = await client.query<Record<string, unknown>>(text, [...parameters]);
      return rows;
    },
  };
}
