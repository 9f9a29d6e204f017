import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export interface BrotliCache {
  /**
   * Some bytes, compressed.
   *
   * @param key names bytes that never change
   * @param load reads them when they are not here yet; a rejection is passed on and not kept
   */
  read(key: string, load: () => Promise<Buffer>): Promise<Buffer>;
}

const compress = promisify(brotliCompress);
/** Nearly the smallest result at a tenth of the highest quality's time. */
const QUALITY = 9;

/** Compresses everything immutable once; what is used least lately falls out. */
export function createBrotliCache(maxEntries = 300): BrotliCache {
  const entries = new Map<string, Promise<Buffer>>();

  async function make(load: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await load();
    return compress(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  }

  return {
    async read(key, load) {
      const bytes = entries.get(key) ?? make(load);
      entries.delete(key);
      entries.set(key, bytes);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      try {
        return await bytes;
      } catch (error) {
        entries.delete(key);
        throw error;
      }
    },
  };
}

/** True when the browser takes brotli. */
export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted);
}
