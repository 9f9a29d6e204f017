import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/**
 * Beside each text file of a version lies the same file compressed, so that no server compresses at a request. Records
 * know nothing of it: their hashes are of the files as they are, which is what a browser checks once it has decoded.
 * Versions that were published without are as good.
 */

const SUFFIX = '.br';
const TEXT = /\.(?:js|mjs|css|json|map|svg|txt)$/;
/** Above this the best quality takes seconds of a core. */
const MOST_BYTES_AT_BEST = 512 * 1024;
const QUICK_QUALITY = 9;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The name of a file's compressed form. */
export function compressedName(name: string): string {
  return name + SUFFIX;
}

/** The name of the file that this one is the compressed form of; undefined for any other. */
export function originalOf(name: string): string | undefined {
  const original = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : '';
  return TEXT.test(original) ? original : undefined;
}

/** The compressed forms of a version's files, by name. */
export async function compressFiles(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const texts = [...files].filter(([name, bytes]) => TEXT.test(name) && bytes.byteLength > 0);
  return new Map(
    await Promise.all(
      texts.map(async ([name, bytes]) => [compressedName(name), await compressBytes(bytes)] as const),
    ),
  );
}

function compressBytes(bytes: Uint8Array): Promise<Uint8Array> {
  const isLarge = bytes.byteLength > MOST_BYTES_AT_BEST;
  const quality = isLarge ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
  return compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The bytes that a compressed form stands for; undefined when it is damaged. */
export function decompressBytes(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return decompress(bytes).catch(() => undefined);
}
