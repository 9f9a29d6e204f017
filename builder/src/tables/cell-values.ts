import type { Field, Sample } from '@tessera/shared/contracts';

/** What the cells of a column mean, once it is known how the column writes its numbers and its days. */

export type CellValue = Sample['values'][string];

/** How a column writes: '1.250,50' has a comma, '4/3/2026' the day first. */
export interface Writing {
  readonly isComma: boolean;
  readonly isDayFirst: boolean;
}

const BLANK = /^(?:n\/a|na|null|none|nil|-+|–|—|\?)?$/i;
export const isBlank = (cell: string): boolean => BLANK.test(cell.trim());

export const YES = /^(?:yes|y|true|x|✓|✔|ja|oui|si|sí|sim)$/i;
export const NO = /^(?:no|n|false|nein|non|não|✗|✘)$/i;

const CURRENCY =
  /^(?:[€$£¥₹]|(?:USD|EUR|GBP|INR|CHF|JPY|AUD|CAD)\b)\s?|\s?(?:[€$£¥₹]|\b(?:USD|EUR|GBP|INR|CHF|JPY|AUD|CAD))$/;
export const isMoney = (cell: string): boolean => CURRENCY.test(cell);
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };

/** The currency that the first cell with one names, in ISO 4217. */
export function currencyIn(cells: readonly string[]): string | undefined {
  const mark = cells
    .map((cell) => CURRENCY.exec(cell.trim())?.[0].trim())
    .find((found) => found !== undefined);
  return mark === undefined ? undefined : (CODES[mark] ?? mark);
}

export const isPercent = (cell: string): boolean => /\d\s?%$/.test(cell);

/** '1.250,50 €', '3,000' and '12 %' are numbers; '12a' and '1-2' are none. */
export function numberIn(cell: string, { isComma }: Writing): number | undefined {
  const bare = cell
    .trim()
    .replace(CURRENCY, '')
    .replace(/\s?%$/, '')
    .replace(/[\s'’\u00a0]/g, '');
  const signed = /^\((.+)\)$/.exec(bare)?.[1];
  const text = signed === undefined ? bare : `-${signed}`;
  const plain = isComma ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthOf = (word = '') => String(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1);

type Parts = readonly [year: string, month: string, day: string];

/** '4 March 2026', '4-Mar-26', 'Mar 4, 2026' */
function namedParts(text: string): Parts | undefined {
  const named =
    /^(?<day>\d\d?)(?:st|nd|rd|th|\.)?[ -](?<month>\p{L}{3,9})\.?,?[ -](?<year>\d{4}|\d{2})$/u.exec(text);
  const led = /^(?<month>\p{L}{3,9})\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})$/u.exec(text);
  const groups = (named ?? led)?.groups;
  return groups && [groups['year'] ?? '', monthOf(groups['month']), groups['day'] ?? ''];
}

function dayParts(text: string, isDayFirst: boolean): Parts | undefined {
  const [iso, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/.exec(text) ?? [];
  if (iso !== undefined) return [year, month, day];
  const [local, first = '', second = '', end = ''] =
    /^(\d\d?)[./-](\d\d?)[./-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (local === undefined) return namedParts(text);
  return isDayFirst ? [end, second, first] : [end, first, second];
}

const daysIn = (year: number, month: number) =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** '2026-03-04', '4.3.2026', '4 March 2026', 'Mar 4, 2026' → '2026-03-04'. */
export function dayIn(cell: string, { isDayFirst }: Writing): string | undefined {
  const text = cell.trim().replace(/^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? /iu, '');
  const [year = '', month = '', day = ''] = dayParts(text, isDayFirst) ?? [];
  const full = year.length === 2 ? `${Number(year) > 50 ? '19' : '20'}${year}` : year;
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  if (full === '' || monthNumber < 1 || monthNumber > 12 || dayNumber < 1) return undefined;
  if (dayNumber > daysIn(Number(full), monthNumber)) return undefined;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** '18:30', '6:30 pm', '18:30:00' → '18:30'. */
export function timeIn(cell: string): string | undefined {
  const [, hours, minutes, half] =
    /^(\d\d?):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?\s?([ap]m)?$/i.exec(cell.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const isHalf = half !== undefined;
  if (Number(hours) > (isHalf ? 12 : 23)) return undefined;
  const hour = isHalf ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** '2026-03-04T18:30:00Z' and '4/3/2026 6:30 pm' → '2026-03-04T18:30'. The moment is taken as it is written. */
export function momentIn(cell: string, writing: Writing): string | undefined {
  const [, day = '', time = ''] = /^(.*\d)(?:T|,? +)(\d\d?:\d\d.*)$/i.exec(cell.trim()) ?? [];
  const [date, hour] = [dayIn(day, writing), timeIn(time.replace(/(?:Z|[+-]\d\d:?\d\d)$/, ''))];
  return date !== undefined && hour !== undefined ? `${date}T${hour}` : undefined;
}

/** How the cells of a column write numbers and days. */
export function writingOf(cells: readonly string[]): Writing {
  const bare = cells.map((cell) => cell.trim().replace(CURRENCY, '').replace(/\s?%$/, ''));
  const isEnglish = bare.some((cell) => /\d\.\d{1,2}$|\d\.\d{4,}$|,\d{3}\.\d/.test(cell));
  const isComma = !isEnglish && bare.some((cell) => /\d,\d{1,2}$|\d,\d{4,}$|\.\d{3},\d/.test(cell));
  const local = cells.flatMap((cell) => {
    const [, first, mark, second] = /^(\d\d?)([./-])(\d\d?)[./-]\d{2,4}\b/.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), mark }];
  });
  const isMonthFirst = local.some(({ second }) => second > 12) && !local.some(({ first }) => first > 12);
  return { isComma, isDayFirst: !isMonthFirst };
}

type Reader = (
  cell: string,
  field: Pick<Field, 'options' | 'many'>,
  writing: Writing,
) => CellValue | undefined;

const whole: Reader = (cell, _field, writing) => {
  const value = numberIn(cell, writing);
  return value !== undefined && Number.isInteger(value) ? value : undefined;
};
const number: Reader = (cell, _field, writing) => numberIn(cell, writing);
const moneyText = (value: number) => String(Math.round(value * 1e6) / 1e6);

const READERS: Partial<Record<Field['type'], Reader>> = {
  boolean: (cell) =>
    YES.test(cell) || cell === '1' ? true : NO.test(cell) || cell === '0' ? false : undefined,
  integer: whole,
  rating: whole,
  number,
  percent: number,
  duration: (cell, _field, writing) => {
    const [, hours, minutes] = /^(\d+):([0-5]\d)(?::[0-5]\d)?$/.exec(cell) ?? [];
    return hours === undefined ? numberIn(cell, writing) : Number(hours) * 60 + Number(minutes);
  },
  money: (cell, _field, writing) => {
    const value = numberIn(cell, writing);
    return value === undefined || Math.abs(value) >= 1e12 ? undefined : moneyText(value);
  },
  date: (cell, _field, writing) => dayIn(cell, writing) ?? momentIn(cell, writing)?.slice(0, 10),
  time: (cell) => timeIn(cell),
  datetime: (cell, _field, writing) => {
    const day = dayIn(cell, writing);
    return momentIn(cell, writing) ?? (day === undefined ? undefined : `${day}T00:00`);
  },
  choice: (cell, { options = [], many }) => {
    const idOf = (label: string) =>
      options.find((one) => one.label.toLowerCase() === label.trim().toLowerCase())?.id;
    if (many !== true) return idOf(cell);
    const ids = cell.split(/[,;]/).map(idOf);
    return ids.every((id) => id !== undefined) ? ids : undefined;
  },
  tags: (cell) => cell.split(/\s*[,;|]\s*/).filter((tag) => tag !== ''),
  color: (cell) => (/^#[0-9a-f]{6}$/i.test(cell) ? cell.toLowerCase() : undefined),
};
const AS_TYPED: ReadonlySet<Field['type']> = new Set(['text', 'longtext', 'person', 'email', 'phone', 'url']);

/** The value of a cell in a field; undefined where the field cannot hold it. */
export function readCell(
  field: Pick<Field, 'type' | 'options' | 'many'>,
  cell: string,
  writing: Writing,
): CellValue | undefined {
  const text = cell.trim();
  return AS_TYPED.has(field.type) ? text : READERS[field.type]?.(text, field, writing);
}
