import type { PlanType } from './plans';

export interface ComparisonRow {
  readonly label: string;
  readonly values: Readonly<Record<PlanType, string>>;
}

function row(
  label: string,
  starter: string,
  pro: string,
  premium: string,
  enterprise: string,
): ComparisonRow {
  return { label, values: { starter, pro, premium, Enterprise: enterprise } };
}

/** The compare-plans table (PRC-03). */
export const COMPARISON: readonly ComparisonRow[] = [
  row('vCPUs', '1', '4', '8', 'up to 64'),
  row('Memory', '2 GiB', '8 GiB', '16 GiB', 'up to 128 GiB'),
  row('Transfer', '1 GiB', '100 GiB', '1000 GiB', 'custom'),
  row('Collaborators', '1', '3', 'all', 'all'),
  row('Development time', '1200 minutes', 'unlimited', 'unlimited', 'unlimited'),
  row('Storage per app', '2 GiB', '50 GiB', '256 GiB', 'custom'),
  row('Public apps', '1', 'unlimited', 'unlimited', 'unlimited'),
];
