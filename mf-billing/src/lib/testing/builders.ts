import {
  CREDIT_PACKS,
  PLANS,
  type CallOutput,
  type Invoice,
  type LedgerEntry,
  type Payment,
  type PlanChange,
  type Quote,
  type readPlans,
  type Subscription,
  type Usage,
} from '@tessera/shared/contracts';

/** What `GET /plans` answers; overridable. */
export function buildPrices(
  overrides: Partial<CallOutput<typeof readPlans>> = {},
): CallOutput<typeof readPlans> {
  return {
    plans: [...PLANS],
    packs: [...CREDIT_PACKS],
    currency: 'INR',
    rate: 88,
    rateDate: '2026-11-01',
    provider: 'test',
    ...overrides,
  };
}

/** A quote of 1,000 credits that holds for a quarter of an hour; overridable. */
export function buildQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    quoteId: '77777777-7777-4777-8777-777777777777',
    item: 'credits:1000',
    title: '1,000 credits',
    lines: [{ text: '1,000 credits', amount: 79_900 }],
    amount: 79_900,
    currency: 'INR',
    credits: 1000,
    plan: null,
    expiresAt: inDays(0.01),
    ...overrides,
  };
}

/** A month of Premium at 88 rupees for a dollar; overridable. */
export function buildPlanQuote(overrides: Partial<Quote> = {}): Quote {
  return buildQuote({
    item: 'plan:premium:monthly',
    title: 'Premium, 1 month',
    lines: [{ text: 'Premium, 1 month', amount: 308_000 }],
    amount: 308_000,
    credits: 500,
    plan: { endsAt: inDays(30), nextAmount: 308_000 },
    ...overrides,
  });
}

/** A moment so many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Starter; overridable. */
export function buildSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    planType: 'starter',
    planName: 'Starter',
    period: null,
    startedAt: inDays(-3),
    endsAt: null,
    isCancelled: false,
    next: null,
    creditsPerMonth: 50,
    nextGrantAt: inDays(27),
    renewFrom: null,
    ...overrides,
  };
}

/** Premium by the month, paid for 20 days more; overridable. */
export function buildPremium(overrides: Partial<Subscription> = {}): Subscription {
  return buildSubscription({
    planType: 'premium',
    planName: 'Premium',
    period: 'monthly',
    endsAt: inDays(20),
    next: { planType: 'starter', planName: 'Starter', period: null },
    creditsPerMonth: 500,
    renewFrom: inDays(13),
    ...overrides,
  });
}

/** An upgrade to Premium, paid in full; overridable. */
export function buildChange(overrides: Partial<PlanChange> = {}): PlanChange {
  return {
    kind: 'now',
    amountToday: 308_000,
    amountNext: 308_000,
    startsAt: inDays(0),
    endsAt: inDays(30),
    credits: 450,
    exceeded: [],
    ...overrides,
  };
}

/** A valid invoice; overridable. */
export function buildInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    id: '42424242-4242-4242-8242-424242424242',
    number: 'TES-000042',
    kind: 'invoice',
    paymentId: '11111111-1111-4111-8111-111111111111',
    title: '1,000 credits',
    lines: [{ text: '1,000 credits', amount: 79_900 }],
    amount: 79_900,
    currency: 'INR',
    billTo: { name: '', address: '', country: '', taxNumber: '' },
    creditNote: null,
    issuedAt: inDays(-1),
    ...overrides,
  };
}

/** What `GET /usage` answers: nothing used yet; overridable. */
export function buildUsage(overrides: Partial<Usage> = {}): Usage {
  return {
    balance: 50,
    used: 0,
    granted: 50,
    forecast: { at: inDays(12), balance: 50 },
    series: [],
    limits: [],
    planLimits: [],
    ...overrides,
  };
}

/** A valid payment; overridable. */
export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    status: 'succeeded',
    provider: 'test',
    item: 'credits:1000',
    title: '1,000 credits',
    amount: 79_900,
    currency: 'INR',
    credits: 1000,
    last4: '4242',
    reason: null,
    nextAction: null,
    receipt: 'TS-11111111',
    invoiceId: null,
    at: new Date().toISOString(),
    ...overrides,
  };
}

/** A valid entry of the ledger; overridable. */
export function buildEntry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: crypto.randomUUID(),
    amount: -1000,
    balanceAfter: 50,
    kind: 'deployment',
    note: 'Deployed practice-journal',
    about: null,
    at: new Date().toISOString(),
    ...overrides,
  };
}
