import { dayKindOf, isDay, startOf } from '../days';
import { itemAt } from '../stable-hash';
import type { Spot } from './spot';
import { daysIn } from './turn';

const BIRTHDAYS = [
  '1988-04-12',
  '1975-11-30',
  '1993-07-08',
  '1961-02-19',
  '2001-09-25',
  '1984-12-03',
  '1997-05-16',
  '1979-08-21',
];
const CLOCK = [540, 630, 840, 975, 1110, 705, 495, 1170];
const EVENING = [1350, 1320, 1395, 1365, 1335, 1380, 1310, 1345];
const MORNING = [405, 420, 390, 435, 375, 450, 410, 425];
const COMING = [4, 1, -2, 9, 0, 16, 6, 25];
const LOGGED = [0, -1, -2, -4, -5, -7, -8, -11];
const BEHIND = [-1, -4, -2, -9, -14, -6, -21, -30];

const two = (number: number) => String(number).padStart(2, '0');

function clock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

/** '+3': so many days from the day on which the samples are put in. */
function offset(days: number): string {
  return days < 0 ? String(days) : `+${String(days)}`;
}

const LONG_AGO = /\b(?:join(?:ed|ing)?|hired|since|employed|purchased?|acquired|bought|start date)\b/i;

/** How many days of the same kind a record has before a field, and behind it. */
function sameKind({ entity, field }: Spot): { readonly before: number; readonly behind: number } {
  const kind = dayKindOf(entity, field);
  const same = entity.fields.filter(
    (one) => isDay(one) && one.computed === undefined && dayKindOf(entity, one) === kind,
  );
  const before = same.indexOf(field);
  return { before, behind: same.length - before - 1 };
}

/** Between one day and the next of the same kind. */
const stepOf = ({ index }: Spot) => 1 + (index % 4);

/** The first of several days ahead is when a record is due; the others follow, and what is over stays so. */
function aheadFor(spot: Spot): number {
  const { day } = spot.turn;
  const later = day + sameKind(spot).before * stepOf(spot);
  return day < 0 ? Math.min(later, -1) : later;
}

/** A log is written every other day; what has a day ahead was begun before it; who is here came long ago. */
function pastFor(spot: Spot): number {
  const { entity, field, index, attempt, turn } = spot;
  const days = itemAt(BEHIND, index) ?? 0;
  if (LONG_AGO.test(field.name)) return days * 40 - 60 - attempt;
  const isLog = entity.fields.every((one) => !isDay(one) || dayKindOf(entity, one) === 'past');
  const last = isLog ? (itemAt(LOGGED, index) ?? 0) : Math.min(turn.day, 0) + days;
  // Of several days the last has just been, the others were before it.
  return last - sameKind(spot).behind * stepOf(spot) - attempt * 11;
}

/** Days from today, of a field that has them already or is to get them; nothing where it has not come to that. */
function daysFor(spot: Spot): number | undefined {
  const { entity, field, index, attempt, turn, kept } = spot;
  if (kept[field.id] !== undefined) return daysIn(kept[field.id]);
  switch (dayKindOf(entity, field)) {
    case 'end': {
      const start = startOf(entity, field);
      const begins = start && daysFor({ ...spot, field: start });
      return begins === undefined ? undefined : begins + (field.type === 'datetime' ? 0 : 1 + (index % 4));
    }
    case 'done':
      return turn.isDone || field.required ? Math.min(turn.day, -1) - attempt : undefined;
    case 'ahead':
      return aheadFor(spot);
    case 'next':
      return (itemAt(COMING, index) ?? 0) + attempt * 11;
    default:
      return pastFor(spot);
  }
}

/** Animals and children are younger than the people who write about them. */
function birthdayFor({ entity, index, attempt }: Spot): string | undefined {
  const day = itemAt(BIRTHDAYS, index + attempt);
  if (!/\b(?:pet|dog|cat|animal|horse|child|grandchild|baby|pupil)\b/i.test(entity.name)) return day;
  return `${String(2016 + ((index + attempt) % 8))}${day?.slice(4) ?? ''}`;
}

export function dateFor(spot: Spot): string | undefined {
  if (dayKindOf(spot.entity, spot.field) === 'birth') return birthdayFor(spot);
  const days = daysFor(spot);
  return days === undefined ? undefined : offset(days);
}

function minutesFor(spot: Spot): number {
  const { entity, field, index } = spot;
  const start = startOf(entity, field);
  if (start) return minutesFor({ ...spot, field: start }) + 45 + (index % 3) * 30;
  if (/\b(?:bed|bedtime|sleep|asleep|night)\b/i.test(field.name)) return itemAt(EVENING, index) ?? 0;
  return (
    itemAt(/\b(?:wake|wakeup|woke|awake|morning|sunrise)\b/i.test(field.name) ? MORNING : CLOCK, index) ?? 0
  );
}

export function timeFor(spot: Spot): string {
  return clock(minutesFor(spot) + spot.attempt * 180);
}

export function momentFor(spot: Spot): string | undefined {
  const day = dateFor(spot);
  return day === undefined ? undefined : `${day}T${clock(minutesFor(spot))}`;
}
