import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { errorCode } from '../core/error-code';
import { readProcessStart } from './process-start';

/** Another living process uses the data folder; the message is fit to print. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError';
}

export interface DataFolderLock {
  release(): Promise<void>;
}

const HEARTBEAT_MS = 1000;
/** A holder on another machine that gave no sign for this long is gone. */
const SILENCE_MS = 4000;

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  host: z.string(),
  /** When the process started, in the machine's own terms; tells a reused pid from the holder's. */
  start: z.nullable(z.string()),
});
type Holder = z.infer<typeof holderSchema>;

/**
 * Takes the data folder for this process. Two processes on one PGlite folder lose rows without an error,
 * so a second one is refused at once with `DataFolderLockedError`. What a killed process left behind
 * is taken over: at once on the same machine, otherwise after `SILENCE_MS` without a heartbeat.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const self: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    start: await readProcessStart(process.pid),
  };
  while (!(await create(path, self))) {
    const holder = await readHolder(path);
    if (holder !== undefined && (await isAlive(path, holder))) {
      throw new DataFolderLockedError(`Another Tessera process (pid ${holder.pid}) is using ${folder}.`);
    }
    await removeStale(path, holder);
  }
  return keep(path, self);
}

/** False when the file exists: `wx` makes creating it the one atomic step. */
async function create(path: string, self: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(self));
    await file.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined: gone, or not yet written in full by a process that is just taking it. */
async function readHolder(path: string): Promise<Holder | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const holder = holderSchema.safeParse(parseJson(text));
    if (holder.success) return holder.data;
    await wait(50);
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Half a file: the caller reads again.
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) {
    const start = await readProcessStart(holder.pid);
    if (holder.start !== null) return start === holder.start;
    // A machine that does not tell start times: the pid decides first, then the heartbeat.
    if (!pidExists(holder.pid)) return false;
  }
  const before = await readHeartbeat(path);
  if (holder.host === hostname() && Date.now() - before < 2 * HEARTBEAT_MS) return true;
  await wait(SILENCE_MS);
  const after = await readHeartbeat(path);
  return after !== before && after !== 0;
}

function pidExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    return errorCode(error) === 'EPERM';
  }
}

async function readHeartbeat(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Moves the file away before removing it, and puts it back when it turns out to be someone's new one. */
async function removeStale(path: string, holder: Holder | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const found = holderSchema.safeParse(parseJson(await readFile(aside, 'utf8').catch(() => '')));
  if (found.success && found.data.token !== holder?.token) {
    await rename(aside, path);
    return;
  }
  await rm(aside, { force: true });
}

function keep(path: string, self: Holder): DataFolderLock {
  const timer = setInterval(() => {
    const now = new Date();
    // A missed heartbeat is made good by the next one.
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      const holder = await readHolder(path);
      if (holder?.token === self.token) await rm(path, { force: true });
    },
  };
}
