import { searchRows, sortRows, type Entity, type Row, type Sort } from '@tessera/builder/records';

export const PAGE_SIZE = 50;

export interface RowsQuery {
  readonly entity: Entity;
  readonly text: string;
  readonly sort: Sort;
}

const isSame = (one: RowsQuery | undefined, other: RowsQuery) =>
  one?.entity === other.entity &&
  one.text === other.text &&
  one.sort.field === other.sort.field &&
  one.sort.direction === other.sort.direction;

/**
 * Filters and sorts rows, and keeps the order that came of it until something else is asked for: what somebody edits stays under
 * their hands, whatever it is now sorted by, and so it does when the preview changes it. What is new stands first.
 */
export function createRowOrder() {
  let last: RowsQuery | undefined;
  let order: ReadonlyMap<string, number> = new Map();
  return (query: RowsQuery, rows: readonly Row[]): readonly Row[] => {
    const { entity, text, sort } = query;
    if (isSame(last, query)) {
      const kept = rows.filter(({ id }) => order.has(id));
      const fresh = searchRows(
        entity,
        rows.filter(({ id }) => !order.has(id)),
        text,
      );
      const placeOf = (row: Row) => order.get(row.id) ?? 0;
      const shown = [...fresh.toReversed(), ...kept.sort((a, b) => placeOf(a) - placeOf(b))];
      if (fresh.length > 0) order = new Map(shown.map(({ id }, place) => [id, place]));
      return shown;
    }
    last = query;
    const shown = sortRows(searchRows(entity, rows, text), sort.field, sort.direction);
    order = new Map(shown.map(({ id }, place) => [id, place]));
    return shown;
  };
}
