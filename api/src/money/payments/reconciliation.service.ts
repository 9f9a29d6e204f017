import { addSeconds, type Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database } from '../../db/database';
import type { PaymentNotices } from './payment-notices.service';
import type { PaymentProviders } from './payment-providers.client';
import {
  claimCheck,
  endAbandoned,
  endUnanswered,
  findPayment,
  listUnchecked,
  type PaymentRow,
} from './payments.repository';
import { SWEEP_BUDGET_SECONDS } from './provider-failures.rules';

/** Finds out what became of payments whose notice is late or lost. */
export interface Reconciliation {
  /** The payment as it is at its provider, where that was not asked within the last seconds. Never throws for the provider. */
  refresh(payment: PaymentRow): Promise<PaymentRow>;
  /** Asks of all that wait, and ends those that never came to anything. */
  sweep(): Promise<void>;
}

/** A page that waits asks every few seconds; its provider is asked no more often than this. */
const READ_SECONDS = 3;
const SWEEP_SECONDS = 120;
const BATCH = 100;
const ABANDONED_SECONDS = 24 * 3600;
/** Nobody waits any longer; money that is taken after all still counts. */
const UNANSWERED_SECONDS = 3 * 24 * 3600;

export interface ReconciliationSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: Pick<PaymentProviders, 'of'>;
  readonly notices: Pick<PaymentNotices, 'apply'>;
}

export function createReconciliation(settings: ReconciliationSettings): Reconciliation {
  const { db, clock, log, providers, notices } = settings;

  async function check(payment: PaymentRow, seconds: number): Promise<void> {
    const { id, status, provider, providerReference, at } = payment;
    if (status !== 'pending' || providerReference === null) return;
    const now = clock();
    const before = addSeconds(now, -seconds);
    try {
      if (at > before || !(await claimCheck(db, id, before, now))) return;
      const finding = await providers.of(provider).lookUp(providerReference);
      if (finding.kind === 'open') return;
      await notices.apply(provider, {
        id: `found:${id}:${finding.kind}`,
        type: `found.${finding.kind}`,
        paymentId: id,
        finding,
      });
    } catch (error) {
      log.warn({ err: error, payment: id, provider }, 'A payment could not be looked up');
    }
  }

  return {
    async refresh(payment) {
      await check(payment, READ_SECONDS);
      return (await findPayment(db, payment.id)) ?? payment;
    },
    async sweep() {
      const now = clock();
      await endAbandoned(db, addSeconds(now, -ABANDONED_SECONDS), 'The payment was not completed.');
      const waiting = await listUnchecked(db, addSeconds(now, -SWEEP_SECONDS), BATCH);
      const end = addSeconds(now, SWEEP_BUDGET_SECONDS);
      for (const payment of waiting) {
        if (clock() >= end) break;
        await check(payment, SWEEP_SECONDS);
      }
      await endUnanswered(db, UNANSWERED_SECONDS, 'The payment was not completed.');
    },
  };
}
