import { parseDate, storedDay } from './dates';
import { WEEKDAYS, type WeekStart } from './week-start';

/**
 * Days as whole numbers, counted from 1970-01-01. Calendars and calculations reckon with them, because a day has not
 * always 24 hours: clocks that are put forward or back never move anything to another day.
 */

export const DAY_MS = 86_400_000;

/** The number of a stored day; null when there is no such day. */
export function dayNumber(date: string): number | null {
  const moment = parseDate(date);
  return moment && moment.getTime() / DAY_MS;
}

/** A day as it is stored: '2026-03-09'. */
export function dayText(day: number): string {
  return storedDay(new Date(day * DAY_MS));
}

/** The first day of the month that a day is in, or of one so many months later. */
export function monthStart(day: number, months = 0): number {
  const moment = new Date(day * DAY_MS);
  const first = new Date(0);
  first.setUTCFullYear(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1);
  return first.getTime() / DAY_MS;
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
