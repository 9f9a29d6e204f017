import type { WeekStart } from '../../data/week-start';
import { monthStart, weekStart } from '../../data/day-numbers';
import { formatDay } from '../days';

/** A line of the scale with what it says. */
export interface Tick {
  /** Days from the start of the scale. */
  readonly day: number;
  /** Days up to the next one. */
  readonly span: number;
  readonly label: string;
}

/** The days that a timeline covers, and how it divides them. */
export interface TimelineScale {
  readonly first: number;
  readonly days: number;
  /** The least width of a day, in pixels. */
  readonly dayWidth: number;
  /** Months or years above, days, weeks or months below. */
  readonly upper: readonly Tick[];
  readonly lower: readonly Tick[];
}

/** Up to so many days every day is named, up to so many every week. */
const MOST_FOR_DAYS = 45;
const MOST_FOR_WEEKS = 240;

/** The scale that fits days from `first` to `last`, both counted. */
export function timelineScale(first: number, last: number, weekBegins: WeekStart): TimelineScale {
  const days = last - first + 1;
  if (days > MOST_FOR_WEEKS) return monthScale(first, last);
  const start = weekStart(first, weekBegins);
  const end = weekStart(last, weekBegins) + 7;
  const step = days > MOST_FOR_DAYS ? 7 : 1;
  return {
    first: start,
    days: end - start,
    dayWidth: step === 1 ? 30 : 7,
    upper: ticks(monthsBetween(start, end), end, { month: 'long', year: 'numeric' }),
    lower: ticks(steps(start, end, step), end, { day: 'numeric' }),
  };
}

function monthScale(first: number, last: number): TimelineScale {
  const start = monthStart(first);
  const end = monthStart(last, 1);
  const months = monthsBetween(start, end);
  const years = months.filter((day, place) => place === 0 || formatDay(day, { month: 'numeric' }) === '1');
  return {
    first: start,
    days: end - start,
    dayWidth: 1.6,
    upper: ticks(years, end, { year: 'numeric' }),
    lower: ticks(months, end, { month: 'short' }),
  };
}

/** The first days of the months between two days; for a month that began before, the first day of all. */
function monthsBetween(start: number, end: number): readonly number[] {
  const months = [start];
  for (let day = monthStart(start, 1); day < end; day = monthStart(day, 1)) months.push(day);
  return months;
}

function steps(start: number, end: number, step: number): readonly number[] {
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, place) => start + place * step);
}

function ticks(days: readonly number[], end: number, format: Intl.DateTimeFormatOptions): readonly Tick[] {
  const start = days[0] ?? 0;
  return days.map((day, place) => ({
    day: day - start,
    span: (days[place + 1] ?? end) - day,
    label: formatDay(day, format),
  }));
}
