import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import { readOrMakeSetting } from '../secrets/sealed-settings';
import type { Sealer } from '../secrets/sealer';
import { readOwnCredits, readOwnLedger } from './credits/credits.repository';
import { creditsRoutes } from './credits/credits.routes';
import { createCreditsService } from './credits/credits.service';
import { createNoProvider } from './payments/no-provider.client';
import { createPaymentNotices } from './payments/payment-notices.service';
import { readOwnPayments } from './payments/payments.repository';
import { paymentsRoutes } from './payments/payments.routes';
import { createPaymentsService } from './payments/payments.service';
import { createQuotesService } from './payments/quotes.service';
import { createTestProvider } from './payments/test-provider.client';
import { webhooksRoutes } from './payments/webhooks.routes';

export { moveCredits, readBalance } from './credits/credit-movement.service';
export { openAccount } from './credits/starter-grant.service';
export { listPaymentHistory } from './payments/payments.repository';

/** What the copy of a person's data has of credits and payments. */
export const moneyData = { credits: readOwnCredits, ledger: readOwnLedger, payments: readOwnPayments };

export interface MoneySettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'allowsTestPayments'>;
}

export interface Money {
  addRoutes(api: FastifyInstance): void;
}

/** The name of the setting that keeps the secret which the test provider signs with. */
export const TEST_PROVIDER_SECRET = 'payments.test.webhook-secret';

/** Credits and what they are bought with. */
export async function createMoney({ db, sealer, clock, environment }: MoneySettings): Promise<Money> {
  const secret = await readOrMakeSetting(db, sealer, TEST_PROVIDER_SECRET, () =>
    randomBytes(32).toString('base64url'),
  );
  const provider = environment.allowsTestPayments ? createTestProvider(secret, clock) : createNoProvider();
  const notices = createPaymentNotices(db, clock, provider);
  const payments = createPaymentsService({ db, clock, provider, notices });
  return {
    addRoutes(api) {
      creditsRoutes(api, createCreditsService(db, clock));
      paymentsRoutes(api, createQuotesService(db, clock, provider), payments);
      // A scope of its own: it reads bodies raw.
      void api.register((scope, _options, done) => {
        webhooksRoutes(scope, notices);
        done();
      });
    },
  };
}
