import { idsIn } from './cells';
import { decimalsOf } from './format';
import type { ImportColumn } from './import-columns';
import { refuse, type CheckAll, type ImportProblem, type ImportRow } from './import-refusals';
import type { LinkedNames } from './live';
import { isDecimal } from '../calc/decimals';
import { toScale } from './numbers';
import { splitList, valueFromText } from './read-text';
import type { Entity, Field, Value } from './types';

/** Reads the lines below the headers: for each what would be stored, and what cannot be read and why. */
export function previewImport(
  entity: Entity,
  columns: readonly ImportColumn[],
  lines: readonly (readonly string[])[],
  names: LinkedNames,
  check: CheckAll,
): readonly ImportRow[] {
  const rows = lines.map((cells, place) => readLine(entity, columns, cells, names, place + 2));
  return refuse(entity, rows, check);
}

function readLine(
  entity: Entity,
  columns: readonly ImportColumn[],
  cells: readonly string[],
  names: LinkedNames,
  line: number,
): ImportRow {
  const values: Record<string, Value> = {};
  const problems: ImportProblem[] = [];
  columns.forEach(({ field: name }, place) => {
    const field = name === null ? undefined : entity.fields[name];
    const text = (cells[place] ?? '').trim();
    if (!field || text === '') return;
    const { value, message } = readCell(field, text, names);
    values[field.key] = value;
    if (message !== null) problems.push({ field: name, message });
  });
  return { line, values, problems, refusals: [] };
}

interface CellReading {
  readonly value: Value;
  readonly message: string | null;
}

function readCell(field: Field, text: string, names: LinkedNames): CellReading {
  const value = valueFromText(field, text, names);
  if (value === null) return { value, message: `“${text}” ${WHY[field.type]}.` };
  if (field.type === 'money' && typeof value === 'string') return readAmount(field, value, text);
  const unknown = unknownParts(field, value, text, names);
  return { value, message: unknown.length === 0 ? null : `${unknown.join(', ')} ${WHY[field.type]}.` };
}

function readAmount(field: Field & { readonly type: 'money' }, value: string, text: string): CellReading {
  const isExact = isDecimal(value) && toScale(value, decimalsOf(field.currency)) !== null;
  return isExact ? { value, message: null } : { value: null, message: `“${text}” has too many decimals.` };
}

/** Of several names those that nothing is called. */
function unknownParts(field: Field, value: Value, text: string, names: LinkedNames): readonly string[] {
  if ((field.type !== 'choice' && field.type !== 'reference') || field.many !== true) return [];
  if (idsIn(value).length === 1 && valueFromText({ ...field, many: false }, text, names) !== null) return [];
  return splitList(text)
    .filter((part) => valueFromText({ ...field, many: false }, part, names) === null)
    .map((part) => `“${part}”`);
}

const NO_NUMBER = 'is not a number';
const UNREADABLE = 'cannot be read';

const WHY: Readonly<Record<Field['type'], string>> = {
  text: UNREADABLE,
  longtext: UNREADABLE,
  person: UNREADABLE,
  tags: UNREADABLE,
  image: UNREADABLE,
  email: 'is not an email address',
  url: 'is not a web address',
  phone: 'is not a phone number',
  integer: NO_NUMBER,
  number: NO_NUMBER,
  percent: NO_NUMBER,
  rating: NO_NUMBER,
  money: 'is not an amount',
  duration: 'is not a duration',
  date: 'is not a date',
  time: 'is not a time',
  datetime: 'is not a date with a time',
  boolean: 'is neither yes nor no',
  choice: 'is none of the options',
  color: 'is not a colour like #2f7dd1',
  reference: 'is not there to be linked',
};
