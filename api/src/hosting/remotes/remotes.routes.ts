import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Registry } from '@tessera/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorCode } from '../../core/error-code';
import { acceptsBrotli, createBrotliCache } from '../../http/brotli-cache';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Only what a remote's build makes; anything else is downloaded and never run. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.map', '.svg', '.txt']);

interface FileParameters {
  readonly remote: string;
  readonly build: string;
  readonly file: string;
}

/**
 * Serves the registry to browsers, under `/mf`: environment documents that are asked for anew each time,
 * records and files that never change. A 404 is never kept, and never the page.
 */
export function remotesRoutes(app: FastifyInstance, registry: Registry): void {
  const brotli = createBrotliCache((error) => app.log.warn({ err: error }, 'brotli'));

  app.addHook('onRequest', (_request, reply, done) => {
    // Remotes may be loaded by a shell on another origin. Integrity is checked by hash, not by origin.
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    done();
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  app.get<{ Params: { file: string } }>('/env/:file', async (request, reply) => {
    const name = /^([a-z][a-z0-9-]*)\.json$/.exec(request.params.file)?.[1];
    const stored = name === undefined ? undefined : await registry.readEnvironment(name);
    if (stored === undefined) return sendNotFound(reply);
    void reply.headers({ 'cache-control': 'no-cache', etag: stored.etag });
    if (request.headers['if-none-match'] === stored.etag) return reply.code(304).send();
    return reply.type(TYPES['.json'] ?? '').send(Buffer.from(stored.bytes));
  });

  app.get<{ Params: { file: string } }>('/records/:file', async (request, reply) => {
    const hex = /^([0-9a-f]{64})\.json$/.exec(request.params.file)?.[1];
    const stored = hex === undefined ? undefined : await registry.readRecord(`sha256:${hex}`);
    if (stored === undefined) return sendNotFound(reply);
    return reply
      .headers({
        'cache-control': IMMUTABLE,
        'content-type': TYPES['.json'],
        // When it was published: the record itself has no time, so that the same sources give the same bytes.
        'last-modified': stored.publishedAt.toUTCString(),
      })
      .send(Buffer.from(stored.bytes));
  });

  app.get<{ Params: FileParameters }>('/files/:remote/:build/:file', async (request, reply) => {
    const { remote, build, file } = request.params;
    const [, version, digest8] = /^(.+)-([0-9a-f]{8})$/.exec(build) ?? [];
    const path =
      version === undefined || digest8 === undefined
        ? undefined
        : registry.filePath(remote, version, digest8, file);
    if (path === undefined) return sendNotFound(reply);
    const extension = extname(file);
    const isCompressed = COMPRESSIBLE.has(extension) && acceptsBrotli(request);
    const bytes = await (isCompressed ? brotli.read(path, () => readFile(path)) : readFile(path)).catch(
      ifMissing,
    );
    if (bytes === undefined) return sendNotFound(reply);
    if (isCompressed) void reply.header('content-encoding', 'br');
    return reply
      .headers({
        'cache-control': IMMUTABLE,
        vary: 'accept-encoding',
        'content-type': TYPES[extension] ?? 'application/octet-stream',
      })
      .send(bytes);
  });
}

function ifMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EISDIR') throw error;
  return undefined;
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}
