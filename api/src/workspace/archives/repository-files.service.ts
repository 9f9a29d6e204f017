import { AppError } from '../../core/app-error';
import { WorkStoppedError } from '../../work/work-pool';
import type { Worker } from '../worker/worker.client';
import { createReadingFolders, type ReadingFolder } from './reading-folder.client';
import type { ReadingTurns } from './reading-turns.service';
import { chooseFiles, filesOf } from './repository-choice.rules';
import type { RepositoryContents } from './repository-contents.port';
import { REPOSITORY_LIMITS, type RepositoryEntry, type UnpackedRepository } from './repository-files.schema';

export interface ReadRepository extends UnpackedRepository {
  /** Everything that the commit has, but for folders. */
  readonly paths: readonly string[];
}

/**
 * Reads a commit as a project can hold it, by the rules of ZIPs. What to ask for is chosen first: few files come one by one, many as
 * one ZIP, of which only what Git's own hashes prove is believed. Throws UNPROCESSABLE and TOO_LARGE for what cannot be a project,
 * RATE_LIMITED where too many are being read.
 */
export type ReadRepositoryFiles = (account: string, contents: RepositoryContents) => Promise<ReadRepository>;

interface Settings {
  readonly worker: Worker;
  readonly turns: ReadingTurns;
  /** Where contents lie meanwhile; nothing else is in it. */
  readonly folder: string;
}

export function createRepositoryFiles({ worker, turns, folder: all }: Settings): ReadRepositoryFiles {
  const withFolder = createReadingFolders(all);

  /** Puts contents into the folder. Answers the ZIP that has those that are not kept there. */
  async function fetchContents(
    account: string,
    { source, folder }: { readonly source: RepositoryContents; readonly folder: ReadingFolder },
    wanted: readonly RepositoryEntry[],
  ): Promise<string | undefined> {
    const sizes = new Map(wanted.map(({ sha, size }) => [sha, size]));
    const isPacked = sizes.size > REPOSITORY_LIMITS.oneByOne && (await fetchZip(source, folder.zip));
    if (!isPacked) {
      await fetchBlobs(source, folder, sizes);
      return undefined;
    }
    const { zip } = folder;
    const request = { zip, wanted: wanted.map(({ path, sha }) => ({ path, sha })) };
    const missing = await worker.run(account, 'missingOfZip', request).catch(tooMuchWork);
    await fetchBlobs(source, folder, new Map(missing.map((sha) => [sha, sizes.get(sha) ?? 0])));
    return zip;
  }

  async function read(
    account: string,
    source: RepositoryContents,
    folder: ReadingFolder,
  ): Promise<ReadRepository> {
    const { entries, isTruncated } = await source.tree();
    if (isTruncated) throw tooMuch('GitHub does not list all of its files at once');
    const wanted = chooseFiles(entries, source.takesVariables);
    if (wanted.length > REPOSITORY_LIMITS.files) throw tooMuch('it has more than 10,000 files');
    if (wanted.reduce((sum, { size }) => sum + size, 0) > REPOSITORY_LIMITS.bytes)
      throw tooMuch('its files are larger than 60 MB together');
    const { known = new Map<string, Uint8Array>(), mayBeEmpty, takesVariables } = source;
    for (const [sha, bytes] of known) await folder.keep(sha, bytes);
    const unknown = wanted.filter(({ sha }) => !known.has(sha));
    const zip = await fetchContents(account, { source, folder }, unknown);
    const request = { entries, zip, kept: folder.kept(), mayBeEmpty, takesVariables };
    const unpacked = await worker.run(account, 'unpackRepository', request).catch(tooMuchWork);
    if (!unpacked.ok) throw refused(unpacked.isTooLarge ? 'TOO_LARGE' : 'UNPROCESSABLE', unpacked.message);
    return { ...unpacked, paths: filesOf(entries).map(({ path }) => path) };
  }

  return (account, source) => turns.run(account, () => withFolder((folder) => read(account, source, folder)));
}

/** Whether there is one that is not too large: much of it may be what nobody wants, such as pictures. */
async function fetchZip(source: RepositoryContents, file: string): Promise<boolean> {
  try {
    await source.zip(file);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_LARGE') return false;
    throw error;
  }
}

/** `sizes`: what the tree says of each, by its hash. */
async function fetchBlobs(
  source: RepositoryContents,
  folder: ReadingFolder,
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const hashes = [...sizes.keys()];
  if (hashes.length > REPOSITORY_LIMITS.most)
    throw tooMuch('so many of its files would have to be fetched one by one');
  for (let at = 0; at < hashes.length; at += REPOSITORY_LIMITS.atOnce) {
    const some = hashes.slice(at, at + REPOSITORY_LIMITS.atOnce);
    const fetched = await Promise.all(some.map(async (sha) => ({ sha, bytes: await source.blob(sha) })));
    // Else files that are said to be small are all on the disk before their hashes are looked at.
    if (fetched.some(({ sha, bytes }) => bytes.byteLength > (sizes.get(sha) ?? 0)))
      throw refused('UNPROCESSABLE', 'GitHub sends files that are larger than it says. Please try again.');
    for (const { sha, bytes } of fetched) await folder.keep(sha, bytes);
  }
}

function tooMuch(why: string): AppError {
  return refused('TOO_LARGE', `This repository is too large for a project: ${why}.`);
}

function refused(code: 'TOO_LARGE' | 'UNPROCESSABLE', message: string): AppError {
  return new AppError(code, message, { fields: { repository: message } });
}

function tooMuchWork(error: unknown): never {
  if (!(error instanceof WorkStoppedError)) throw error;
  throw refused('UNPROCESSABLE', 'This repository takes too long to read, or too much memory.');
}
