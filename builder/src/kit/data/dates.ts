const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/u;

/** A stored date as a local moment, or null when there is no such day. */
export function parseDate(text: string): Date | null {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(year, month - 1, day);
  date.setFullYear(year);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** A stored date with a time (`2026-03-09T18:30`) as a local moment, or null. */
export function parseDateTime(text: string): Date | null {
  const [datePart = '', timePart = ''] = text.split('T');
  const date = parseDate(datePart);
  const time = timePart.slice(0, 5);
  if (!date || !isTime(time)) return null;
  date.setHours(Number(time.slice(0, 2)), Number(time.slice(3, 5)));
  return date;
}

/** Whether the text is a time of day, `18:30`. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

const pad = (number: number, digits = 2): string => String(number).padStart(digits, '0');

/** The local day of a moment as it is stored, `2026-03-09`. */
export function dayOf(moment: Date): string {
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** The day so many days later. Days are counted on the calendar, not in hours: a clock change moves none. */
export function addDays(day: string, days: number): string {
  const date = parseDate(day);
  if (!date) return day;
  date.setDate(date.getDate() + days);
  return dayOf(date);
}
