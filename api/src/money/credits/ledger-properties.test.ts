import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import { systemClock } from '../../core/clock';
import type { OpenDatabase } from '../../db/database';
import { users } from '../../identity/tables/users.table';
import { findAppRoot, openTestDatabase } from '../../testing/test-database';
import { createFulfilment } from '../payments/fulfilment.service';
import { createPaymentNotices } from '../payments/payment-notices.service';
import { createPaidPlans } from '../plans/paid-plans.service';
import { createSettling } from '../plans/settling.service';
import { createTestProvider } from '../payments/test-provider.client';
import { ledgerEntries } from '../tables/credits.table';
import { paymentQuotes, payments } from '../tables/payments.table';
import { moveCredits, type CreditMovement } from './credit-movement.service';
import { createCreditsService } from './credits.service';
import { openAccount } from './starter-grant.service';

jest.setTimeout(480_000);

const OPERATIONS = 10_000;
const CLIENTS = 8;
const ACCOUNTS = 4;
const PAYMENTS = 200;
const SEED = 20_261_101;

const observedSchema = z.object({
  rows: z.array(z.object({ balance: z.coerce.number(), total: z.coerce.number(), last: z.coerce.number() })),
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
});
afterAll(() => database.close());

/** The same numbers in every run: what fails can be run again. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function makeAccounts(): Promise<string[]> {
  const ids = Array.from({ length: ACCOUNTS }, () => randomUUID());
  const now = new Date();
  for (const id of ids) {
    const email = `${id}@example.com`;
    const names = { firstName: 'A', lastName: 'B', email };
    await database.db.insert(users).values({ id, ...names, verifiedAt: now, createdAt: now, updatedAt: now });
    await database.db.transaction((tx) => openAccount(tx, id, now));
  }
  return ids;
}

async function makePayments(accounts: readonly string[]): Promise<string[]> {
  const at = new Date();
  const made = Array.from({ length: PAYMENTS }, (_, index) => ({
    ...{ id: randomUUID(), quoteId: randomUUID(), userId: accounts[index % ACCOUNTS] ?? '' },
    ...{ amount: 79_900, credits: 1000, item: 'credits:1000', title: '1,000 credits' },
  }));
  await database.db.insert(paymentQuotes).values(
    made.map(({ quoteId, ...quote }) => {
      return { ...quote, id: quoteId, lines: [], createdAt: at, expiresAt: at, usedAt: at };
    }),
  );
  const open = { provider: 'test', status: 'needs_confirmation', at } as const;
  await database.db
    .insert(payments)
    .values(made.map((payment) => ({ ...payment, ...open, idempotencyKey: payment.id })));
  return made.map(({ id }) => id);
}

/** What one account is at one moment: in one statement, so that nothing moves meanwhile. */
async function observe(userId: string): Promise<void> {
  const found = await database.db.execute(sql`
    select c.balance,
      (select coalesce(sum(amount), 0) from ledger_entries l where l.user_id = c.user_id) as total,
      (select balance_after from ledger_entries l where l.user_id = c.user_id order by position desc limit 1) as last
    from credits c where c.user_id = ${userId}`);
  const [row] = observedSchema.parse(found).rows;
  if (row === undefined || row.balance < 0 || row.balance !== row.total || row.balance !== row.last) {
    throw new Error(`The ledger of ${userId} is out of step: ${JSON.stringify(row)}`);
  }
}

it('[BIL-04] the balance is the sum of the ledger after 10,000 operations of eight clients at once, and always', async () => {
  const { db } = database;
  const accounts = await makeAccounts();
  const paymentIds = await makePayments(accounts);
  const settling = createSettling(db, systemClock, { warn() {}, error() {} }, () => Promise.resolve());
  const credits = createCreditsService(db, systemClock, settling);
  const provider = createTestProvider('secret', systemClock);
  const fulfilment = createFulfilment(createPaidPlans(systemClock, settling, 88));
  const notices = createPaymentNotices(db, systemClock, { of: () => provider }, fulfilment);
  const recordIds = new Map<string, string>();
  for (const userId of accounts) {
    const [record] = await credits.list({ userId, sessionId: '' });
    recordIds.set(userId, record?.id ?? '');
  }
  const random = makeRandom(SEED);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const used: CreditMovement[] = [];
  const deployed: CreditMovement[] = [];
  let [done, refused, repeated] = [0, 0, 0];

  const move = async (movement: CreditMovement) => {
    const { isNew } = await db.transaction((tx) => moveCredits(tx, movement));
    if (!isNew) repeated += 1;
    else used.push(movement);
    return isNew;
  };
  const amountOf = (most: number) => Math.ceil(random() * most * 100) / 100;

  async function operate(): Promise<void> {
    const userId = pick(accounts);
    const choice = random();
    const note = 'A test';
    if (choice < 0.3) {
      await move({ userId, amount: -amountOf(40), kind: 'message', note, reference: `run:${randomUUID()}` });
    } else if (choice < 0.45) {
      await move({
        userId,
        amount: amountOf(60),
        kind: 'grant',
        note,
        reference: `operator:${randomUUID()}`,
      });
    } else if (choice < 0.6) {
      const charge = { userId, amount: -1000, kind: 'deployment', note, requireMoreThan: 1000 } as const;
      const deployment = { ...charge, reference: `deployment:${randomUUID()}` };
      if (await move(deployment)) deployed.push(deployment);
    } else if (choice < 0.75) {
      await giveBack();
    } else if (choice < 0.85) {
      if (used.length > 0) await move(pick(used));
    } else if (choice < 0.93) {
      const id = pick(paymentIds);
      const money = { amount: 79_900, currency: 'INR', charge: undefined };
      // The same notice again, or another one of the same payment.
      const event = { id: `evt_${id}_${random() < 0.5 ? 1 : 2}`, type: 'payment.succeeded', paymentId: id };
      await notices.apply('test', { ...event, finding: { kind: 'succeeded', ...money } });
    } else {
      await lower(userId);
    }
  }

  async function lower(userId: string): Promise<void> {
    const id = recordIds.get(userId) ?? '';
    const { balancecredits } = await credits.read({ userId, sessionId: '' }, id);
    const balance = Math.floor(balancecredits * 100 * (0.5 + random() / 2)) / 100;
    await credits.setBalance({ userId, sessionId: '' }, id, balance);
  }

  async function giveBack(): Promise<void> {
    if (deployed.length === 0) return;
    const { userId, reference } = pick(deployed);
    const refund = { userId, amount: 1000, kind: 'refund', note: 'A test' } as const;
    await move({ ...refund, reference: reference.replace('deployment', 'refund') });
  }

  async function client(): Promise<void> {
    while (done < OPERATIONS) {
      done += 1;
      if (done % 20 === 0) await observe(pick(accounts));
      try {
        await operate();
      } catch (error) {
        // Too little, or lowered by another meanwhile: both leave nothing behind.
        const code = error instanceof AppError ? error.code : undefined;
        if (code !== 'INSUFFICIENT_CREDITS' && code !== 'FORBIDDEN') throw error;
        refused += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, () => client()));

  for (const userId of accounts) await observe(userId);
  const entries = await db.select().from(ledgerEntries);
  expect(new Set(entries.map(({ reference }) => reference)).size).toBe(entries.length);
  const steps = new Map<string, number>();
  for (const { userId, amount, balanceAfter } of entries.toSorted((a, b) => a.position - b.position)) {
    const balance = Math.round(((steps.get(userId) ?? 0) + amount) * 100) / 100;
    expect([balance, balance >= 0]).toEqual([balanceAfter, true]);
    steps.set(userId, balance);
  }
  // It was a test of something: much was done, refused and repeated.
  expect(entries.length).toBeGreaterThan(OPERATIONS / 4);
  expect(Math.min(refused, repeated)).toBeGreaterThan(OPERATIONS / 50);
  const bought = entries.filter(({ kind }) => kind === 'purchase');
  expect(bought.length).toBeLessThanOrEqual(PAYMENTS);
  expect(bought.length).toBeGreaterThan(PAYMENTS / 2);
});

it('[BIL-04] an entry is never changed or removed, until its account is', async () => {
  const { db } = database;
  const [userId = ''] = await makeAccounts();
  const own = eq(ledgerEntries.userId, userId);
  const refusal = { cause: { message: 'ledger_entries is append-only' } };
  await expect(db.update(ledgerEntries).set({ amount: 9999 }).where(own)).rejects.toMatchObject(refusal);
  await expect(db.delete(ledgerEntries).where(own)).rejects.toMatchObject(refusal);
  expect(await db.$count(ledgerEntries, own)).toBe(1);
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.$count(ledgerEntries, own)).toBe(0);
});
