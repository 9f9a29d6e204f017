import { WEEKDAYS, type WeekStart } from '../data/periods';

/**
 * Days as whole numbers, counted from 1970-01-01. A calendar reckons with them, because a day has not always 24 hours:
 * clocks that are put forward or back never move a record to another day.
 */

const DAY_MS = 86_400_000;

/** The number of a day like '2026-03-09', also where a time follows; null when there is no such day. */
export function dayOf(text: string): number | null {
  const day = text.slice(0, 10);
  const moment = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // 2026-02-30 is read as the second of March by some.
  return Number.isNaN(moment) || toText(moment / DAY_MS) !== day ? null : moment / DAY_MS;
}

/** A day as it is stored: '2026-03-09'. */
export function toText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Minutes after midnight of a stored moment like '2026-03-09T18:30'; null when it has no time. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /(?:^|T)(\d{2}):(\d{2})/u.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The time of so many minutes after midnight, as it is stored: '18:30'. */
export function toTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Today where the person is. */
export function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}

/** The first day of the month that a day is in, or of one so many months later. */
export function monthStart(day: number, months = 0): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS;
}

/** The same day of another month; its last day where that month is shorter. */
export function addMonths(day: number, months: number): number {
  const start = monthStart(day, months);
  return Math.min(start + day - monthStart(day), monthStart(start, 1) - 1);
}

/** The first day of the week that a day is in. */
export function weekStart(day: number, begins: WeekStart): number {
  // The first of January 1970 was a Thursday.
  return day - ((((day + 4 - WEEKDAYS[begins]) % 7) + 7) % 7);
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
