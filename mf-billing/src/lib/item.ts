import { PLANS, type PlanPeriod, type PlanType } from '@tessera/shared/contracts';

/** What can be bought, as addresses and quotes name it: `plan:pro:monthly`, `credits:5000` (SCR-24). */
export type Item =
  | { readonly kind: 'plan'; readonly type: PlanType; readonly period: PlanPeriod }
  | { readonly kind: 'credits'; readonly credits: number };

export function planItem(type: PlanType, period: PlanPeriod): string {
  return `plan:${type}:${period}`;
}

export function creditsItem(credits: number): string {
  return `credits:${String(credits)}`;
}

/** The item of a text, also as old payments name it (`credits-5000`); undefined for anything that is none. Whether it is sold, the server says. */
export function parseItem(text: string | null | undefined): Item | undefined {
  const [kind, what = '', period, ...rest] = (text ?? '').replace(/^credits-/, 'credits:').split(':');
  if (rest.length > 0) return undefined;
  if (kind === 'credits' && period === undefined && /^[1-9]\d{0,8}$/.test(what))
    return { kind: 'credits', credits: Number(what) };
  const plan = PLANS.find(({ type }) => type === what);
  if (kind === 'plan' && plan && plan.type !== 'starter' && (period === 'monthly' || period === 'yearly'))
    return { kind: 'plan', type: plan.type, period };
  return undefined;
}
