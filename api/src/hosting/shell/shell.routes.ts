import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Registry } from '@tessera/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../config/environment';
import { AppError } from '../../core/app-error';
import { sendDocument } from '../../http/compressed';
import { sendError } from '../../http/error-handler';
import { commonHeaders, pageHeaders } from '../../http/security-headers';
import { isFile } from '../files-of-folder.http';
import { keepAssets } from './kept-assets.service';
import { createShellPage, type PageAnswers } from './shell-page.service';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the shell: its hashed assets for ever, also those of shells that open tabs still run, and its page at every
 * other address. An unknown asset is 404 and never the page, so that a missing script is not parsed as HTML.
 */
export async function shellRoutes(
  app: FastifyInstance,
  environment: Environment & { readonly answers: PageAnswers },
  registry: Registry,
): Promise<void> {
  const root = join(environment.appRoot, 'shell', 'dist');
  const assets = join(root, 'assets');
  const kept = join(registry.root, 'shell-assets');
  // In development an open page is reloaded when the shell changes.
  if (!environment.isLive)
    await keepAssets(assets, kept, new Date()).catch((error: unknown) => {
      app.log.error({ err: error }, 'the assets of the shell cannot be kept for open tabs');
    });
  const page = pageHeaders(environment);
  const file = commonHeaders(environment);
  const readPage = createShellPage(environment, registry, (error) =>
    app.log.error({ err: error }, 'the environment document cannot be read'),
  );
  await app.register(fastifyStatic, {
    root,
    serve: false,
    // The `.br` beside a file, where the browser takes it.
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    const folder = [assets, kept].find((place) => !/[/\\]/.test(name) && isFile(place, name));
    if (folder === undefined) return sendNotFound(reply);
    return reply
      .headers({ ...file, 'cache-control': IMMUTABLE, vary: 'accept-encoding' })
      .sendFile(name, folder);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const name = path.slice(1);
    // Files at the root, such as the icon and the manifest. The page itself has one way out, below.
    if (isRead(request) && /^[\w-]+(\.[\w-]+)+$/.test(name) && name !== 'index.html') {
      if (!isFile(root, name)) return sendNotFound(reply);
      return reply.headers({ ...file, 'cache-control': 'no-cache' }).sendFile(name);
    }
    if (!isRead(request) || !acceptsPage(request)) return sendNotFound(reply);
    const html = await readPage(path);
    if (html === undefined) {
      return sendError(reply, new AppError('UNAVAILABLE', 'The pages are not built yet.', { retryAfter: 5 }));
    }
    void reply.headers({ ...page, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    return sendDocument(request, reply.code(200), html);
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function acceptsPage({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
}
