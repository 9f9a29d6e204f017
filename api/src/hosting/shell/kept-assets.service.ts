import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../core/error-code';

/** How long a tab may stay open after its shell was replaced, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * A tab that is open while the shell is released asks later for chunks of the shell that it runs. Keeps the assets of
 * every shell that was served from here, apart from the build, which only has its own: adds this build's, and removes
 * those that no shell of the last 30 days had. Names carry a hash of the content, so that nothing is ever replaced.
 *
 * @param built the `assets` of the shell's build
 * @param kept where they are kept; made when missing
 * @param now decides what is old
 */
export async function keepAssets(built: string, kept: string, now: Date): Promise<void> {
  const current = await namesIn(built);
  await mkdir(kept, { recursive: true });
  const known = new Set(await namesIn(kept));
  for (const name of current) {
    const path = join(kept, name);
    if (!known.has(name)) await copyWhole(join(built, name), path);
    await utimes(path, now, now);
  }
  const isCurrent = new Set(current);
  for (const name of known) {
    if (isCurrent.has(name)) continue;
    const { mtimeMs } = await stat(join(kept, name));
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(join(kept, name), { force: true });
  }
}

/** Another server may be reading there, or writing the same. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${String(process.pid)}.tmp`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return [];
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
