import type { ComponentType } from 'react';
import type { Entity, Field, Live, Row, Sort, ViewKind } from '../data/types';

/** What every view of a list gets. */
export interface ListViewProps {
  readonly entity: Entity;
  /** Searched, filtered and in order. */
  readonly rows: readonly Row[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onDelete: (row: Row) => void;
  /** Where in the view somebody is, in words of the view's own; null is where it opens. */
  readonly at: string | null;
  readonly onAt: (at: string) => void;
}

/** One way to show the records of a list. Made by the function of its kind: `tableView`, `boardView` … */
export interface ListView {
  readonly id: string;
  readonly kind: ViewKind;
  readonly name: string;
  /** What it shows of a record, where it prints as a table; without it it prints as it is. */
  readonly columns?: readonly Field[];
  /** The entity's own order without it. */
  readonly sort?: Sort;
  readonly Component: ComponentType<ListViewProps>;
  /** Where it opens by itself today, so that a link shows the same tomorrow. */
  opensAt?(): string;
  /** Shows only these records, whatever else is chosen. */
  where?(record: Live): boolean;
}

/** What all kinds of views are made from. */
export type ViewOptions = Pick<ListView, 'id' | 'name' | 'sort' | 'where'>;
