import { paymentWebhook, type PaymentProviderName } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/routes';
import type { PaymentNotices } from './payment-notices.service';

/** Where each provider's signature stands. The test provider's: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`. */
const SIGNATURE_HEADERS: Readonly<Record<PaymentProviderName, string>> = {
  test: 'tessera-signature',
  razorpay: 'x-razorpay-signature',
  stripe: 'stripe-signature',
};

/** Stripe says it in the body. */
const EVENT_ID_HEADER = 'x-razorpay-event-id';

/** Register in a scope of its own: bodies stay raw here, because the signature is over their bytes. */
export function webhooksRoutes(app: FastifyInstance, notices: PaymentNotices): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  publicRoute(
    app,
    paymentWebhook,
    async ({ params: { provider } }, { request }) => {
      const headerOf = (name: string) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : undefined;
      };
      await notices.receive(provider, {
        body: typeof request.body === 'string' ? request.body : '',
        signature: headerOf(SIGNATURE_HEADERS[provider]),
        eventId: headerOf(EVENT_ID_HEADER),
      });
      return { received: true } as const;
    },
    { bodyLimit: 65_536 },
  );
}
