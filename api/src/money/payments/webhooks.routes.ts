import { paymentWebhook } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/routes';
import type { PaymentNotices } from './payment-notices.service';

/** Where a signature stands: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`. */
const SIGNATURE_HEADER = 'tessera-signature';

/** Register in a scope of its own: bodies stay raw here, because the signature is over their bytes. */
export function webhooksRoutes(app: FastifyInstance, notices: PaymentNotices): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  publicRoute(
    app,
    paymentWebhook,
    async (_input, { request }) => {
      const signature = request.headers[SIGNATURE_HEADER];
      await notices.receive({
        body: typeof request.body === 'string' ? request.body : '',
        signature: typeof signature === 'string' ? signature : undefined,
      });
      return { received: true } as const;
    },
    { bodyLimit: 65_536 },
  );
}
