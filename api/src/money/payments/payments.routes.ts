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
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute, publicRoute } from '../../http/routes';
import type { PaymentsService } from './payments.service';
import type { QuotesService } from './quotes.service';

/** Cards are worth trying out, so an address gets a twentieth of its requests. */
const GUESSABLE = { rateShare: 0.05 };

export function paymentsRoutes(app: FastifyInstance, quotes: QuotesService, payments: PaymentsService): void {
  publicRoute(app, readPlans, () =>
    Promise.resolve({ plans: [...PLANS], packs: [...CREDIT_PACKS], currency: CURRENCY }),
  );
  privateRoute(app, quotePayment, ({ body }, caller) => quotes.quote(caller, body.item));
  privateRoute(
    app,
    createPayment,
    ({ body }, caller, { idempotencyKey }) => payments.create(caller, { ...body, idempotencyKey }),
    GUESSABLE,
  );
  privateRoute(app, listPayments, (_input, caller) => payments.list(caller));
  privateRoute(app, readPayment, ({ params }, caller) => payments.read(caller, params.id));
  privateRoute(
    app,
    confirmPayment,
    ({ params, body }, caller) => payments.confirm(caller, params.id, body.code),
    GUESSABLE,
  );
}
