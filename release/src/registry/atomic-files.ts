import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A writer that is still alive after this long has long given up. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Makes `target` appear with all its bytes, if nothing has that name yet. `link(2)` fails when the name is taken, so of
 * any number of processes exactly one gets `true`: a compare-and-swap without a lock. Durable when it returns.
 */
export async function writeOnce(temporary: string, target: string, bytes: Uint8Array): Promise<boolean> {
  const draft = await writeDraft(temporary, bytes);
  try {
    await mkdir(dirname(target), { recursive: true });
    await link(draft, target);
    await syncDirectory(dirname(target));
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Puts `bytes` under `target` in one step, whatever was there. */
export async function replaceFile(temporary: string, target: string, bytes: Uint8Array): Promise<void> {
  const draft = await writeDraft(temporary, bytes);
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
  await syncDirectory(dirname(target));
}

/**
 * Makes a whole folder appear in one step. Answers false, and changes nothing, when there is a folder already.
 *
 * @param files contents by name relative to the folder
 */
export async function writeFolderOnce(
  temporary: string,
  target: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
  const draft = join(temporary, randomUUID());
  try {
    for (const [name, bytes] of files) await writeDurably(join(draft, name), bytes);
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
    await syncDirectory(dirname(target));
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOTEMPTY') || isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes what writers that were killed have left behind. Nothing refers to it. */
export async function sweepAbandoned(temporary: string, now: Date): Promise<void> {
  for (const name of await namesIn(temporary)) {
    const path = join(temporary, name);
    const found = await statIfThere(path);
    if (found && now.getTime() - found.mtimeMs > ABANDONED_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** The bytes of a file, or undefined when there is none. */
export function readIfThere(path: string): Promise<Buffer | undefined> {
  return ifThere(readFile(path));
}

export function statIfThere(path: string): Promise<Stats | undefined> {
  return ifThere(stat(path));
}

/** The names in a folder, or none when there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

/** Every file below a folder by its name relative to it, with `/`; symbolic links and the like are named, not followed. */
export async function filesBelow(folder: string): Promise<{ name: string; isFile: boolean }[]> {
  const entries = (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      name: join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'),
      isFile: entry.isFile(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Tells whether an error is the file system's `code`. */
function isErrno(error: unknown, code: string): boolean {
  return isSystemError(error) && error.code === code;
}

/** Not `instanceof Error`: inside a test runner's sandbox the file system's errors come from another realm. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function writeDraft(temporary: string, bytes: Uint8Array): Promise<string> {
  const draft = join(temporary, randomUUID());
  await writeDurably(draft, bytes);
  return draft;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power cut may forget the name of a file whose bytes are safe. */
async function syncDirectory(path: string): Promise<void> {
  // Windows cannot open folders, and keeps names by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
