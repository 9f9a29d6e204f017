import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptsBrotli, acceptsGzip } from './accept-encoding';
import { entityTag, hasContent } from './entity-tag';

type Encoding = 'br' | 'gzip';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const COMPRESS: Readonly<Record<Encoding, (text: Uint8Array) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text) => promisify<Uint8Array, Buffer>(gzip)(text),
};

/** By tag and encoding, so that one document is compressed once, however often it is asked for. */
const compressed = new LRUCache<string, Promise<Buffer>>({ max: 200 });

function compress(encoding: Encoding, tag: string, text: Uint8Array): Promise<Buffer> {
  const key = `${encoding} ${tag}`;
  const known = compressed.get(key);
  if (known) return known;
  const work = COMPRESS[encoding](text);
  compressed.set(key, work);
  return work;
}

/**
 * Sends a document that is the same for everybody, as small as its reader takes it, or 304. For nothing that holds
 * somebody's secrets: what compresses well tells what is in it.
 *
 * @param document the whole text; few different ones, each asked for often
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: string | Uint8Array,
): Promise<FastifyReply> {
  const bytes = typeof document === 'string' ? Buffer.from(document) : document;
  const tag = entityTag(bytes);
  const encoding = findEncoding(request);
  const etag = encoding ? tag.replace(/"$/, `-${encoding}"`) : tag;
  void reply.headers({ etag, vary: 'accept-encoding' });
  if (hasContent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!encoding) return reply.send(Buffer.from(bytes));
  return reply.header('content-encoding', encoding).send(await compress(encoding, tag, bytes));
}

function findEncoding(request: FastifyRequest): Encoding | undefined {
  if (acceptsBrotli(request)) return 'br';
  return acceptsGzip(request) ? 'gzip' : undefined;
}
