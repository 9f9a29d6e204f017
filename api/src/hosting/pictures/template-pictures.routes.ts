import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../config/environment';
import { TEMPLATE_PICTURES_PATH, templatePicturesFolder } from '../../config/template-pictures';
import { AppError } from '../../core/app-error';
import { sendError } from '../../http/error-handler';
import { commonHeaders } from '../../http/security-headers';
import { isFile } from '../files-of-folder.http';

/** A name changes with the picture. */
const NAME = /^[a-z0-9-]+\.[0-9a-f]{8}\.webp$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the pictures of templates (TPL-03), for ever. Comes after `shellRoutes`, which brings `sendFile`. */
export function templatePicturesRoutes(app: FastifyInstance, environment: Environment): void {
  const folder = templatePicturesFolder(environment.appRoot);
  const headers = { ...commonHeaders(environment), 'cache-control': IMMUTABLE, 'content-type': 'image/webp' };
  app.get<{ Params: { file: string } }>(`${TEMPLATE_PICTURES_PATH}/:file`, (request, reply) => {
    const { file } = request.params;
    if (!NAME.test(file) || !isFile(folder, file))
      return sendError(reply, new AppError('NOT_FOUND', 'There is no such picture.'));
    return reply.headers(headers).sendFile(file, folder);
  });
}
