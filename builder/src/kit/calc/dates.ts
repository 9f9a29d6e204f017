import { dayOf, minutesOf, timeText } from '../data/dates';
import { addMonths as monthsLater, dayNumber, dayText } from '../data/day-numbers';
import { currentMoment } from './clock';
import type { Maybe } from './maybe';

/**
 * Calculations with dates (`2026-03-09`), times of day (`18:30`) and dates with a time (`2026-03-09T18:30`). All of them are
 * what a calendar and a clock on the wall say: no time zone and no change of the clocks moves them.
 */

const DAY = 24 * 60;
const FOUR_DIGITS = /^\d{4}-/u;

/** Today's date where the application is used. */
export function today(): string {
  return dayOf(currentMoment());
}

/** The date and the time where the application is used, to the minute. */
export function now(): string {
  const moment = currentMoment();
  return `${dayOf(moment)}T${timeText(moment.getHours() * 60 + moment.getMinutes())}`;
}

/** Null when its year has no four digits. */
function dateAt(day: number): string | null {
  const date = dayText(Math.round(day));
  return FOUR_DIGITS.test(date) ? date : null;
}

/** Minutes since 1 January 1970, midnight; null when there is no such moment. */
function minuteNumber(moment: string): number | null {
  const [date = '', time = ''] = moment.split('T');
  const day = dayNumber(date);
  const minutes = minutesOf(time);
  return day === null || minutes === null ? null : day * DAY + minutes;
}

/** The date of a date with a time. */
export function dateOf(moment: Maybe<string>): string | null {
  const [date = ''] = moment?.split('T') ?? [];
  return dayNumber(date) === null ? null : date;
}

/** The time of day of a date with a time. */
export function timeOf(moment: Maybe<string>): string | null {
  const minutes = minutesOf(moment?.split('T')[1] ?? '');
  return minutes === null ? null : timeText(minutes);
}

/** Changes the date and leaves a time that stands behind it. */
function changeDate(moment: Maybe<string>, change: (date: string) => string | null): string | null {
  const date = dateOf(moment);
  const changed = date === null ? null : change(date);
  const time = timeOf(moment);
  return changed === null || time === null ? changed : `${changed}T${time}`;
}

/** So many days later; a part of a day is rounded. */
export function addDays(moment: Maybe<string>, days: Maybe<number>): string | null {
  if (days == null) return null;
  return changeDate(moment, (date) => dateAt((dayNumber(date) ?? Number.NaN) + days));
}

/** So many months later; a month that is too short ends on its last day: 31 January and a month is 28 or 29 February. */
export function addMonths(moment: Maybe<string>, months: Maybe<number>): string | null {
  if (months == null) return null;
  return changeDate(moment, (date) => dateAt(monthsLater(dayNumber(date) ?? Number.NaN, Math.round(months))));
}

/** So many minutes later: of a date with a time, or of a time of day, which goes on after midnight. */
export function addMinutes(moment: Maybe<string>, minutes: Maybe<number>): string | null {
  if (moment == null || minutes == null) return null;
  const whole = Math.round(minutes);
  if (!moment.includes('T')) {
    const time = minutesOf(moment);
    return time === null ? null : timeText(time + whole);
  }
  const start = minuteNumber(moment);
  if (start === null) return null;
  const end = start + whole;
  const date = dateAt(Math.floor(end / DAY));
  return date === null ? null : `${date}T${timeText(end)}`;
}

/** From one date to another; less than 0 when the second is earlier. Times do not count. */
export function daysBetween(start: Maybe<string>, end: Maybe<string>): number | null {
  const from = dayNumber(dateOf(start) ?? '');
  const to = dayNumber(dateOf(end) ?? '');
  return from === null || to === null ? null : to - from;
}

/**
 * From one date with a time to another, in minutes; less than 0 when the second is earlier. Of two times of day the second is
 * the next that comes: from 22:00 to 06:00 it is 8 hours.
 */
export function minutesBetween(start: Maybe<string>, end: Maybe<string>): number | null {
  if (start == null || end == null) return null;
  const areTimes = !start.includes('T');
  const from = areTimes ? minutesOf(start) : minuteNumber(start);
  const to = areTimes ? minutesOf(end) : minuteNumber(end);
  if (from === null || to === null) return null;
  return areTimes ? (to - from + DAY) % DAY : to - from;
}

function partOf(moment: Maybe<string>, index: 0 | 1 | 2): number | null {
  const part = dateOf(moment)?.split('-')[index];
  return part === undefined ? null : Number(part);
}

export function yearOf(moment: Maybe<string>): number | null {
  return partOf(moment, 0);
}

/** 1 is January. */
export function monthOf(moment: Maybe<string>): number | null {
  return partOf(moment, 1);
}

export function dayOfMonth(moment: Maybe<string>): number | null {
  return partOf(moment, 2);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(moment: Maybe<string>): number | null {
  const day = dayNumber(dateOf(moment) ?? '');
  // 1 January 1970 was a Thursday.
  return day === null ? null : ((((day + 3) % 7) + 7) % 7) + 1;
}
