import type { LedgerEntry } from '@tessera/shared/contracts';

export type LedgerKind = LedgerEntry['kind'];

/** Kinds as the page names them. */
export const kindNames: Readonly<Record<LedgerKind, string>> = {
  grant: 'Grants',
  purchase: 'Purchases',
  deployment: 'Deployments',
  refund: 'Refunds',
  adjustment: 'Adjustments',
  message: 'Messages',
};

export interface DayOfUse {
  /** `2026-05-14`, in the reader's own time zone. */
  readonly day: string;
  /** Credits spent less those refunded; never below 0. */
  readonly used: number;
}

/** Two decimals, as the ledger has them: sums of floats would show their dust. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The reader's calendar day of a time. */
export function dayOf(at: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${String(at.getFullYear())}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** What an entry adds to what was used: spending counts up, a refund counts down, the rest is not use. */
function usedBy({ kind, amount }: LedgerEntry): number {
  return kind === 'grant' || kind === 'purchase' ? 0 : -amount;
}

/** Credits used on each of the last `count` days, the oldest first, days without use included. */
export function usedByDay(entries: readonly LedgerEntry[], today: Date, count: number): DayOfUse[] {
  const used = new Map<string, number>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    used.set(day, (used.get(day) ?? 0) + usedBy(entry));
  }
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - index));
    const day = dayOf(date);
    return { day, used: Math.max(0, round(used.get(day) ?? 0)) };
  });
}

/** The sum of each kind that occurs, the largest movement first. */
export function sumByKind(
  entries: readonly LedgerEntry[],
): { kind: LedgerKind; amount: number; count: number }[] {
  const sums = new Map<LedgerKind, { amount: number; count: number }>();
  for (const { kind, amount } of entries) {
    const sum = sums.get(kind) ?? { amount: 0, count: 0 };
    sums.set(kind, { amount: sum.amount + amount, count: sum.count + 1 });
  }
  return [...sums]
    .map(([kind, { amount, count }]) => ({ kind, amount: round(amount), count }))
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

/** What was used and what came in. */
export function totals(entries: readonly LedgerEntry[]): { used: number; added: number } {
  let used = 0;
  let added = 0;
  for (const entry of entries) {
    const use = usedBy(entry);
    used += use;
    if (use === 0) added += entry.amount;
  }
  return { used: Math.max(0, round(used)), added: round(added) };
}
