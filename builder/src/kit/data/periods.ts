import { addDays, parseDate, storedDay } from './dates';

/** Spans of the calendar, for metrics over time and for filters by day. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

export type WeekStart = 'monday' | 'sunday' | 'saturday';

/** The number of the day, as Date counts them. */
export const WEEKDAYS: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };

/** The day that weeks begin with where nothing else is said: the visitor's own custom, else Monday. */
export function usualWeekStart(language?: string): WeekStart {
  const locale: LocaleWithWeek = new Intl.Locale(
    language ?? new Intl.DateTimeFormat().resolvedOptions().locale,
  );
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (firstDay === 7) return 'sunday';
  return firstDay === 6 ? 'saturday' : 'monday';
}

/** Older browsers have the property, newer ones the function, and some neither. */
interface LocaleWithWeek extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

const MONTHS: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 };

/** The first day of the period that a day lies in. */
export function periodStart(day: string, period: Period, weekStart: WeekStart): string {
  const date = parseDate(day);
  if (!date || period === 'day') return day;
  if (period === 'week') {
    return addDays(day, -((date.getUTCDay() - WEEKDAYS[weekStart] + 7) % 7));
  }
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
