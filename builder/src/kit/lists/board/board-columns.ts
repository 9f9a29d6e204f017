import { inSentence } from '../../data/words';
import { optionToneClass, tintClass } from '../tones';
import type { NamedRecord } from '../use-linked-names';
import type { ChoiceField, ReferenceField, Row } from '../../data/types';

/** What a board can be divided by. */
export type BoardField = ChoiceField | ReferenceField;

/** One column of a board. */
export interface BoardColumn {
  /** The value that its records have; null for those that have none. */
  readonly id: string | null;
  readonly name: string;
  readonly toneClass: string;
  readonly rows: readonly Row[];
}

/**
 * The columns of a board in their order: one for each option, or for each linked record, and first one for records
 * without any, when there are such.
 */
export function boardColumns(
  by: BoardField,
  rows: readonly Row[],
  linked: readonly NamedRecord[],
): readonly BoardColumn[] {
  const heads = by.type === 'choice' ? optionHeads(by) : linked.map(recordHead);
  const known = new Set(heads.map(({ id }) => id));
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const id = columnOf(by, row);
    const place = id !== null && known.has(id) ? id : null;
    const group = groups.get(place);
    if (group) group.push(row);
    else groups.set(place, [row]);
  }
  const none = { id: null, name: `No ${inSentence(by.name)}`, toneClass: 'tone-neutral' };
  return [...(groups.has(null) ? [none] : []), ...heads].map((head) => ({
    ...head,
    rows: groups.get(head.id) ?? [],
  }));
}

/** The id of the column that a record is in. */
export function columnOf(by: BoardField, row: Row): string | null {
  const value = row.values[by.key] ?? null;
  const first = typeof value === 'object' ? value?.[0] : value;
  return typeof first === 'string' ? first : null;
}

type Head = Omit<BoardColumn, 'rows'>;

function optionHeads(by: ChoiceField): readonly Head[] {
  return by.options.map(({ id, label }) => ({ id, name: label, toneClass: optionToneClass(by, id) }));
}

function recordHead({ id, name }: NamedRecord, place: number): Head {
  return { id, name, toneClass: tintClass(place) };
}
