import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { errorCode } from '../core/error-code';

/** Part of an archive's name: a folder made by another version of PGlite is not opened. */
const PGLITE_VERSION = '0.5.14';

/** Where the archive called `name` is kept; unpacked from it, a database starts in a fraction of the time. */
export function archivePath(appRoot: string, name: string): string {
  return join(appRoot, 'api', '.cache', `pglite-${PGLITE_VERSION}-${name}.tar`);
}

/** The archive's bytes, or undefined when there is none. */
export async function readArchive(path: string): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(path)]);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes an archive of a new database after `prepare`, and keeps it for the next time. */
export async function bakeArchive(path: string, prepare: (client: PGlite) => Promise<void>): Promise<Blob> {
  const client = await PGlite.create();
  await prepare(client);
  const archive = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await archive.arrayBuffer()));
  await rename(unfinished, path);
  return archive;
}
