import type { ColumnDraft, FieldType, SourceColumn } from '@tessera/shared/contracts';
import { guessType } from '../words/field-type';
import { columnLabel, valueLabel } from './outside-names';

/** What a column becomes: a draft without the name that it gets among others, or why it is left. */
export type DraftedColumn =
  | { readonly draft: ColumnDraft; readonly note?: string }
  | { readonly draft: undefined; readonly note: string };

const MOST_OPTIONS = 60;
const LONGEST_OPTION = 60;
const LONGEST_CODE = 3;
/** Longer texts are no line of a form. */
const LONG_TEXT = 500;

const TEXT = /^(?:text|citext|character|character varying|char|varchar|name|bpchar)\b/;
const WHOLE = /^(?:smallint|integer|bigint|int\d?|oid)\b/;
const EXACT = /^(?:numeric|decimal)(?:\(\d+(?:,\s?(-?\d+))?\))?$/;
const INEXACT = /^(?:real|double precision|float)/;
const MOMENT = /^timestamp/;
const KEPT_AS_TEXT = /^(?:jsonb?|xml|hstore)$/;
const UNREADABLE =
  /^(?:bytea|tsvector|tsquery|geometry|geography|vector|point|line|lseg|box|path|polygon|circle)\b/;
const PLAIN_TEXT = /^(?:uuid|inet|cidr|macaddr8?|bit|bit varying|time)\b/;
const MONEY_WORDS =
  /\b(?:price|amount|cost|total|subtotal|fee|salary|wage|balance|budget|revenue|payment|deposit|rent|tax|fine)\b/i;
const BY_NAME: ReadonlySet<FieldType> = new Set(['email', 'phone', 'url', 'longtext']);

const sizeOf = (type: string) => Number(/\((\d+)\)/.exec(type)?.[1] ?? Infinity);

/** Labels of a choice, each once; undefined where they cannot be labels. */
export function optionsOf(values: readonly string[]): string[] | undefined {
  const isOnce = (labels: readonly string[]) =>
    new Set(labels.map((label) => label.toLowerCase())).size === labels.length;
  // 'A', 'AB': codes, and no words.
  const spoken = values.every(({ length }) => length <= LONGEST_CODE) ? [...values] : values.map(valueLabel);
  const labels = isOnce(spoken) ? spoken : values.map((value) => value.trim());
  const isFine = labels.every(
    (label) => label.length <= LONGEST_OPTION && /[\p{L}\p{N}\p{P}\p{S}]/u.test(label),
  );
  return labels.length > 0 && labels.length <= MOST_OPTIONS && isFine && isOnce(labels) ? labels : undefined;
}

function textType(name: string, type: string, context: string): FieldType {
  const guess = guessType(name, context);
  const isLong = guess.type === 'longtext' && sizeOf(type) >= 200;
  if (BY_NAME.has(guess.type) && (guess.type !== 'longtext' || isLong)) return guess.type;
  return Number.isFinite(sizeOf(type)) && sizeOf(type) > LONG_TEXT ? 'longtext' : 'text';
}

function numberType(name: string, context: string, isMoneyLike: boolean): FieldType {
  const { type } = guessType(name, context);
  if (type === 'percent') return type;
  return isMoneyLike && (type === 'money' || MONEY_WORDS.test(name)) ? 'money' : 'number';
}

function figureType(name: string, type: string, context: string): FieldType | undefined {
  if (type === 'money') return 'money';
  if (WHOLE.test(type)) return 'integer';
  if (INEXACT.test(type)) return numberType(name, context, true);
  const exact = EXACT.exec(type);
  if (!exact) return undefined;
  if (type.includes('(') && Number(exact[1] ?? 0) === 0) return 'integer';
  return numberType(name, context, exact[1] === undefined || exact[1] === '2');
}

const TIMES: readonly (readonly [RegExp, FieldType])[] = [
  [/^boolean$/, 'boolean'],
  [/^date$/, 'date'],
  [MOMENT, 'datetime'],
  [/^time without/, 'time'],
  [/^interval/, 'duration'],
];

interface Typed {
  readonly type: FieldType;
  readonly note?: string;
}

function typeOf(name: string, type: string, context: string): Typed {
  if (type.endsWith('[]')) return { type: 'tags' };
  const timed = TIMES.find(([pattern]) => pattern.test(type));
  if (timed) return { type: timed[1] };
  const figure = figureType(name, type, context);
  if (figure) return { type: figure };
  if (TEXT.test(type)) return { type: textType(name, type, context) };
  if (KEPT_AS_TEXT.test(type)) return { type: 'longtext', note: `is ${type}, and is kept as text` };
  return PLAIN_TEXT.test(type) ? { type: 'text' } : { type: 'text', note: `is ${type}, and is kept as text` };
}

/** A column as a field. `context`: what a record is called. */
export function draftColumn(column: SourceColumn, context: string): DraftedColumn {
  const name = columnLabel(column.name);
  const type = column.type.toLowerCase();
  if (UNREADABLE.test(type)) return { draft: undefined, note: `is ${type}, which an app has no field for` };
  const options = column.values === null ? undefined : optionsOf(column.values);
  const isChoice = options !== undefined && !type.endsWith('[]') && type !== 'boolean';
  const typed: Typed = isChoice ? { type: 'choice' } : typeOf(name, type, context);
  // Something else fills it in where nobody does. Of yes and no both are an answer.
  const isAsked = !column.nullable && column.start.kind === 'none' && typed.type !== 'boolean';
  const draft: ColumnDraft = {
    name,
    type: typed.type,
    required: isAsked,
    ...(isChoice && { options }),
  };
  return typed.note === undefined ? { draft } : { draft, note: typed.note };
}
