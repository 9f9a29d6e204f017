import type { Entity, Field, Sample } from '@tessera/shared/contracts';
import type { IdSource } from '../../model/ids';
import { isSameName } from '../../words/field-draft';
import type { RecordReading } from '../records/records';

/** Rows of a pasted table, as samples of the records that they are of: what a person has is what the application begins with. */

type SampleValue = Sample['values'][string];

/** As many as a model keeps of one entity. */
const MOST_ROWS = 60;
const LONGEST = 2000;
const YES = /^(?:yes|y|x|true|✓|1)$/i;
const NO = /^(?:no|n|false|✗|-|0)$/i;

/** '1.250,50 €', '3 kg' and '12' are numbers; '12a' is none. */
function numberIn(text: string): number | undefined {
  const plain = text.replace(/^[€$£¥]\s?|\s?(?:[€$£¥%]|\p{L}{1,8})$/gu, '');
  const isComma = /,\d{1,2}$/.test(plain) || /^\d+,\d+$/.test(plain);
  const value = Number(isComma ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, ''));
  return plain !== '' && Number.isFinite(value) ? value : undefined;
}

interface DayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** '2026-03-04', '4.3.2026', '4/3/26': the day first, unless it cannot be one. */
function dayParts(text: string): DayParts | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  if (year !== undefined) return { year, month, day };
  const [, first = '', second = '', local] = /^(\d\d?)[./-](\d\d?)[./-](\d{2}|\d{4})$/.exec(text) ?? [];
  if (local === undefined) return undefined;
  const full = local.length === 2 ? `20${local}` : local;
  return Number(second) > 12
    ? { year: full, month: first, day: second }
    : { year: full, month: second, day: first };
}

function dayIn(text: string): string | undefined {
  const parts = dayParts(text);
  if (!parts || Number(parts.month) > 12 || Number(parts.day) > 31) return undefined;
  return `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
}

const READERS: Partial<Record<Field['type'], (text: string, field: Field) => SampleValue | undefined>> = {
  boolean: (text) => (YES.test(text) ? true : NO.test(text) ? false : undefined),
  integer: (text) => Math.round(numberIn(text) ?? Number.NaN),
  rating: numberIn,
  number: numberIn,
  percent: numberIn,
  duration: numberIn,
  money: (text) => numberIn(text)?.toFixed(2),
  date: dayIn,
  choice: (text, { options = [] }) =>
    options.find(({ label }) => label.toLowerCase() === text.toLowerCase())?.id,
  tags: (text) => text.split(/\s*[,;]\s*/),
};
const AS_TYPED: ReadonlySet<Field['type']> = new Set(['text', 'longtext', 'person', 'email', 'phone', 'url']);

function valueOf(field: Field, text: string): SampleValue | undefined {
  if (AS_TYPED.has(field.type)) return text.slice(0, LONGEST);
  const value = READERS[field.type]?.(text, field);
  return Number.isNaN(value) ? undefined : value;
}

/** The entity with the rows as its samples, where they name it; else as it is. */
export function withPastedRows(entity: Entity, { samples }: RecordReading, ids: IdSource): Entity {
  const read = samples.slice(0, MOST_ROWS).flatMap((row): Sample[] => {
    const values: Record<string, SampleValue> = {};
    for (const [name, text] of Object.entries(row)) {
      const field = entity.fields.find((one) => isSameName(one.name, name));
      const value = field && valueOf(field, text.trim());
      if (field && value !== undefined) values[field.id] = value;
    }
    return values[entity.labelField] === undefined ? [] : [{ id: ids.node('s'), values }];
  });
  return read.length === 0 ? entity : { ...entity, samples: read };
}
