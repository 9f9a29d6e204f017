import type { ChoiceField, ReferenceField, Value } from '../data/types';

/** How many tints there are for what has no tone of its own. */
const TINTS = 6;

/** The class that colours something by its place among others. */
export function tintClass(place: number): string {
  return `tint-${String(Math.max(0, place) % TINTS)}`;
}

/** The class that colours an option: by its tone, otherwise by its place among the options. */
export function optionToneClass({ options }: Pick<ChoiceField, 'options'>, id: string): string {
  const place = options.findIndex((option) => option.id === id);
  const tone = options[place]?.tone;
  return tone === undefined ? tintClass(place) : `tone-${tone}`;
}

/** What gives records their colours. */
export type ToneField = ChoiceField | ReferenceField;

/**
 * The class that colours a record by its option or by what it is linked with: the neutral one where it has none, the
 * accent where nothing is asked.
 */
export function valueToneClass(field: ToneField | undefined, value: Value | undefined): string {
  if (!field) return 'tone-accent';
  const first = typeof value === 'object' && value !== null ? value[0] : value;
  if (typeof first !== 'string') return 'tone-neutral';
  return field.type === 'choice' ? optionToneClass(field, first) : tintClass(numberOf(first));
}

/** A number that is always the same for a text. */
function numberOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
