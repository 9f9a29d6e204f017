import { createUpload, deleteUpload, UPLOAD_MAX_BYTES } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '../../core/app-error';
import { takeForms } from '../../http/form-body';
import { privateRoute } from '../../http/routes';
import type { UploadsService } from './uploads.service';

/** Files cost the processor more than other calls. */
const RATE_SHARE = 0.1;

/** Files that go with prompts and messages, or become projects (HOME-02). Only this call takes forms. */
export function uploadsRoutes(app: FastifyInstance, uploads: UploadsService): void {
  void app.register(async (forms) => {
    await takeForms(forms, UPLOAD_MAX_BYTES);
    privateRoute(
      forms,
      createUpload,
      ({ body }, caller, { request }) => {
        if (!request.isMultipart())
          throw new AppError('UNSUPPORTED_TYPE', 'Send the file as a form: multipart/form-data.');
        if (request.sentFile === null) throw invalidField('file', 'Choose a file');
        return uploads.create(caller, { ...body, ...request.sentFile });
      },
      { rateShare: RATE_SHARE },
    );
  });
  privateRoute(app, deleteUpload, async ({ params }, caller) => {
    await uploads.remove(caller, params.id);
    return undefined;
  });
}
