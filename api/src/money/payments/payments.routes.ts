import {
  confirmPayment,
  createPayment,
  CREDIT_PACKS,
  CURRENCY,
  listPayments,
  PLANS,
  quotePayment,
  readPayment,
  readPlans,
  refundPayment,
  type CallOutput,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { operatorRoute, privateRoute, publicRoute } from '../../http/routes';
import type { PaymentsService } from './payments.service';
import type { QuotesService } from './quotes.service';

/** Cards are worth trying out, so an address gets a twentieth of its requests. */
const GUESSABLE = { rateShare: 0.05 };

export type PriceTerms = Pick<CallOutput<typeof readPlans>, 'rate' | 'rateDate' | 'provider'>;

export function paymentsRoutes(
  app: FastifyInstance,
  terms: PriceTerms,
  quotes: QuotesService,
  payments: PaymentsService,
): void {
  publicRoute(app, readPlans, () =>
    Promise.resolve({ plans: [...PLANS], packs: [...CREDIT_PACKS], currency: CURRENCY, ...terms }),
  );
  privateRoute(app, quotePayment, ({ body }, caller) => quotes.quote(caller, body.item));
  privateRoute(
    app,
    createPayment,
    ({ body }, caller, { idempotencyKey }) => payments.create(caller, { ...body, idempotencyKey }),
    GUESSABLE,
  );
  privateRoute(app, listPayments, ({ query }, caller) => payments.list(caller, query.cursor));
  privateRoute(app, readPayment, ({ params }, caller) => payments.read(caller, params.id));
  privateRoute(
    app,
    confirmPayment,
    ({ params, body }, caller) => payments.confirm(caller, params.id, body.code),
    GUESSABLE,
  );
  operatorRoute(app, refundPayment, ({ params, body }) => payments.refund(params.id, body.reason));
}
