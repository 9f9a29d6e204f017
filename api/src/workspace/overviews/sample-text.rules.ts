import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { addSeconds } from '../../core/clock';

const MOST_LETTERS = 40;
const DAY_SECONDS = 86_400;

type SampleValue = Entity['samples'][number]['values'][string];

interface Context {
  readonly model: ApplicationModel;
  /** What the days of samples count from. */
  readonly at: Date;
}

type Tell = (value: SampleValue, field: Field, context: Context) => string;

const plain: Tell = (value) => plainText(value);

const onDay: Tell = (value, _field, { at }) => {
  const day = sampleDay(value, at);
  return day
    ? day.toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    : plainText(value);
};

/** How each type of field is told in a few letters; the others as they are. */
const told: Partial<Record<Field['type'], Tell>> = {
  date: onDay,
  datetime: onDay,
  boolean: (value) => (value === true ? '✓' : ''),
  choice: (value, { options = [] }) =>
    listOf(value)
      .flatMap((id) => options.find((option) => option.id === id)?.label ?? [])
      .join(', '),
  reference: (value, { reference }, { model }) =>
    listOf(value)
      .flatMap((id) => labelOf(model, reference?.entity, id) ?? [])
      .join(', '),
  money: (value, _field, { model }) =>
    typeof value === 'number' ? amount(value, model.format.currency) : '',
  percent: (value) => (typeof value === 'number' ? `${String(Math.round(value * 100))}%` : ''),
  rating: (value) =>
    typeof value === 'number' ? '★'.repeat(Math.min(10, Math.max(0, Math.round(value)))) : '',
  duration: (value) => `${plainText(value)} min`,
  integer: withUnit,
  number: withUnit,
};

/** A value of a sample record as a card has room for it. */
export function sampleText(context: Context, field: Field, value: SampleValue | undefined): string {
  if (value === undefined) return '';
  const text = (told[field.type] ?? plain)(value, field, context).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= MOST_LETTERS) return text;
  // Never half a character.
  return `${text
    .slice(0, MOST_LETTERS - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** `+3` and `-12` are days from `at`; a written date is itself. */
export function sampleDay(value: SampleValue | undefined, at: Date): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const days = /^[+-]\d{1,5}/.exec(value)?.[0];
  if (days !== undefined) return addSeconds(at, Number(days) * DAY_SECONDS);
  const written = /^\d{4}-\d\d-\d\d/.exec(value)?.[0];
  const date = written === undefined ? undefined : new Date(`${written}T00:00:00Z`);
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

function plainText(value: SampleValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function listOf(value: SampleValue): readonly string[] {
  return Array.isArray(value) ? value : [String(value)];
}

function withUnit(value: SampleValue, { unit }: Field): string {
  return unit === undefined ? plainText(value) : `${plainText(value)} ${unit}`;
}

/** Of another record what names it; never of that one's own references, which may lead in a circle. */
function labelOf(model: ApplicationModel, entityId: string | undefined, id: string): string | undefined {
  const entity = model.entities.find((candidate) => candidate.id === entityId);
  const label = entity?.samples.find((sample) => sample.id === id)?.values[entity.labelField];
  return label === undefined ? undefined : plainText(label);
}

function amount(value: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 2 }).format(value);
}
