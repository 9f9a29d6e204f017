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
/** Whoever asks first does not wait: nearly the smallest result at a tenth of the highest quality's time. */
const FIRST_QUALITY = 9;
/** 5 to 8 % smaller, made while nobody waits. */
const BEST_QUALITY = 11;
/** Above this the best quality takes seconds of a core. */
const MOST_BYTES_AT_BEST = 512 * 1024;

function compressAt(quality: number, bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/**
 * Compresses everything immutable once; what is used least lately falls out.
 *
 * @param onFailure hears that the best quality failed; the first result stays in use
 */
export function createBrotliCache(onFailure: (error: unknown) => void, maxEntries = 300): BrotliCache {
  const entries = new Map<string, Promise<Buffer>>();

  function make(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const loaded = load();
    const first = loaded.then((bytes) => compressAt(FIRST_QUALITY, bytes));
    // A file that could not be read is told to whoever asked; `onFailure` is about the second pass.
    void first.then(
      () => refine(key, first, loaded).catch(onFailure),
      () => undefined,
    );
    return first;
  }

  async function refine(key: string, first: Promise<Buffer>, loaded: Promise<Buffer>): Promise<void> {
    const bytes = await loaded;
    if (bytes.length > MOST_BYTES_AT_BEST) return;
    const best = await compressAt(BEST_QUALITY, bytes);
    if (entries.get(key) === first) entries.set(key, Promise.resolve(best));
  }

  return {
    async read(key, load) {
      const bytes = entries.get(key) ?? make(key, load);
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
