import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import { CardTitle, Cell, Empty, Head, HeadCell, Line, Root, Rows, Scroll, SortButton } from './table.styles';
import { VisuallyHidden } from './visually-hidden';

export interface TableColumn<Item> {
  id: string;
  header: string;
  cell: (row: Item) => ReactNode;
  /** Numbers stand at the end, in figures of one width. */
  isNumber?: boolean | undefined;
  /** What can be done with a row: its head is read out, not shown. */
  isAction?: boolean | undefined;
  /** Its head is a button that orders the rows; needs `onSortChange`. */
  isSortable?: boolean | undefined;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Item> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly TableColumn<Item>[];
  /** In the order in which they are shown. */
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Shows the shape of rows instead of them. */
  isLoading?: boolean | undefined;
  /** In the place of the rows when there are none, such as an `EmptyState`. */
  empty?: ReactNode;
}

/** As many as still stand side by side on a small tablet. */
const MANY_COLUMNS = 5;

/** A table of records; where it is narrow each row becomes a card with its first column as the title. */
export function Table<Item>(props: TableProps<Item>) {
  const { caption, columns, rows, rowKey, sort, onSortChange, isLoading = false, empty } = props;
  // The roles are spelled out because the cards' block layout would take the table's own meaning away.
  return (
    <Scroll $hasManyColumns={columns.length > MANY_COLUMNS}>
      <Root role="table" aria-busy={isLoading || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head role="rowgroup">
          <Line role="row">
            {columns.map((column) => (
              <ColumnHead key={column.id} {...{ column, sort, onSortChange }} />
            ))}
          </Line>
        </Head>
        <Rows role="rowgroup">
          {isLoading
            ? [0, 1, 2].map((row) => (
                <RowCells key={row} columns={columns} cellOf={() => <Skeleton width="80px" />} />
              ))
            : rows.map((row) => (
                <RowCells key={rowKey(row)} columns={columns} cellOf={(column) => column.cell(row)} />
              ))}
        </Rows>
      </Root>
      {!isLoading && rows.length === 0 && empty ? <Empty>{empty}</Empty> : null}
    </Scroll>
  );
}

interface RowCellsProps<Item> {
  columns: readonly TableColumn<Item>[];
  cellOf: (column: TableColumn<Item>) => ReactNode;
}

function RowCells<Item>({ columns, cellOf }: RowCellsProps<Item>) {
  return (
    <Line role="row">
      {columns.map((column, index) => {
        const Piece = index === 0 ? CardTitle : Cell;
        return (
          <Piece
            key={column.id}
            role="cell"
            data-label={column.isAction ? '' : column.header}
            $isNumber={column.isNumber ?? false}
          >
            <div>{cellOf(column)}</div>
          </Piece>
        );
      })}
    </Line>
  );
}

interface ColumnHeadProps<Item> extends Pick<TableProps<Item>, 'sort' | 'onSortChange'> {
  column: TableColumn<Item>;
}

function ColumnHead<Item>({ column, sort, onSortChange }: ColumnHeadProps<Item>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const Icon = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[direction ?? 'none'];
  return (
    <HeadCell role="columnheader" scope="col" aria-sort={direction} $isNumber={column.isNumber ?? false}>
      {column.isSortable && onSortChange ? (
        <SortButton
          type="button"
          $isSet={direction !== undefined}
          onClick={() => {
            onSortChange({
              columnId: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            });
          }}
        >
          {column.header}
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
        </SortButton>
      ) : column.isAction ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </HeadCell>
  );
}
