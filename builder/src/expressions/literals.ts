import type { Cursor } from './cursor';
import { UNITS, type Literal } from './tree';

const DATETIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?!\d)/uy;
const DATE = /\d{4}-\d{2}-\d{2}(?!\d)/uy;
const TIME = /\d{2}:\d{2}(?!\d)/uy;
const NUMBER = /\d{1,15}(?:\.\d{1,12})?(?![\d.])/uy;

/** A number, a percentage, a span, a date or a time, when one stands here. */
export function readNumeric(cursor: Cursor): Literal | null {
  const datetime = cursor.take(DATETIME);
  if (datetime !== null) return { kind: 'datetime', text: checkedMoment(cursor, datetime) };
  const date = cursor.take(DATE);
  if (date !== null) return { kind: 'date', text: checkedMoment(cursor, date) };
  const time = cursor.take(TIME);
  if (time !== null) return { kind: 'time', text: checkedMoment(cursor, time) };
  const number = cursor.take(NUMBER);
  if (number === null) return null;
  const digits = number.replace(/^0+(?=\d)/u, '');
  if (cursor.takeSymbol('%') !== null) return { kind: 'percent', digits };
  const unit = UNITS.find((name) => cursor.takeWord(name) || cursor.takeWord(`${name}s`));
  return unit === undefined ? { kind: 'number', digits } : { kind: 'span', digits, unit };
}

/** Refuses a 31 April and a 25:00. */
function checkedMoment(cursor: Cursor, text: string): string {
  const [first = '', second = '00:00'] =
    text.includes(':') && !text.includes('T') ? ['', text] : text.split('T');
  if (first !== '' && !isDay(first)) cursor.fail(`There is no day ${first}.`);
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(second)) cursor.fail(`There is no time ${second}.`);
  return text;
}

function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** `today`, `true` and the like, by the word; null when the word is none of them. */
export function wordLiteral(word: string): Literal | null {
  switch (word) {
    case 'true':
    case 'false':
      return { kind: 'boolean', value: word === 'true' };
    case 'empty':
    case 'today':
    case 'now':
      return { kind: word };
    default:
      return null;
  }
}
