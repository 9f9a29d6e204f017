import type { LedgerEntry } from '@tessera/shared/contracts';

type Kind = LedgerEntry['kind'];

/** Kinds of movements as the page names them, one and many. */
export const kindNames: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  message: ['Message', 'Messages'],
  deployment: ['Deployment', 'Deployments'],
  refund: ['Refund', 'Refunds'],
  grant: ['Grant', 'Grants'],
  purchase: ['Purchase', 'Purchases'],
  adjustment: ['Adjustment', 'Adjustments'],
};

/** What a row of usage is drawn of, from the baseline up; refunds hang below it. */
export const SERIES = [
  { id: 'deployments', label: 'Deployments' },
  { id: 'messages', label: 'Messages' },
  { id: 'refunds', label: 'Refunds' },
] as const;
