import type { Direction, Entity, Field, Row, ViewKind } from '../data/types';

/** How a list is ordered. */
export interface Sort {
  readonly field: Field;
  readonly direction: Direction;
}

/** What every view of a list gets. */
export interface RecordViewProps {
  readonly entity: Entity;
  readonly columns: readonly Field[];
  readonly rows: readonly Row[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly kind: ViewKind;
  readonly onDelete: (row: Row) => void;
}
