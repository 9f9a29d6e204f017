import type { ChoiceField, Value } from '../data/types';

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

/** The class that colours a record by its option: the neutral one where it has none, the accent where nothing is asked. */
export function valueToneClass(field: ChoiceField | undefined, value: Value | undefined): string {
  if (!field) return 'tone-accent';
  const first = typeof value === 'object' && value !== null ? value[0] : value;
  return typeof first === 'string' ? optionToneClass(field, first) : 'tone-neutral';
}
