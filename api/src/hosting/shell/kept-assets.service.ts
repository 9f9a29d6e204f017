import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../core/error-code';

/** How long a tab may stay open after its shell was replaced, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What a name ends with while its file is being written. */
const UNFINISHED = '.tmp';

/**
 * A tab that is open while the shell is released asks later for chunks of the shell that it runs. Keeps the assets of
 * every shell that was served from here, apart from the build, which only has its own: adds this build's, and removes
 * those that no shell of the last 30 days had. Names carry a hash of the content, so that nothing is ever replaced.
 *
 * A file's time is when it was last known to be served. What the start before this one served was served until now,
 * however long ago that start was; `<kept>.json` lists it.
 *
 * @param built the `assets` of the shell's build
 * @param kept where they are kept; made when missing
 * @param now decides what is old
 */
export async function keepAssets(built: string, kept: string, now: Date): Promise<void> {
  const current = await namesIn(built);
  await mkdir(kept, { recursive: true });
  const known = new Set(await namesIn(kept));
  for (const name of current) if (!known.has(name)) await copyWhole(join(built, name), join(kept, name));
  const list = `${kept}.json`;
  // Without the list nobody knows what was served last: rather keep all of it once more.
  const listed = (await readNames(list)) ?? [...known].filter((name) => !name.endsWith(UNFINISHED));
  const served = new Set([...current, ...listed]);
  for (const name of new Set([...current, ...known])) {
    const path = join(kept, name);
    if (served.has(name)) await utimes(path, now, now);
    else await removeOld(path, now);
  }
  await replaceWhole(list, (unfinished) => writeFile(unfinished, JSON.stringify(current)));
}

async function removeOld(path: string, now: Date): Promise<void> {
  const changedAt = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      // What another server that starts now was writing, or has just removed.
      return now.getTime();
    },
  );
  if (now.getTime() - changedAt > KEPT_MS) await rm(path, { force: true });
}

/** The names in a list; undefined when there is none that can be read. */
async function readNames(list: string): Promise<readonly unknown[] | undefined> {
  try {
    const names: unknown = JSON.parse(await readFile(list, 'utf8'));
    return Array.isArray(names) ? names : undefined;
  } catch {
    // From before there was a list, or damaged: the same as none.
    return undefined;
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await replaceWhole(to, (unfinished) => copyFile(from, unfinished));
}

/** Another server may be reading there, or writing the same. */
async function replaceWhole(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  // Not by the number of the process: in containers all of them have the same.
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  await write(unfinished);
  await rename(unfinished, path);
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return [];
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
