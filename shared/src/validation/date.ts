import { accept, refuse, trimmed, type Check, type Input } from './check';

const YEARS = 100;

export interface DateOptions {
  /** The day that the hundred years are counted from, read in UTC. */
  readonly today?: Date;
  /** How the message calls the field. */
  readonly field?: string;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function readDay(text: string): Day | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const european = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (european) return { year: Number(european[3]), month: Number(european[2]), day: Number(european[1]) };
  return undefined;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isCalendarDay({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Days in this form compare as text. */
function toIso({ year, month, day }: Day): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** VAL-08: a real calendar day as YYYY-MM-DD or DD/MM/YYYY, at most 100 years from today; as YYYY-MM-DD. */
export function checkDate(
  input: Input,
  { today = new Date(), field = 'Date' }: DateOptions = {},
): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse(`${field} is required`);
  const day = readDay(text);
  if (!day) return refuse(`${field} must be YYYY-MM-DD or DD/MM/YYYY`);
  if (!isCalendarDay(day)) return refuse(`${field} is not a day of the calendar`);
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1, day: today.getUTCDate() };
  const iso = toIso(day);
  const isNear =
    iso >= toIso({ ...now, year: now.year - YEARS }) && iso <= toIso({ ...now, year: now.year + YEARS });
  return isNear ? accept(iso) : refuse(`${field} must be within ${YEARS} years of today`);
}
