import type { UsageGroupRow } from '@tessera/shared/contracts';

/** Every day of the period, those without use too. */
export function fillDays(rows: readonly UsageGroupRow[], days: readonly string[]): UsageGroupRow[] {
  const byDay = new Map(rows.map((row) => [row.key, row]));
  return days.map((key) => byDay.get(key) ?? { key, label: key, messages: 0, deployments: 0, refunds: 0 });
}

/** Credits spent, before what was given back. Two decimals, as the ledger has them. */
export function spentOf({ messages, deployments }: UsageGroupRow): number {
  return round(messages + deployments);
}

/** Credits used: spent less given back. */
export function usedOf(row: UsageGroupRow): number {
  return round(row.messages + row.deployments - row.refunds);
}

export function hasUse(row: UsageGroupRow): boolean {
  return row.messages !== 0 || row.deployments !== 0 || row.refunds !== 0;
}

/** Sums of floats would show their dust. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
