import { addDays, parseDate, storedDay } from './dates';
import { DAY_MS, dayText, weekStart } from './day-numbers';
import type { WeekStart } from './week-start';

/** Spans of the calendar, for metrics over time and for filters by day. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MONTHS: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 };

/** The first day of the period that a day lies in. */
export function periodStart(day: string, period: Period, weekBegins: WeekStart): string {
  const date = parseDate(day);
  if (!date || period === 'day') return day;
  if (period === 'week') return dayText(weekStart(date.getTime() / DAY_MS, weekBegins));
  const months = MONTHS[period];
  date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % months), 1);
  return storedDay(date);
}

/** The first day of the period so many later; `start` is the first day of one. */
export function periodAfter(start: string, period: Period, count = 1): string {
  if (period === 'day') return addDays(start, count);
  if (period === 'week') return addDays(start, 7 * count);
  const date = parseDate(start);
  if (!date) return start;
  // The first of a month is in every month, so that none is skipped.
  date.setUTCMonth(date.getUTCMonth() + MONTHS[period] * count);
  return storedDay(date);
}

/** What a period is called: '9 Mar 2026', 'Mar 2026', 'Q1 2026', '2026', in the visitor's language. */
export function periodName(start: string, period: Period): string {
  const date = parseDate(start);
  if (!date) return start;
  const year = String(date.getUTCFullYear());
  switch (period) {
    case 'year':
      return year;
    case 'quarter':
      return `Q${String(Math.floor(date.getUTCMonth() / 3) + 1)} ${year}`;
    case 'month':
      return format(date, { month: 'short', year: 'numeric' });
    default:
      return format(date, { day: 'numeric', month: 'short', year: 'numeric' });
  }
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(date);
}
