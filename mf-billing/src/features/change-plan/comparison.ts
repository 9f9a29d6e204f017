import { PLAN_LIMITS, PLANS, type PlanLimits, type PlanType } from '@tessera/shared/contracts';
import { formatNumber } from '@tessera/shared/ui';

export interface ComparisonRow {
  readonly label: string;
  readonly values: Readonly<Record<PlanType, string>>;
}

const GIB = 1024 ** 3;

function rowOf(label: string, valueOf: (type: PlanType) => string): ComparisonRow {
  const [starter, pro, premium, Enterprise] = [
    valueOf('starter'),
    valueOf('pro'),
    valueOf('premium'),
    valueOf('Enterprise'),
  ];
  return { label, values: { starter, pro, premium, Enterprise } };
}

/** A limit in words; `none` where the plan has none. */
function limitRow(
  label: string,
  name: keyof PlanLimits,
  none: string,
  words: (limit: number) => string = formatNumber,
): ComparisonRow {
  return rowOf(label, (type) => {
    const limit = PLAN_LIMITS[type][name];
    return limit === null ? none : words(limit);
  });
}

function textRow(
  label: string,
  starter: string,
  pro: string,
  premium: string,
  Enterprise: string,
): ComparisonRow {
  return { label, values: { starter, pro, premium, Enterprise } };
}

const gibibytes = (bytes: number) => `${formatNumber(bytes / GIB)} GiB`;

/** The plans side by side (PRC-03); its numbers are the limits that the server holds accounts to. */
export const comparison: readonly ComparisonRow[] = [
  rowOf('Credits a month', (type) => formatNumber(PLANS.find((plan) => plan.type === type)?.credits ?? 0)),
  limitRow('Public apps', 'publicApps', 'unlimited'),
  limitRow('Collaborators', 'collaborators', 'all'),
  limitRow(
    'Development time',
    'developmentMinutes',
    'unlimited',
    (minutes) => `${formatNumber(minutes)} minutes`,
  ),
  limitRow('Storage per app', 'storagePerApp', 'custom', gibibytes),
  limitRow('Transfer', 'transfer', 'custom', gibibytes),
  textRow('vCPUs', '1', '4', '8', 'up to 64'),
  textRow('Memory', '2 GiB', '8 GiB', '16 GiB', 'up to 128 GiB'),
];
