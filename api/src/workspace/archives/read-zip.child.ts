import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** A ZIP that nothing is taken from, with the sentence to show. */
export class ArchiveRefusedError extends Error {
  override readonly name = 'ArchiveRefusedError';
  constructor(
    message: string,
    readonly isTooLarge = false,
  ) {
    super(message);
  }
}

export interface ZippedFile {
  readonly path: string;
  /** Bytes when unpacked, as the ZIP says; reading more of them is refused. */
  readonly size: number;
  /** A link to another place, which could be anywhere. */
  readonly isLink: boolean;
  readonly read: () => Promise<Buffer>;
}

export interface ZipContents {
  readonly files: readonly ZippedFile[];
  /** Names that are no UTF-8, as far as they can be shown. */
  readonly unreadableNames: readonly string[];
}

const S_IFMT = 0xf000;
const S_IFLNK = 0xa000;

/**
 * Reads the list of a ZIP; contents are unpacked one by one, when they are asked for. Throws `ArchiveRefusedError` for one that is
 * damaged or encrypted, has too many entries, or one name twice: readers do not agree which of them it means.
 */
export async function readZip(bytes: Uint8Array, mostEntries: number): Promise<ZipContents> {
  const zip = await open(bytes);
  const files = new Map<string, ZippedFile>();
  const unreadableNames: string[] = [];
  let count = 0;
  for (const entry of await listEntries(zip, mostEntries)) {
    count += 1;
    const path = nameOf(entry);
    if (path === undefined) {
      unreadableNames.push(entry.fileNameRaw.toString('latin1'));
      continue;
    }
    if (path.endsWith('/')) continue;
    if (files.has(path)) throw new ArchiveRefusedError(`The ZIP has "${path}" twice.`);
    files.set(path, {
      path,
      size: entry.uncompressedSize,
      isLink: ((entry.externalFileAttributes >>> 16) & S_IFMT) === S_IFLNK,
      read: () => readEntry(zip, entry),
    });
  }
  if (count === 0) throw new ArchiveRefusedError('The ZIP is empty.');
  return { files: [...files.values()], unreadableNames };
}

async function open(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return await fromBufferPromise(buffer, { decodeStrings: false, lazyEntries: true });
  } catch {
    throw damaged();
  }
}

async function listEntries(zip: ZipFile, most: number): Promise<Entry[]> {
  const tooMany = () =>
    new ArchiveRefusedError(
      `The ZIP has more than ${most.toLocaleString('en')} entries. Leave out node_modules and what a build makes.`,
      true,
    );
  if (zip.entryCount > most) throw tooMany();
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > most) break;
    }
  } catch {
    throw damaged();
  }
  if (entries.length > most) throw tooMany();
  if (entries.some((entry) => entry.isEncrypted()))
    throw new ArchiveRefusedError('The ZIP is encrypted. Pack it again without a password.');
  return entries;
}

/** Many archivers write UTF-8 without saying so. With slashes, as some of Windows do not have it. */
function nameOf({ fileNameRaw }: Entry): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
      .decode(fileNameRaw)
      .replaceAll('\\', '/');
  } catch {
    return undefined;
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const content = Buffer.alloc(entry.uncompressedSize);
  let length = 0;
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      // More than the ZIP says ends the stream by itself.
      length += (piece as Buffer).copy(content, length);
    }
  } catch {
    throw damaged();
  }
  if (length !== content.length || crc32(content) !== entry.crc32) throw damaged();
  return content;
}

function damaged(): ArchiveRefusedError {
  return new ArchiveRefusedError('The ZIP is damaged, or of a kind that cannot be read. Pack it again.');
}
