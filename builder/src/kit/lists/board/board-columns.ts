import { inSentence } from '../../data/words';
import { optionToneClass, tintClass } from '../tones';
import type { NamedRecord } from '../use-linked-names';
import type { ChoiceField, ReferenceField, Row } from '../../data/types';

/** What a board can be divided by. */
export type BoardField = ChoiceField | ReferenceField;

/** What a column of a board stands for. It stays the same while the cards in it come and go. */
export interface BoardHead {
  /** The value that its records have; null for those that have none. */
  readonly id: string | null;
  readonly name: string;
  readonly toneClass: string;
}

/** One column of a board. */
export interface BoardColumn extends BoardHead {
  readonly rows: readonly Row[];
}

/**
 * What a board can have columns for, in their order: records without any value, then each option, or each linked record.
 */
export function boardHeads(by: BoardField, linked: readonly NamedRecord[]): readonly BoardHead[] {
  const none = { id: null, name: `No ${inSentence(by.name)}`, toneClass: 'tone-neutral' };
  return [none, ...(by.type === 'choice' ? optionHeads(by) : linked.map(recordHead))];
}

/** The columns with their records; the one for records without a value only where there are such. */
export function boardColumns(
  by: BoardField,
  rows: readonly Row[],
  heads: readonly BoardHead[],
): readonly BoardColumn[] {
  const groups = new Map(heads.map(({ id }) => [id, [] as Row[]]));
  for (const row of rows) (groups.get(columnOf(by, row)) ?? groups.get(null))?.push(row);
  return heads
    .map((head) => ({ ...head, rows: groups.get(head.id) ?? [] }))
    .filter(({ id, rows: inColumn }) => id !== null || inColumn.length > 0);
}

/** The id of the column that a record is in. */
export function columnOf(by: BoardField, row: Row): string | null {
  const value = row.values[by.key] ?? null;
  const first = typeof value === 'object' ? value?.[0] : value;
  return typeof first === 'string' ? first : null;
}

function optionHeads(by: ChoiceField): readonly BoardHead[] {
  return by.options.map(({ id, label }) => ({ id, name: label, toneClass: optionToneClass(by, id) }));
}

function recordHead({ id, name }: NamedRecord, place: number): BoardHead {
  return { id, name, toneClass: tintClass(place) };
}
