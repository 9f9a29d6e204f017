import { readFile } from 'node:fs/promises';
import { gitHashOf } from '../files/git-hash.rules';
import { ARCHIVE_LIMITS } from './archive.schema';
import type { RefusedArchive } from './import-report.schema';
import { wrapperOf } from './left-out.rules';
import { ArchiveRefusedError, readZip } from './read-zip.child';
import { factsOf, filesOf } from './repository-choice.rules';
import {
  REPOSITORY_LIMITS,
  type KeptContents,
  type MissingContents,
  type RepositoryUnpackRequest,
  type RepositoryZipRequest,
  type UnpackedRepository,
} from './repository-files.schema';
import { asProject, takeFiles } from './take-files.child';

/** Contents by Git's hashes of them; undefined where there are none. */
type FindContents = (sha: string) => Promise<Uint8Array | undefined>;

/**
 * What of the wanted files is not in what GitHub packs as Git keeps it. A ZIP follows .gitattributes: it may leave files out, end
 * their lines otherwise, or put a commit's name into them. Of a ZIP that cannot be read everything is missing.
 */
export async function missingOfZip({ zip, wanted }: RepositoryZipRequest): Promise<MissingContents> {
  const find = await openZip(zip, wanted);
  const missing: string[] = [];
  for (const sha of new Set(wanted.map((entry) => entry.sha)))
    if ((await find(sha)) === undefined) missing.push(sha);
  return missing;
}

/** Finds the wanted contents by any of the paths that have them. */
async function openZip(zip: string, wanted: RepositoryZipRequest['wanted']): Promise<FindContents> {
  const files = await listFiles(await readFile(zip));
  const paths = new Map<string, string[]>();
  for (const { path, sha } of wanted) {
    const same = paths.get(sha);
    if (same === undefined) paths.set(sha, [path]);
    else same.push(path);
  }
  return async (sha) => {
    const candidates = paths.get(sha) ?? [];
    for (const path of candidates) {
      const file = files.get(path);
      const packed =
        file && file.size <= 2 * ARCHIVE_LIMITS.fileBytes ? await readOrNothing(file.read) : undefined;
      const bytes = packed && asKept(packed, sha);
      if (bytes === undefined) continue;
      // The others need not be tried when it is asked for again.
      paths.set(sha, [path]);
      return bytes;
    }
    return undefined;
  };
}

async function listFiles(zip: Uint8Array) {
  try {
    const { files } = await readZip(zip, REPOSITORY_LIMITS.zipEntries);
    const wrapper = wrapperOf(files.map(({ path }) => path));
    return new Map(files.map((file) => [file.path.slice(wrapper.length), file]));
  } catch (error) {
    if (error instanceof ArchiveRefusedError) return new Map<string, never>();
    throw error;
  }
}

async function readOrNothing(read: () => Promise<Buffer>): Promise<Buffer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ArchiveRefusedError) return undefined;
    throw error;
  }
}

/** The bytes that have this hash, where these are them, or are them with the lines ended otherwise. */
function asKept(packed: Buffer, sha: string): Buffer | undefined {
  if (gitHashOf(packed) === sha) return packed;
  const withoutReturns = Buffer.from(packed.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return gitHashOf(withoutReturns) === sha ? withoutReturns : undefined;
}

/** What lies in a file of ours, each checked against the hash. */
async function openKept({ path, places }: KeptContents): Promise<FindContents> {
  const byHash = new Map(places.map((place) => [place.sha, place]));
  const contents = places.length === 0 ? Buffer.alloc(0) : await readFile(path);
  return (sha) => {
    const place = byHash.get(sha);
    const bytes = place && contents.subarray(place.start, place.start + place.length);
    return Promise.resolve(bytes && gitHashOf(bytes) === sha ? bytes : undefined);
  };
}

/** What a repository holds, as it becomes a project, by the rules of ZIPs. Each file's bytes are checked against Git's hash of them. */
export async function unpackRepository({
  entries,
  zip,
  kept,
  mayBeEmpty = false,
  takesVariables = false,
}: RepositoryUnpackRequest): Promise<UnpackedRepository | RefusedArchive> {
  const files = filesOf(entries);
  const findKept = await openKept(kept);
  const findPacked = zip === undefined ? undefined : await openZip(zip, files);
  const read = async (path: string, sha: string): Promise<Uint8Array> => {
    const bytes = (await findKept(sha)) ?? (await findPacked?.(sha));
    if (bytes !== undefined) return bytes;
    throw new ArchiveRefusedError(`What GitHub sends of "${path}" is not what it says. Please try again.`);
  };
  try {
    const listed = files.map((entry) => ({
      ...factsOf(entry),
      path: entry.path,
      read: () => read(entry.path, entry.sha),
    }));
    return asProject(await takeFiles(listed, 'repository', { takesVariables }), 'repository', { mayBeEmpty });
  } catch (error) {
    if (!(error instanceof ArchiveRefusedError)) throw error;
    return { ok: false, message: error.message, isTooLarge: error.isTooLarge };
  }
}
