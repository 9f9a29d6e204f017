import type { Field } from '@tessera/shared/contracts';
import { isStored } from '../kit/data/dates';
import { isStorable } from './rest';

/** What stands for a value in a statement: a text that is cast there, or texts. */
export type Parameter = string | readonly string[];

/** How a column keeps values so that both engines give back exactly those. */
export interface ColumnKind {
  /** As PostgreSQL writes it. */
  readonly type: string;
  /** The column as a text that `toValue` reads. */
  read(column: string): string;
  toValue(text: string): unknown;
  /** Undefined where the column cannot hold the value exactly. */
  toParameter(value: unknown): Parameter | undefined;
  /** What of such a value is shown nevertheless. */
  nearest?(value: unknown): Parameter;
}

const asText = (column: string) => `${column}::text`;
const sameText = (text: string) => text;
const textOf = (value: unknown) => (typeof value === 'string' && isStorable(value) ? value : undefined);

function textsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts: readonly unknown[] = value;
  const all = texts.filter((text): text is string => textOf(text) !== undefined);
  return all.length === texts.length ? all : undefined;
}

const plain: ColumnKind = { type: 'text', read: asText, toValue: sameText, toParameter: textOf };

const whole: ColumnKind = {
  type: 'bigint',
  read: asText,
  toValue: Number,
  toParameter: (value) => (Number.isSafeInteger(value) ? String(value) : undefined),
};

const number: ColumnKind = {
  type: 'double precision',
  read: asText,
  toValue: Number,
  toParameter: (value) => (Number.isFinite(value) ? String(value) : undefined),
};

/** A numeric keeps the zeros at the end of an amount, and not those before it. */
const AMOUNT = /^(?!-0(?:\.0+)?$)-?(?:0|[1-9]\d{0,99})(?:\.\d{1,99})?$/u;

const money: ColumnKind = {
  type: 'numeric',
  read: asText,
  toValue: sameText,
  toParameter: (value) => (typeof value === 'string' && AMOUNT.test(value) ? value : undefined),
};

const boolean: ColumnKind = {
  type: 'boolean',
  read: asText,
  toValue: (text) => text === 'true',
  toParameter: (value) => (typeof value === 'boolean' ? String(value) : undefined),
};

/** Days of the year 0 are none to PostgreSQL. */
function dateKind(field: 'date' | 'time' | 'datetime', type: string, format: string): ColumnKind {
  return {
    type,
    read: (column) => `to_char(${column}, '${format}')`,
    toValue: sameText,
    toParameter: (value) =>
      typeof value === 'string' && isStored(field, value) && !value.startsWith('0000-') ? value : undefined,
  };
}

const list: ColumnKind = {
  type: 'text[]',
  read: (column) => `to_json(${column})::text`,
  toValue: (text) => JSON.parse(text) as unknown,
  toParameter: textsOf,
};

/** The labels that stand for options in a column: where two are alike, or cannot be stored, the later option has none. */
export function labelsOf({ options = [] }: Field): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, label } of options) {
    if (taken.has(label) || !isStorable(label)) continue;
    taken.add(label);
    labels.set(id, label);
  }
  return labels;
}

function choice(field: Field): ColumnKind {
  const labels = labelsOf(field);
  const ids = new Map(Array.from(labels, ([id, label]) => [label, id]));
  const labelOf = (value: unknown) => (typeof value === 'string' ? labels.get(value) : undefined);
  if (field.many !== true) {
    return { ...plain, toValue: (text) => ids.get(text), toParameter: labelOf };
  }
  const nearest = (value: unknown) => [value].flat().flatMap((id) => labelOf(id) ?? []);
  return {
    ...list,
    toValue: (text) => (JSON.parse(text) as readonly string[]).flatMap((label) => ids.get(label) ?? []),
    toParameter: (value) => {
      const held = nearest(value);
      return Array.isArray(value) && held.length === value.length ? held : undefined;
    },
    nearest,
  };
}

const moments = {
  date: dateKind('date', 'date', 'YYYY-MM-DD'),
  time: dateKind('time', 'time(0)', 'HH24:MI'),
  datetime: dateKind('datetime', 'timestamp(0)', 'YYYY-MM-DD"T"HH24:MI'),
};

const KINDS: Readonly<Partial<Record<Field['type'], ColumnKind>>> = {
  integer: whole,
  rating: whole,
  duration: whole,
  number,
  percent: number,
  money,
  boolean,
  ...moments,
  tags: list,
};

/** How values of a field are kept. A link to several records has no column, and its ids are a list all the same. */
export function kindOf(field: Field): ColumnKind {
  if (field.type === 'choice') return choice(field);
  if (field.type === 'reference') return field.many === true ? list : plain;
  return KINDS[field.type] ?? textKind(field);
}

/** To the form a text of spaces is none, so several records may have one: it must not stand where others are compared. */
function textKind({ unique }: Field): ColumnKind {
  if (unique !== true) return plain;
  return { ...plain, toParameter: (value) => (textOf(value)?.trim() === '' ? undefined : textOf(value)) };
}
