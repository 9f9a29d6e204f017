/**
 * A stored day (`2026-03-09`), time (`18:30`) or both (`2026-03-09T18:30`) is what a calendar and a clock on the wall say,
 * and belongs to no zone. It is read as if it were in UTC, and is shown and counted there: nothing is ever moved by the
 * hour, and in some places the day, that the zone of the page skipped.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/u;
const TIME_LENGTH = '18:30'.length;
const DAY_MINUTES = 24 * 60;
const MOMENT_LENGTH = '2026-03-09T18:30'.length;

/** A stored day as a moment, or null when there is no such day. */
export function parseDate(text: string): Date | null {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day ? moment : null;
}

/** A stored day with a time as a moment, or null. */
export function parseDateTime(text: string): Date | null {
  const [day = '', clock = ''] = text.split('T');
  const moment = parseDate(day);
  const time = clock.slice(0, TIME_LENGTH);
  if (!moment || !isTime(time)) return null;
  moment.setUTCHours(Number(time.slice(0, 2)), Number(time.slice(3)));
  return moment;
}

/** Whether the text is a time of day, `18:30`. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Minutes after midnight of a time of day, which may stand behind a day; null when there is none. */
export function minutesOf(text: string): number | null {
  const time = text.slice(text.indexOf('T') + 1).slice(0, TIME_LENGTH);
  return isTime(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null;
}

/** The time of day so many minutes after midnight, as it is stored; after a day it begins anew. */
export function timeText(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}

/** Whether the text is a stored day, time or both that there is. */
export function isStored(type: 'date' | 'time' | 'datetime', text: string): boolean {
  if (type === 'time') return isTime(text);
  if (type === 'date') return parseDate(text) !== null;
  return text.length === MOMENT_LENGTH && parseDateTime(text) !== null;
}

const pad = (number: number, digits = 2): string => String(number).padStart(digits, '0');

/** The day that it is where the page is, as it is stored. */
export function dayOf(moment: Date): string {
  return dayText(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

/** The day of a parsed one, as it is stored. */
export function storedDay(moment: Date): string {
  return dayText(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}

function dayText(year: number, month: number, day: number): string {
  return `${pad(year, 4)}-${pad(month + 1)}-${pad(day)}`;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const moment = parseDate(day);
  if (!moment) return day;
  moment.setUTCDate(moment.getUTCDate() + days);
  return storedDay(moment);
}
