import type { CreditPack, LedgerEntry, Payment } from '@tessera/shared/contracts';

export const packs: CreditPack[] = [
  { id: 'credits-1000', credits: 1000, amount: 79_900 },
  { id: 'credits-5000', credits: 5000, amount: 349_900 },
];

/** A valid payment; overridable. */
export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    status: 'succeeded',
    amount: 79_900,
    currency: 'INR',
    credits: 1000,
    last4: '4242',
    reason: null,
    nextAction: null,
    receipt: 'TS-11111111',
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
    at: new Date().toISOString(),
    ...overrides,
  };
}
