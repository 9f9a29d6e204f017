import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, open, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDiskFull } from '../core/disk-full';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;

/** A disk that a test can fill, for a server of its own. */
export interface SmallDisk {
  /** An empty folder on it. */
  readonly folder: string;
  /** What the server's process needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes or gives back room until `megabytes` are free. */
  leave(megabytes: number): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A disk of `megabytes` in memory: mounted where this user may, or in a mount namespace of its own. Where neither is
 * allowed (containers, macOS) the server is told what is free by a file, in place of the system's answer.
 */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-disk-'));
  return (await mount(place, megabytes)) ?? (await mountApart(place, megabytes)) ?? pretend(place, megabytes);
}

const optionsOf = (megabytes: number) => ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs'];

async function mount(place: string, megabytes: number): Promise<SmallDisk | undefined> {
  try {
    await run('mount', [...optionsOf(megabytes), place]);
  } catch {
    return undefined; // Only root may.
  }
  return withFiller(place, async () => {
    await run('umount', ['--lazy', place]);
    await rm(place, { recursive: true });
  });
}

/** A process holds the namespace, and its files are reached through it. */
async function mountApart(place: string, megabytes: number): Promise<SmallDisk | undefined> {
  const script = `mount ${optionsOf(megabytes).join(' ')} "$0" && echo mounted && exec cat`;
  const words = ['--user', '--map-root-user', '--mount', 'sh', '-c', script, place];
  const holder = spawn('unshare', words, { stdio: ['pipe', 'pipe', 'ignore'] });
  const isMounted = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false));
    holder.once('close', () => resolve(false));
    holder.stdout.once('data', () => resolve(true));
  });
  if (!isMounted) return undefined;
  return withFiller(join('/proc', String(holder.pid), 'root', place), async () => {
    await end(holder);
    await rm(place, { recursive: true });
  });
}

async function end(holder: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => holder.once('close', resolve));
  holder.kill();
  await ended;
}

function withFiller(folder: string, remove: () => Promise<void>): SmallDisk {
  const filler = join(folder, 'filler');
  return {
    folder,
    env: {},
    async leave(megabytes) {
      const file = await open(filler, 'a');
      const { bavail, bsize } = await statfs(folder);
      const { size } = await file.stat();
      const wanted = Math.max(0, size + bavail * bsize - megabytes * MEGABYTE);
      if (wanted < size) await truncate(filler, wanted);
      else await file.writeFile(Buffer.alloc(wanted - size)).catch(ignoreFullDisk);
      await file.close();
    },
    remove,
  };
}

/** The server took what was left first. */
function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

/** Loaded before the server: the free room is what the file says. */
const PRETENCE = `
import fs, { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.statfsSync = () => ({ bsize: 1, blocks: 1, bavail: Number(readFileSync(process.env.FREE_BYTES_FILE, 'utf8')) });
syncBuiltinESMExports();
`;

async function pretend(folder: string, megabytes: number): Promise<SmallDisk> {
  const file = join(folder, 'free-bytes');
  const leave = (free: number) => writeFile(file, String(free * MEGABYTE));
  await leave(megabytes);
  return {
    folder,
    env: {
      FREE_BYTES_FILE: file,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRETENCE)}`,
    },
    leave,
    remove: () => rm(folder, { recursive: true }),
  };
}
