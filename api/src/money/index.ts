import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Log } from '../core/log';
import type { Database } from '../db/database';
import { readOrMakeSetting } from '../secrets/sealed-settings';
import type { Sealer } from '../secrets/sealer';
import { readOwnCredits, readOwnLedger } from './credits/credits.repository';
import { creditsRoutes } from './credits/credits.routes';
import { createCreditsService } from './credits/credits.service';
import { readOwnBillingDetails, readOwnInvoices } from './invoices/invoices.repository';
import { invoicesRoutes } from './invoices/invoices.routes';
import { createInvoicesService } from './invoices/invoices.service';
import { createFulfilment } from './payments/fulfilment.service';
import { createPaymentNotices } from './payments/payment-notices.service';
import { createPaymentProviders } from './payments/payment-providers.client';
import { readOwnPayments } from './payments/payments.repository';
import { paymentsRoutes } from './payments/payments.routes';
import { createPaymentsService } from './payments/payments.service';
import { createQuotesService } from './payments/quotes.service';
import { createReconciliation } from './payments/reconciliation.service';
import { createRefunds } from './payments/refunds.service';
import { webhooksRoutes } from './payments/webhooks.routes';
import { createPaidPlans } from './plans/paid-plans.service';
import type { CountPublicApps, KeepPlan } from './plans/plan-facts.port';
import { createSettling } from './plans/settling.service';
import { readOwnSubscription } from './plans/subscriptions.repository';
import { subscriptionsRoutes } from './plans/subscriptions.routes';
import { createSubscriptionsService } from './plans/subscriptions.service';
import type { UsagePorts } from './usage/usage.port';
import { usageRoutes } from './usage/usage.routes';
import { createUsageService } from './usage/usage.service';

export { moveCredits, readBalance } from './credits/credit-movement.service';
export { openAccount } from './credits/starter-grant.service';
export { listPaymentHistory } from './payments/payments.repository';
export type { UsagePorts };
export type { DeploymentProject } from './usage/deployment-project.schema';

/** What the copy of a person's data has of credits, plans and payments. */
export const moneyData = {
  credits: readOwnCredits,
  ledger: readOwnLedger,
  payments: readOwnPayments,
  subscription: readOwnSubscription,
  invoices: readOwnInvoices,
  billingDetails: readOwnBillingDetails,
};

export interface MoneySettings {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly log: Log;
  readonly environment: Pick<Environment, 'allowsTestPayments' | 'payments' | 'publicUrl'>;
  readonly keepPlan: KeepPlan;
  readonly usage: UsagePorts;
}

export interface Money {
  addRoutes(api: FastifyInstance): void;
  /** Never throws. Ends plans that are over, gives the credits that are due, and finds out what became of payments and refunds. */
  maintain(): Promise<void>;
}

/** The name of the setting that keeps the secret which the test provider signs with. */
export const TEST_PROVIDER_SECRET = 'payments.test.webhook-secret';

/** Credits and plans, and what they are bought with. */
export async function createMoney(settings: MoneySettings): Promise<Money> {
  const { db, sealer, clock, log, environment, keepPlan, usage } = settings;
  const secret = await readOrMakeSetting(db, sealer, TEST_PROVIDER_SECRET, () =>
    randomBytes(32).toString('base64url'),
  );
  const providers = createPaymentProviders(environment, secret, clock);
  const { usdRate: rate, usdRateDate: rateDate } = environment.payments;
  const settling = createSettling(db, clock, log, keepPlan);
  const plans = createPaidPlans(clock, settling, rate);
  const fulfilment = createFulfilment(plans);
  const notices = createPaymentNotices(db, clock, providers, fulfilment);
  const reconciliation = createReconciliation({ db, clock, log, providers, notices });
  const refunds = createRefunds({ db, clock, log, providers, plans });
  const { publicUrl } = environment;
  const paid = { db, clock, providers, notices, fulfilment, plans, publicUrl, reconciliation, refunds };
  return {
    addRoutes(api) {
      creditsRoutes(api, createCreditsService(db, clock, settling));
      const countPublicApps: CountPublicApps = (q, userId) => usage.countPublicApps(q, userId);
      const subscriptions = { db, clock, settling, rate, countPublicApps };
      subscriptionsRoutes(api, createSubscriptionsService(subscriptions));
      const quotes = createQuotesService({ db, clock, provider: providers.active, plans });
      const terms = { rate, rateDate, provider: providers.name };
      paymentsRoutes(api, terms, quotes, createPaymentsService(paid));
      invoicesRoutes(api, createInvoicesService(db, clock));
      usageRoutes(api, createUsageService({ db, clock, settling, ports: usage }));
      // A scope of its own: it reads bodies raw.
      void api.register((scope, _options, done) => {
        webhooksRoutes(scope, notices);
        done();
      });
    },
    async maintain() {
      const steps = [() => settling.settleAll(), () => reconciliation.sweep(), () => refunds.sweep()];
      for (const step of steps) {
        try {
          await step();
        } catch (error) {
          log.error({ err: error }, 'Maintenance of money failed');
        }
      }
    },
  };
}
