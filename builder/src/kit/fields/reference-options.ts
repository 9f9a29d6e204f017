import { nameOf } from '../data/entity';
import { searchRows, sortRows } from '../data/query';
import type { Entity, Row } from '../data/types';

/** Nobody reads more than these; the search finds the others. */
const MOST_OPTIONS = 30;

interface Found {
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** How many more there are. */
  readonly more: number;
  /** Whether a record has just this name. */
  readonly hasExact: boolean;
}

/** The records that fit what was typed: those whose name begins with it first. */
export function findRecords(entity: Entity, rows: readonly Row[], text: string): Found {
  const query = text.trim().toLowerCase();
  const { field, direction } = entity.sort;
  const found = searchRows(entity, sortRows(rows, field, direction), query);
  const named = found.map((row) => ({ id: row.id, label: nameOf(entity, row) }));
  const isFirst = (label: string) => label.toLowerCase().startsWith(query);
  const ordered =
    query === ''
      ? named
      : [...named.filter(({ label }) => isFirst(label)), ...named.filter(({ label }) => !isFirst(label))];
  return {
    options: ordered.slice(0, MOST_OPTIONS),
    more: Math.max(0, ordered.length - MOST_OPTIONS),
    hasExact: named.some(({ label }) => label.trim().toLowerCase() === query),
  };
}
