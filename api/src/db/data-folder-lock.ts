import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isDiskFull } from '../core/disk-full';
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
/** A server whose supervisor was killed needs a moment to notice, while its event loop stands still. */
const PATIENCE_MS = 3000;
const RETRY_MS = 200;
/** A holder on another machine that gave no sign for this long is gone. */
export const SILENCE_MS = 4000;

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  host: z.string(),
  /** When the process started, in the machine's own terms; tells a reused pid from the holder's. */
  start: z.nullable(z.string()),
  released: z.optional(z.boolean()),
});
type Holder = z.infer<typeof holderSchema>;

/** Takes the data folder as `lockDataFolder` does, and gives a holder that is about to end the time for it. */
export async function awaitDataFolder(folder: string): Promise<DataFolderLock> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderLockedError) || performance.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

/**
 * Takes the data folder for this process. Two processes on one PGlite folder lose rows without an error,
 * so a second one is refused at once with `DataFolderLockedError`. What a killed process left behind
 * is taken over: at once on the same machine, otherwise after `SILENCE_MS` without a heartbeat.
 *
 * The holder is whoever's file `lock.<n>` has the highest number. A file appears complete and only where
 * none is (`link`), a takeover creates the next number, and a number is removed only once a higher one
 * exists. So the highest never goes down, and a slow process that judged an old file cannot take anything
 * away from the one that was faster: it finds the next number taken, or a higher one beside its own.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true });
  const self: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    start: await readProcessStart(process.pid),
  };
  for (;;) {
    const highest = Math.max(0, ...(await listNumbers(folder)));
    const found = lockPath(folder, highest);
    const holder = highest === 0 ? undefined : await readHolder(found);
    if (holder !== undefined && (await isAlive(found, holder))) {
      throw new DataFolderLockedError(`Another Tessera process (pid ${holder.pid}) is using ${folder}.`);
    }
    const own = highest + 1;
    if (!(await create(folder, own, self))) continue;
    const numbers = await listNumbers(folder);
    if (Math.max(...numbers) === own) {
      await Promise.all(numbers.filter((number) => number < own).map((number) => removeLock(folder, number)));
      return keep(folder, own, self);
    }
    await removeLock(folder, own);
  }
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}`);
}

async function removeLock(folder: string, number: number): Promise<void> {
  await rm(lockPath(folder, number), { force: true });
}

async function listNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

/** False when the number is taken: `link` refuses to replace, which makes it the one atomic step. */
async function create(folder: string, number: number, self: Holder): Promise<boolean> {
  const draft = await writeDraft(folder, self);
  try {
    await link(draft, lockPath(folder, number));
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(folder: string, holder: Holder): Promise<string> {
  const draft = join(folder, `lock.${randomUUID()}.draft`);
  try {
    await writeFile(draft, JSON.stringify(holder));
  } catch (error) {
    // On a full disk there is an empty file.
    await rm(draft, { force: true });
    throw error;
  }
  return draft;
}

/** Undefined: just removed because a higher number exists, or damaged. */
async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const holder = holderSchema.safeParse(parseJson(text));
  return holder.success ? holder.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Damaged, by a full disk for example: nobody holds it.
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.released === true) return false;
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

function keep(folder: string, number: number, self: Holder): DataFolderLock {
  const path = lockPath(folder, number);
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
      if (holder?.token !== self.token) return;
      // Marked, not removed: the highest number must not go down.
      try {
        await rename(await writeDraft(folder, { ...self, released: true }), path);
      } catch (error) {
        // No room to say so: that this process has ended says the same.
        if (!isDiskFull(error)) throw error;
      }
    },
  };
}
