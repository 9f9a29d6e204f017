import { minutesOf } from '../data/dates';
import { nameOf } from '../data/entity';
import { valueToneClass, type ToneField } from './tones';
import { dayOf, formatDay, formatMinutes } from './days';
import type { DateField, DurationField, Entity, Row } from '../data/types';

/** The fields that say when something is. */
export interface Times {
  readonly start: DateField;
  readonly end?: DateField | DurationField;
  /** What gives the colours. */
  readonly color?: ToneField;
}

/** A record in a calendar. */
export interface TimedRecord {
  readonly row: Row;
  readonly name: string;
  readonly toneClass: string;
  /** Its first and its last day, by number. */
  readonly first: number;
  readonly last: number;
  /** Minutes after midnight of the first and of the last day; null where it has no times. */
  readonly from: number | null;
  readonly to: number | null;
}

/** How long something with a time but no end is shown to take. */
const USUAL_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

/**
 * Gives the function that finds the records that have a day, earliest first. It reads each row once: a search asks for the
 * same ones with every letter.
 */
export function eventReader(entity: Entity, times: Times): (rows: readonly Row[]) => readonly TimedRecord[] {
  const known = new WeakMap<Row, TimedRecord | null>();
  const eventOf = (row: Row) => {
    if (!known.has(row)) known.set(row, readEvent(entity, row, times));
    return known.get(row);
  };
  return (rows) =>
    rows
      .flatMap((row) => eventOf(row) ?? [])
      .sort((a, b) => a.first - b.first || (a.from ?? -1) - (b.from ?? -1) || b.last - a.last);
}

/** Null for a record without a day. */
function readEvent(entity: Entity, row: Row, times: Times): TimedRecord | null {
  const span = spanOf(row, times);
  if (!span) return null;
  const toneClass = valueToneClass(times.color, times.color && row.values[times.color.key]);
  return { row, name: nameOf(entity, row), toneClass, ...span };
}

type Span = Pick<TimedRecord, 'first' | 'last' | 'from' | 'to'>;

function spanOf(row: Row, { start, end }: Times): Span | null {
  const begin = row.values[start.key];
  if (typeof begin !== 'string') return null;
  const first = dayOf(begin);
  if (first === null) return null;
  const from = minutesOf(begin);
  const finish = end && row.values[end.key];
  if (typeof finish === 'number') return after(first, from ?? 0, from === null, finish);
  if (typeof finish !== 'string')
    return { first, last: first, from, to: from === null ? null : from + USUAL_MINUTES };
  return until(first, from, finish);
}

/** From a moment on for so many minutes. */
function after(day: number, from: number, isWholeDays: boolean, minutes: number): Span {
  const end = from + Math.max(0, minutes);
  const days = Math.max(0, Math.ceil(end / DAY_MINUTES) - 1);
  if (isWholeDays) return { first: day, last: day + days, from: null, to: null };
  return { first: day, last: day + days, from, to: end - days * DAY_MINUTES };
}

/** Up to a stored end. One before the start is taken for none. */
function until(first: number, from: number | null, finish: string): Span {
  const lastDay = dayOf(finish) ?? first;
  const to = minutesOf(finish);
  const isOver = lastDay < first || (lastDay === first && to !== null && from !== null && to <= from);
  if (isOver) return { first, last: first, from, to: from === null ? null : from + USUAL_MINUTES };
  if (from === null) return { first, last: lastDay, from: null, to: null };
  // What ends at midnight does not reach into the day that begins then.
  if (to === 0 && lastDay > first) return { first, last: lastDay - 1, from, to: DAY_MINUTES };
  return { first, last: lastDay, from, to: to ?? DAY_MINUTES };
}

/** When it is, as one reads it: '6:30 PM – 8:00 PM', 'Mar 9 – Mar 12'. '' for something of one whole day. */
export function timeText({ first, last, from, to }: Span): string {
  const day = (number: number) => formatDay(number, { month: 'short', day: 'numeric' });
  const start = from === null ? '' : formatMinutes(from);
  const end = to === null ? '' : formatMinutes(to % DAY_MINUTES);
  if (first === last) return from === null ? '' : `${start} – ${end}`;
  return `${[day(first), start].filter(Boolean).join(', ')} – ${[day(last), end].filter(Boolean).join(', ')}`;
}
