import {
  ledgerEntrySchema,
  usageGroupSchema,
  type LedgerEntry,
  type UsageGroup,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { dateOf, dayOf } from '../../lib/day';

export type PeriodChoice = '7' | '30' | '90' | 'custom';

/** What the page shows, as its address says it. */
export interface UsageView {
  readonly period: PeriodChoice;
  /** The first and the last day, `2026-05-14`. */
  readonly from: string;
  readonly to: string;
  readonly group: UsageGroup;
  /** Of the entries; undefined for all. */
  readonly kind: LedgerEntry['kind'] | undefined;
}

/** More bars than that say nothing. */
export const MOST_DAYS = 366;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && dayOf(dateOf(text)) === text;

function lastDays(count: number, today: Date): { from: string; to: string } {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1));
  return { from: dayOf(first), to: dayOf(today) };
}

/** The last 30 days by day unless the address says otherwise; what it says of no sense is passed over. */
export function readView(search: URLSearchParams, today: Date): UsageView {
  const group = z.safeParse(usageGroupSchema, search.get('group')).data ?? 'day';
  const kind = z.safeParse(ledgerEntrySchema.shape.kind, search.get('kind')).data;
  const period = search.get('period');
  const from = search.get('from');
  const to = search.get('to');
  if (period === 'custom' && isDay(from) && isDay(to)) return { period, from, to, group, kind };
  const count = period === '7' || period === '90' ? period : '30';
  const chosen = period === 'custom' ? period : count;
  return { period: chosen, ...lastDays(Number(count), today), group, kind };
}

/** What is wrong with the days of a custom period; undefined when nothing is. */
export function periodError({ from, to }: Pick<UsageView, 'from' | 'to'>): string | undefined {
  if (from > to) return 'The first day is after the last day';
  return daysOf(from, to).length > MOST_DAYS ? `Choose at most ${String(MOST_DAYS)} days` : undefined;
}

/** The view as the query of an address, what goes without saying left out. */
export function writeView({ period, from, to, group, kind }: UsageView): URLSearchParams {
  return new URLSearchParams({
    ...(period !== '30' && { period }),
    ...(period === 'custom' && { from, to }),
    ...(group !== 'day' && { group }),
    ...(kind !== undefined && { kind }),
  });
}

/** The moments that bound it: midnights of the reader's own days. */
export function rangeOf({ from, to }: Pick<UsageView, 'from' | 'to'>): { from: string; to: string } {
  const first = dateOf(from);
  const last = dateOf(to);
  return {
    from: new Date(first.getFullYear(), first.getMonth(), first.getDate()).toISOString(),
    to: new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1).toISOString(),
  };
}

/** Every day from the first to the last; one more than may be asked for where there are too many. */
export function daysOf(from: string, to: string): string[] {
  const first = dateOf(from);
  const days: string[] = [];
  for (let count = 0; count <= MOST_DAYS; count += 1) {
    const day = dayOf(new Date(first.getFullYear(), first.getMonth(), first.getDate() + count));
    if (day > to) break;
    days.push(day);
  }
  return days;
}
