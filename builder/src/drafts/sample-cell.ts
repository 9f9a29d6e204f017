import type { Field, Sample } from '@tessera/shared/contracts';
import { DraftError, findNamed } from './draft-error';

export type SampleValue = Sample['values'][string];

/** Finds the id of the sample of an entity that is called so. */
export type FindSample = (entityId: string, label: string, place: string) => string;

interface Cell {
  readonly field: Field;
  readonly text: string;
  readonly place: string;
}

/** The value that a cell stands for, as the model keeps it. */
export function readCell(cell: Cell, findSample: FindSample): SampleValue {
  const { field, text, place } = cell;
  switch (field.type) {
    case 'choice':
      return oneOrMany(cell, (label) => optionId(field, label, place));
    case 'reference':
      return oneOrMany(cell, (label) => findSample(field.reference?.entity ?? '', label, place));
    case 'tags':
      return partsOf(text);
    case 'boolean':
      return readBoolean(cell);
    case 'integer':
    case 'number':
    case 'percent':
    case 'rating':
      return readNumber(cell);
    case 'duration':
      return readDuration(cell);
    default:
      return readShaped(cell);
  }
}

function optionId(field: Field, label: string, place: string): string {
  const options = (field.options ?? []).map((option) => ({ name: option.label, id: option.id }));
  return findNamed(options, label, `option of ${field.name}`, place).id;
}

const partsOf = (text: string) => text.split(',').map((part) => part.trim());

function oneOrMany({ field, text }: Cell, read: (label: string) => string): SampleValue {
  return field.many === true ? partsOf(text).map(read) : read(text);
}

function readBoolean({ field, text, place }: Cell): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new DraftError(place, `${field.name} is “yes” or “no”, and not “${text}”.`);
}

function readNumber({ field, text, place }: Cell): number {
  const value = Number(text);
  if (!Number.isFinite(value)) throw new DraftError(place, `${field.name} is a number, and not “${text}”.`);
  return value;
}

/** `1:30` and `90` are ninety minutes. */
function readDuration(cell: Cell): number {
  const [, hours, minutes] = /^(\d+):([0-5]\d)$/.exec(cell.text) ?? [];
  return hours === undefined ? readNumber(cell) : Number(hours) * 60 + Number(minutes);
}

const DAY = String.raw`(?:[+-]\d{1,4}|\d{4}-\d\d-\d\d)`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** What the text of a type looks like, and an example for the message. */
const SHAPES: Partial<Record<Field['type'], readonly [shape: RegExp, example: string]>> = {
  money: [/^-?\d+(?:\.\d+)?$/, '12.50'],
  date: [new RegExp(`^${DAY}$`), '+3'],
  datetime: [new RegExp(`^${DAY}T${TIME}$`), '-1T10:30'],
  time: [new RegExp(`^${TIME}$`), '18:30'],
  color: [/^#[0-9a-f]{6}$/, '#2e7d32'],
  image: [/^\p{Ll}[\p{Ll} -]*$/u, 'tulips'],
};

function readShaped({ field, text, place }: Cell): string {
  const [shape, example] = SHAPES[field.type] ?? [];
  if (shape === undefined || shape.test(text)) return text;
  throw new DraftError(place, `${field.name} is written like “${example ?? ''}”, and not “${text}”.`);
}
