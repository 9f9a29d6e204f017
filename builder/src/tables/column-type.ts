import type { FieldType } from '@tessera/shared/contracts';
import { draftField, plainDraft, type FieldDraft } from '../words/field-draft';
import { guessType } from '../words/field-type';
import {
  dayIn,
  isBlank,
  isMoney,
  isPercent,
  momentIn,
  NO,
  numberIn,
  timeIn,
  writingOf,
  YES,
  type Writing,
} from './cell-values';

/** A column of a table, as a field that can hold all that stands in it. */
export interface Column {
  readonly draft: FieldDraft;
  readonly cells: readonly string[];
  readonly writing: Writing;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const URL = /^(?:https?:\/\/|www\.)\S+$/i;
const PHONE = /^\+?[\d\s()./-]{7,20}$/;
const CODE = /^0\d|^\d{16,}$/;
const LONG = 120;

/** Few values that repeat are a choice. */
const MOST_OPTIONS = 12;
const LEAST_ROWS = 5;
const LONGEST_OPTION = 40;

type Test = (cell: string, writing: Writing) => boolean;

const isDay: Test = (cell, writing) => dayIn(cell, writing) !== undefined;
const isMoment: Test = (cell, writing) => momentIn(cell, writing) !== undefined;

/** Types that a value shows by itself, whatever its column is called. */
const SHOWN: readonly (readonly [FieldType, Test])[] = [
  ['boolean', (cell) => YES.test(cell) || NO.test(cell)],
  ['email', (cell) => EMAIL.test(cell)],
  ['url', (cell) => URL.test(cell)],
  ['color', (cell) => /^#[0-9a-f]{6}$/i.test(cell)],
  ['date', isDay],
  ['datetime', (cell, writing) => isMoment(cell, writing) || isDay(cell, writing)],
  ['time', (cell) => timeIn(cell) !== undefined],
];

/** What numbers may be called: the name knows which figure it is. */
const FIGURES: ReadonlySet<FieldType> = new Set([
  'integer',
  'number',
  'money',
  'percent',
  'duration',
  'rating',
]);

const isFlag = (value: number) => value === 0 || value === 1;
const isStar = (value: number) => value >= 1 && value <= 5;

/** The figure that a name says, as far as the numbers are such. */
function namedFigure(type: FieldType, numbers: readonly number[], isWhole: boolean): FieldType {
  const plain = isWhole ? 'integer' : 'number';
  if (type === 'boolean') return numbers.every(isFlag) ? type : plain;
  if (type === 'rating') return isWhole && numbers.every(isStar) ? type : plain;
  return FIGURES.has(type) && type !== 'integer' ? type : plain;
}

function figureType(
  name: string,
  context: string,
  numbers: readonly number[],
  cells: readonly string[],
): FieldType {
  if (cells.some(isMoney)) return 'money';
  if (cells.every(isPercent)) return 'percent';
  const isWhole = numbers.every(Number.isInteger);
  return namedFigure(guessType(name, context).type, numbers, isWhole);
}

function optionsOf(cells: readonly string[]): string[] | undefined {
  const options = [...new Map(cells.map((cell) => [cell.toLowerCase(), cell])).values()];
  const isFew = options.length >= 2 && options.length <= MOST_OPTIONS && options.length <= cells.length / 2;
  return cells.length >= LEAST_ROWS && isFew && options.every((one) => one.length <= LONGEST_OPTION)
    ? options
    : undefined;
}

/** A name of a record repeats now and then, and is no choice. */
const NAMES =
  /^(?:name|title|full name|first name|last name|surname|description|notes?|comments?|address|street)$/i;

function textType(name: string, context: string, cells: readonly string[]): FieldType {
  const { type } = guessType(name, context);
  if (cells.some((cell) => cell.length > LONG || cell.includes('\n'))) return 'longtext';
  if (type === 'phone' && cells.every((cell) => PHONE.test(cell))) return 'phone';
  if (type === 'tags' && cells.some((cell) => /[,;|]/.test(cell))) return 'tags';
  return type === 'longtext' || type === 'person' ? type : 'text';
}

function typeOf(name: string, context: string, cells: readonly string[], writing: Writing): FieldType {
  const shown = SHOWN.find(([, test]) => cells.every((cell) => test(cell, writing)));
  if (shown) return shown[0];
  const numbers = cells.flatMap((cell) => numberIn(cell, writing) ?? []);
  const isFigure = numbers.length === cells.length && !cells.some((cell) => CODE.test(cell));
  return isFigure ? figureType(name, context, numbers, cells) : textType(name, context, cells);
}

/**
 * The field of a column: its values say what it holds, and its name where they leave it open. What would not fit in is never
 * guessed away: a column of which one value is no number is text. `context`: what the records are.
 */
export function readColumn(name: string, all: readonly string[], context: string): Column {
  const cells = all.map((cell) => (isBlank(cell) ? '' : cell.trim()));
  const filled = cells.filter((cell) => cell !== '');
  const writing = writingOf(filled);
  const type = typeOf(name, context, filled, writing);
  const options = type === 'text' && !NAMES.test(name) ? optionsOf(filled) : undefined;
  const draft = options ? draftField(name, { options }, name, context, true) : plainDraft(name, type);
  // Of a text nothing is blank that somebody wrote.
  return {
    draft: { ...draft, required: false },
    cells: draft.type === 'text' ? all.map((cell) => cell.trim()) : cells,
    writing,
  };
}
