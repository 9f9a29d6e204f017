import type { ApplicationModel, Entity, Field, FieldType, Reference } from '@tessera/shared/contracts';
import { BOUNDED, MEASURED } from './column-types';
import { optionsIn, whyNotColumn } from './design-names';

/** A column as it stands in a form: texts as they are typed. */
export interface ColumnForm {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly unique: boolean;
  /** Of a choice, with commas or a line each. */
  readonly options: string;
  readonly min: string;
  readonly max: string;
  /** Said after a number. */
  readonly unit: string;
  /** What a new record begins with; the label of an option, 'yes', a date, 'today'. */
  readonly start: string;
  /** Of a link: the table that it points at, by its id; '' while none is chosen. */
  readonly target: string;
  readonly onDelete: Reference['onDelete'];
  readonly many: boolean;
}

export type ColumnErrors = Partial<
  Record<'name' | 'type' | 'options' | 'min' | 'max' | 'unit' | 'start' | 'target', string>
>;

export const NEW_COLUMN: ColumnForm = {
  name: '',
  type: 'text',
  required: false,
  unique: false,
  options: '',
  min: '',
  max: '',
  unit: '',
  start: '',
  target: '',
  onDelete: 'refuse',
  many: false,
};

/** Types of which a new record can begin with a value that is typed in a form. */
const STARTING: ReadonlySet<FieldType> = new Set([
  'text',
  'longtext',
  'email',
  'url',
  'phone',
  'integer',
  'number',
  'money',
  'percent',
  'rating',
  'boolean',
  'date',
  'choice',
]);

export const canStart = ({ type, many }: Pick<ColumnForm, 'type' | 'many'>) => STARTING.has(type) && !many;

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A column that there is, as a form. */
export function formOf(field: Field): ColumnForm {
  return {
    name: field.name,
    type: field.type,
    required: field.required,
    unique: field.unique ?? false,
    options: (field.options ?? []).map(({ label }) => label).join(', '),
    min: textOf(field.min),
    max: textOf(field.max),
    unit: field.unit ?? '',
    start: startOf(field) ?? '',
    target: field.reference?.entity ?? '',
    onDelete: field.reference?.onDelete ?? 'refuse',
    many: field.many ?? false,
  };
}

/** What a new record begins with as a form says it; undefined where it is worked out in a way that a form has no place for. */
export function startOf({ default: start, type, options }: Field): string | undefined {
  if (start === undefined) return '';
  if (type === 'choice') return options?.find(({ id }) => id === start)?.label;
  if (type === 'boolean') return { true: 'yes', false: 'no' }[start];
  const plain = type === 'percent' ? start.replace(/%$/u, '') : start;
  if (BOUNDED.has(type)) return /^-?[\d.]+$/u.test(plain) ? plain : undefined;
  const shape = type === 'date' ? /^(today|\d{4}-\d\d-\d\d)$/u : /^"([^"\\]*)"$/u;
  return shape.exec(start)?.[1];
}

/** The expression for what is typed as a beginning; undefined where it is nothing that the type takes, null where nothing is typed. */
export function startExpression(
  { type, start }: Pick<ColumnForm, 'type' | 'start'>,
  { options = [] }: Pick<Field, 'options'>,
): string | null | undefined {
  const text = start.trim();
  if (text === '') return null;
  const lower = text.toLowerCase();
  if (type === 'choice') return options.find(({ label }) => label.toLowerCase() === lower)?.id;
  if (type === 'boolean') return { yes: 'true', no: 'false', true: 'true', false: 'false' }[lower];
  if (BOUNDED.has(type)) {
    const number = numberIn(text);
    return number === undefined ? undefined : `${String(number)}${type === 'percent' ? '%' : ''}`;
  }
  if (type === 'date') return lower === 'today' || isDay(text) ? lower : undefined;
  return JSON.stringify(text);
}

/** A number as people type one; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u.test(plain) ? Number(plain) : undefined;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text));

const START_HINTS: Partial<Record<FieldType, string>> = {
  boolean: 'Write yes or no.',
  date: 'Write a date such as 2026-03-09, or today.',
  choice: 'Write one of the options.',
};

/** What is wrong with a column, by the field of the form that it is said at. `field` is the column that is changed. */
export function columnErrors(
  table: Pick<Entity, 'fields' | 'name'>,
  form: ColumnForm,
  model: Pick<ApplicationModel, 'entities'>,
  field?: Field,
): ColumnErrors {
  return {
    ...said('name', whyNotColumn(table, form.name, field?.id)),
    ...said('options', form.type === 'choice' ? whyNoOptions(form.options) : undefined),
    ...said('target', form.type === 'reference' ? whyNoTarget(form, model) : undefined),
    ...said('start', canStart(form) ? whyNoStart(form) : undefined),
    ...(BOUNDED.has(form.type) ? limitErrors(form) : {}),
    ...said('unit', MEASURED.has(form.type) ? whyNoUnit(form.unit) : undefined),
  };
}

const said = (name: keyof ColumnErrors, why: string | undefined): ColumnErrors =>
  why === undefined ? {} : { [name]: why };

function whyNoOptions(text: string): string | undefined {
  const labels = optionsIn(text);
  if (labels.length === 0) return 'Write at least one option, with commas between several.';
  if (labels.length > 60) return 'A choice has at most 60 options.';
  return labels.some((label) => label.length > 60) ? 'An option has at most 60 characters.' : undefined;
}

function whyNoTarget({ target }: ColumnForm, { entities }: Pick<ApplicationModel, 'entities'>) {
  return entities.some(({ id }) => id === target) ? undefined : 'Choose the table that it links to.';
}

function whyNoStart(form: ColumnForm): string | undefined {
  // The ids of options come later: here only whether there is such an option.
  const options = optionsIn(form.options).map((label) => ({ id: 'o1', label }));
  if (startExpression(form, { options }) !== undefined) return undefined;
  return START_HINTS[form.type] ?? 'Write a number.';
}

const whyNoUnit = (unit: string) =>
  unit.trim().length > 12 ? 'A unit has at most 12 characters.' : undefined;

function limitErrors({ min, max }: ColumnForm): ColumnErrors {
  const [low, high] = [numberIn(min), numberIn(max)];
  return {
    ...said('min', limitError(min)),
    ...said('max', limitError(max)),
    ...(low !== undefined && high !== undefined && low > high
      ? { max: 'The largest value is below the smallest.' }
      : {}),
  };
}

const limitError = (text: string) =>
  text.trim() !== '' && numberIn(text) === undefined ? 'Write a number.' : undefined;
