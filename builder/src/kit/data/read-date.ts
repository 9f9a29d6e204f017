import { isTime, parseDate } from './dates';

/** Reads days and times as people and spreadsheets write them, and as they are stored. */

const pad = (text: string | number) => String(text).padStart(2, '0');

/** The day that a text means, as it is stored: '2026-03-09', '9.3.2026', '3/9/2026', 'Mar 9, 2026'. Null when it is none. */
export function readDay(text: string, isDayFirst?: boolean): string | null {
  const stored = readYearFirst(text) ?? readYearLast(text, isDayFirst) ?? readWithMonth(text);
  return stored !== null && parseDate(stored) ? stored : null;
}

function readYearFirst(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/u.exec(text) ?? [];
  return year === undefined ? null : dayText(year, month ?? '', day ?? '');
}

function readYearLast(text: string, isDayFirst: boolean | undefined): string | null {
  const [, one, sign, two = '', year = ''] =
    /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})\.?$/u.exec(text) ?? [];
  if (one === undefined) return null;
  // A number above 12 is no month, and nobody writes the month first with dots.
  const isDayOne =
    Number(one) > 12 || (Number(two) <= 12 && (sign === '.' || (isDayFirst ?? isDayFirstHere())));
  return isDayOne ? dayText(year, two, one) : dayText(year, one, two);
}

function readWithMonth(text: string): string | null {
  const dayFirst = /^(?<day>\d{1,2})\.?\s+(?<word>\p{L}+)\.?,?\s+(?<year>\d{4})$/u;
  const monthFirst = /^(?<word>\p{L}+)\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/u;
  const { day, word, year } = (dayFirst.exec(text) ?? monthFirst.exec(text))?.groups ?? {};
  if (day === undefined || word === undefined || year === undefined) return null;
  const month = monthOf(word);
  return month === 0 ? null : dayText(year, month, day);
}

function monthOf(word: string): number {
  const start = word.toLowerCase();
  for (const language of [undefined, 'en']) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const name = format.format(new Date(Date.UTC(2026, month, 1))).toLowerCase();
      if (start.length >= 3 && name.startsWith(start)) return month + 1;
    }
  }
  return 0;
}

function dayText(year: string, month: string | number, day: string): string {
  return `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
}

/** Whether the visitor's language writes the day before the month. */
function isDayFirstHere(): boolean {
  const parts = new Intl.DateTimeFormat().formatToParts(new Date(0)).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
}

/** The time that a text means, as it is stored: '18:30', '18:30:15', '6:30 pm', '6 PM'. Null when it is none. */
export function readTime(text: string): string | null {
  const [, hours, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?$/iu.exec(text) ?? [];
  if (hours === undefined || (half === '' && !/[:.]/u.test(text))) return null;
  const time = `${pad(half === '' ? hours : fullHours(Number(hours), half))}:${minutes}`;
  return isTime(time) ? time : null;
}

function fullHours(hours: number, half: string): number {
  if (hours < 1 || hours > 12) return Number.NaN;
  return (hours % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

/** The day and the time that a text means, as they are stored; midnight where no time is said. */
export function readMoment(text: string): string | null {
  const { day, time } = splitMoment(text);
  const at = time === '' ? '00:00' : readTime(time);
  const on = readDay(day);
  return on === null || at === null ? null : `${on}T${at}`;
}

/** The parts of 'Mar 9, 2026, 6:30 PM', '2026-03-09T18:30' and '9.3.2026 18:30'. */
export function splitMoment(text: string): { readonly day: string; readonly time: string } {
  const [, day = text, time = ''] =
    /^(.*?\d)(?:T|,?\s+)(\d{1,2}(?::\d{2}|\s*[ap]\.?m).*?)Z?$/iu.exec(text.replace(/\s/gu, ' ')) ?? [];
  return { day: day.trim(), time: time.trim() };
}
