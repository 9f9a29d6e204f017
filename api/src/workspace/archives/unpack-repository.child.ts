import { gitHashOf } from '../files/git-hash.rules';
import { ARCHIVE_LIMITS } from './archive.schema';
import type { RefusedArchive } from './import-report.schema';
import { wrapperOf } from './left-out.rules';
import { ArchiveRefusedError, readZip } from './read-zip.child';
import { factsOf, filesOf } from './repository-choice.rules';
import {
  REPOSITORY_LIMITS,
  type RepositoryContent,
  type RepositoryUnpackRequest,
  type RepositoryZipContents,
  type RepositoryZipRequest,
  type UnpackedRepository,
} from './repository-files.schema';
import { asProject, takeFiles } from './take-files.child';

/**
 * The wanted files of what GitHub packs, as far as they are what Git keeps. A ZIP follows .gitattributes: it may leave files out, end
 * their lines otherwise, or put a commit's name into them. Of a ZIP that cannot be read everything is missing.
 */
export async function readRepositoryZip(request: RepositoryZipRequest): Promise<RepositoryZipContents> {
  const files = await listFiles(request.zip);
  const contents = new Map<string, RepositoryContent>();
  const missing = new Set<string>();
  for (const { path, sha } of request.wanted) {
    if (contents.has(sha)) continue;
    const file = files.get(path);
    const packed =
      file && file.size <= 2 * ARCHIVE_LIMITS.fileBytes ? await readOrNothing(file.read) : undefined;
    const bytes = packed && asKept(packed, sha);
    if (bytes === undefined) missing.add(sha);
    else contents.set(sha, { sha, bytes });
  }
  return {
    contents: [...contents.values()],
    missing: [...missing].filter((sha) => !contents.has(sha)),
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

/** What a repository holds, as it becomes a project, by the rules of ZIPs. Each file's bytes are checked against Git's hash of them. */
export async function unpackRepository({
  entries,
  contents,
  mayBeEmpty = false,
  takesVariables = false,
}: RepositoryUnpackRequest): Promise<UnpackedRepository | RefusedArchive> {
  const byHash = new Map(contents.map(({ sha, bytes }) => [sha, bytes]));
  const read = (path: string, sha: string): Promise<Uint8Array> => {
    const bytes = byHash.get(sha);
    if (bytes !== undefined && gitHashOf(bytes) === sha) return Promise.resolve(bytes);
    throw new ArchiveRefusedError(`What GitHub sends of "${path}" is not what it says. Please try again.`);
  };
  try {
    const listed = filesOf(entries).map((entry) => ({
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
