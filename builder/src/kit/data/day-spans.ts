import { addDays } from './dates';
import { periodAfter, periodStart, type Period } from './periods';
import type { WeekStart } from './week-start';

/** The spans of days that lists are narrowed by, counted from today, by the words in the address. */
const NAMES = {
  overdue: 'Before today',
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  'this-week': 'This week',
  'next-week': 'Next week',
  'last-week': 'Last week',
  'this-month': 'This month',
  'next-month': 'Next month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
  'next-7-days': 'Next 7 days',
  'next-30-days': 'Next 30 days',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  future: 'After today',
} as const;

export type DaySpan = keyof typeof NAMES;

export const DAY_SPANS = Object.keys(NAMES) as readonly DaySpan[];

/** What the span is called: 'This week'. */
export function daySpanName(span: DaySpan): string {
  return NAMES[span];
}

/** Days from the first to the last, both with it; null where there is no bound. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days that a span means on a day. */
export function daysOf(span: DaySpan, today: string, weekStart: WeekStart): Days {
  const between = (from: number, to: number): Days => ({
    from: addDays(today, from),
    to: addDays(today, to),
  });
  const whole = (period: Period, count: number): Days => {
    const from = periodAfter(periodStart(today, period, weekStart), period, count);
    return { from, to: addDays(periodAfter(from, period), -1) };
  };
  const days: Readonly<Record<DaySpan, () => Days>> = {
    overdue: () => ({ from: null, to: addDays(today, -1) }),
    today: () => between(0, 0),
    tomorrow: () => between(1, 1),
    yesterday: () => between(-1, -1),
    'this-week': () => whole('week', 0),
    'next-week': () => whole('week', 1),
    'last-week': () => whole('week', -1),
    'this-month': () => whole('month', 0),
    'next-month': () => whole('month', 1),
    'last-month': () => whole('month', -1),
    'this-quarter': () => whole('quarter', 0),
    'this-year': () => whole('year', 0),
    'last-year': () => whole('year', -1),
    'next-7-days': () => between(0, 6),
    'next-30-days': () => between(0, 29),
    'last-7-days': () => between(-6, 0),
    'last-30-days': () => between(-29, 0),
    future: () => ({ from: addDays(today, 1), to: null }),
  };
  return days[span]();
}
