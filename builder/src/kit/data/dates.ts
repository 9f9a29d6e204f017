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
