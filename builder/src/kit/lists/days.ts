import { DAY_MS, dayNumber } from '../data/day-numbers';

/** What calendars, timelines and charts say about days, which are numbers there. */

/** The number of a stored day, also where a time follows; null when there is no such day. */
export function dayOf(text: string): number | null {
  return dayNumber(text.slice(0, '2026-03-09'.length));
}

/** Today where the person is. */
export function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatWith(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' });
  formats.set(name, format);
  return format;
}

/** A day in the person's language, as the options say. */
export function formatDay(day: number, options: Intl.DateTimeFormatOptions): string {
  return formatWith(options).format(new Date(day * DAY_MS));
}

/** Several days in a row in the person's language: 'Mar 9 – 15, 2026'. */
export function formatDays(first: number, last: number): string {
  const format = formatWith({ day: 'numeric', month: 'short', year: 'numeric' });
  return format.formatRange(new Date(first * DAY_MS), new Date(last * DAY_MS));
}

/** A time of day in the person's language: '6:30 PM'. */
export function formatMinutes(minutes: number): string {
  return formatDay((minutes * 60_000) / DAY_MS, { timeStyle: 'short' });
}
