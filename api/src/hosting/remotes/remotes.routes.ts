import { extname, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Registry } from '@tessera/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../../config/environment';
import { sendDocument } from '../../http/compressed';
import { publicEnvironment } from './public-environment.view';

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

interface FileParameters {
  readonly remote: string;
  readonly build: string;
  readonly file: string;
}

/**
 * Serves the registry to browsers, under `/mf`: this server's environment document, which is asked for anew each time,
 * and records and files, which never change. A 404 is never kept, and never the page.
 */
export function remotesRoutes(
  app: FastifyInstance,
  registry: Registry,
  { releaseEnv }: Pick<Environment, 'releaseEnv'>,
): void {
  void app.register(fastifyStatic, {
    serve: false,
    // The `.br` that publishing lays beside a file, where there is one and the browser takes it.
    preCompressed: true,
    cacheControl: false,
    // By our own list: what is not in it is downloaded and never run.
    contentType: false,
  });

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

  // What other environments are about to get is not for everybody.
  app.get(`/env/${releaseEnv}.json`, async (request, reply) => {
    const stored = await registry.readEnvironment(releaseEnv);
    if (stored === undefined) return sendNotFound(reply);
    const document = publicEnvironment(stored);
    void reply.headers({ 'cache-control': 'no-cache', 'content-type': TYPES['.json'] });
    return sendDocument(request, reply, document);
  });

  app.get<{ Params: { file: string } }>('/records/:file', async (request, reply) => {
    const hex = /^([0-9a-f]{64})\.json$/.exec(request.params.file)?.[1];
    const stored = hex === undefined ? undefined : await registry.readRecord(`sha256:${hex}`);
    if (stored === undefined) return sendNotFound(reply);
    void reply.headers({
      'cache-control': IMMUTABLE,
      'content-type': TYPES['.json'],
      // When it was published: the record itself has no time, so that the same sources give the same bytes.
      'last-modified': stored.publishedAt.toUTCString(),
    });
    return sendDocument(request, reply, stored.bytes);
  });

  app.get<{ Params: FileParameters }>('/files/:remote/:build/:file', {
    onSend(request, reply, _payload, done) {
      // Of a compressed file the plugin tells a type of its own.
      if (reply.hasHeader('content-encoding')) void reply.type(typeOf(request.params.file));
      done();
    },
    handler(request, reply) {
      const path = pathOf(registry, request.params);
      if (path === undefined) return sendNotFound(reply);
      return reply
        .headers({ 'cache-control': IMMUTABLE, vary: 'accept-encoding', 'content-type': typeOf(path) })
        .sendFile(relative(registry.root, path), registry.root);
    },
  });
}

function typeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}

/** Where a published file lies; undefined when there cannot be one, and for the compressed form of another. */
function pathOf(registry: Registry, { remote, build, file }: FileParameters): string | undefined {
  const [, version, digest8] = /^(.+)-([0-9a-f]{8})$/.exec(build) ?? [];
  if (version === undefined || digest8 === undefined || extname(file) === '.br') return undefined;
  return registry.filePath(remote, version, digest8, file);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}
