import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface BrotliCache {
  /** The file's bytes, compressed. Rejects when there is no such file. */
  read(path: string): Promise<Buffer>;
}

const compress = promisify(brotliCompress);
/** Nearly the smallest result at a tenth of the highest quality's time. */
const QUALITY = 9;

/** Compresses each immutable file once; the files used least lately fall out. */
export function createBrotliCache(maxFiles = 300): BrotliCache {
  const files = new Map<string, Promise<Buffer>>();

  async function load(path: string): Promise<Buffer> {
    const bytes = await readFile(path);
    return compress(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  }

  return {
    async read(path) {
      const bytes = files.get(path) ?? load(path);
      files.delete(path);
      files.set(path, bytes);
      const [oldest] = files.keys();
      if (files.size > maxFiles && oldest !== undefined) files.delete(oldest);
      try {
        return await bytes;
      } catch (error) {
        files.delete(path);
        throw error;
      }
    },
  };
}
