import type { Field, SourceStart } from '@tessera/shared/contracts';
import { valueLabel } from './outside-names';

const NUMBER = /^-?\d{1,15}(?:\.\d{1,12})?$/;
const FIGURES = new Set(['integer', 'number', 'money']);
const TEXTS = new Set(['text', 'longtext', 'email', 'url', 'phone']);
const YES = new Set(['true', 't', 'yes', '1', 'on']);
const NO = new Set(['false', 'f', 'no', '0', 'off']);

function optionOf(text: string, { options = [] }: Field): string | undefined {
  const labels = [valueLabel(text).toLowerCase(), text.trim().toLowerCase()];
  return options.find(({ label }) => labels.includes(label.toLowerCase()))?.id;
}

function yesOrNo(text: string): string | undefined {
  if (YES.has(text)) return 'true';
  return NO.has(text) ? 'false' : undefined;
}

function constantExpression(text: string, field: Field): string | undefined {
  if (field.type === 'choice') return optionOf(text, field);
  if (field.type === 'boolean') return yesOrNo(text.toLowerCase());
  if (FIGURES.has(field.type)) return NUMBER.test(text) ? text : undefined;
  // An expression has no way to write a quote or a backslash in a text.
  const isPlain = text.trim() !== '' && !/["\\\p{Cc}]/u.test(text);
  return TEXTS.has(field.type) && isPlain ? `"${text}"` : undefined;
}

const NOW: ReadonlyMap<Field['type'], string> = new Map([
  ['date', 'today'],
  ['datetime', 'now'],
]);

/** The expression that a new record begins with; undefined where there is none that means the same. */
export function startExpressionOf(start: SourceStart, field: Field): string | undefined {
  if (start.kind === 'now') return NOW.get(field.type);
  return start.kind === 'constant' ? constantExpression(start.text, field) : undefined;
}
