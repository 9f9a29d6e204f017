import { memo, useRef } from 'react';
import { CellValue } from './cell-value';
import { DownIcon, UpIcon } from '../frame/icons';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RecordHead } from './record-head';
import { RowActions } from './row-actions';
import { useSteadyColumns } from './use-steady-columns';
import { useWindow } from './use-window';
import { hrefOf, navigate } from '../frame/router';
import type { Field, Row } from '../data/types';

const NUMERIC = new Set(['integer', 'number', 'percent', 'money', 'duration']);

function cellClass(field: Field): string {
  return `cell-${NUMERIC.has(field.type) ? 'number' : field.type}`;
}

// Written out because browsers drop a table's meaning with its layout, and on a narrow page rows are laid out as cards.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;

// What scrolls has to take the focus, so that the arrow keys can scroll it.
const scrolling = { role: 'region', tabIndex: 0 } as const;

interface TableOptions extends ViewOptions {
  /** What the table shows, in order; the first one names the record. */
  readonly columns: readonly Field[];
}

/** A table with these columns. */
export function tableView({ columns, ...options }: TableOptions): ListView {
  return {
    ...options,
    kind: 'table',
    columns,
    Component: (props) => <RecordTable {...props} columns={columns} />,
  };
}

interface RecordTableProps extends ListViewProps {
  readonly columns: readonly Field[];
}

/** The records as a table whose headings sort. On a narrow page every row becomes a card. */
function RecordTable({ entity, columns, rows, sort, onSort, onDelete }: RecordTableProps) {
  const { isPartial, range, before, after } = useWindow(rows.length);
  const table = useRef<HTMLTableElement>(null);
  useSteadyColumns(table, isPartial);
  return (
    <div {...scrolling} className="table-frame" aria-label={`${entity.plural}, table`}>
      <table
        {...roles.table}
        ref={table}
        className="table"
        aria-rowcount={isPartial ? rows.length + 1 : undefined}
      >
        <thead {...roles.group}>
          <tr {...roles.row} aria-rowindex={isPartial ? 1 : undefined}>
            {columns.map((field) => (
              <SortHeading key={field.key} field={field} sort={sort} onSort={onSort} />
            ))}
            <th {...roles.heading} className="cell-actions">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {isPartial && <tr ref={before} className="space" hidden={range.from === 0} aria-hidden="true" />}
          {rows.slice(range.from, range.to).map((row, place) => (
            <TableRow
              key={row.id}
              entity={entity}
              columns={columns}
              row={row}
              // The row of headings is the first.
              index={isPartial ? range.from + place + 2 : undefined}
              onDelete={onDelete}
            />
          ))}
          {isPartial && (
            <tr ref={after} className="space" hidden={range.to === rows.length} aria-hidden="true" />
          )}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps extends Pick<RecordTableProps, 'entity' | 'columns' | 'onDelete'> {
  readonly row: Row;
  /** Said where not all rows are on the page. */
  readonly index: number | undefined;
}

function TableRow({ index, ...props }: TableRowProps) {
  const { entity, row } = props;
  return (
    <tr
      {...roles.row}
      aria-rowindex={index}
      onClick={(event) => {
        // The whole row opens the record by mouse; what can be pressed in it keeps its own meaning.
        const isOwn =
          event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
        const isSelecting = window.getSelection()?.isCollapsed === false;
        if (!isOwn && !isSelecting) navigate(hrefOf(entity.path, 'detail', row.id));
      }}
    >
      <RowCells {...props} />
    </tr>
  );
}

/** Drawn anew only when something of the record changes, not its place, which changes with every letter of a search. */
const RowCells = memo(function RowCells({ entity, columns, row, onDelete }: Omit<TableRowProps, 'index'>) {
  return (
    <>
      {columns.map((field, place) => (
        <td
          key={field.key}
          {...roles.cell}
          className={cellClass(field)}
          data-label={field.name}
          data-part={field.key}
        >
          {place === 0 ? (
            <RecordHead entity={entity} row={row} />
          ) : (
            <CellValue entity={entity} row={row} field={field} />
          )}
        </td>
      ))}
      <td {...roles.cell} className="cell-actions">
        <RowActions entity={entity} row={row} onDelete={onDelete} />
      </td>
    </>
  );
});

interface SortHeadingProps extends Pick<ListViewProps, 'sort' | 'onSort'> {
  readonly field: Field;
}

function SortHeading({ field, sort, onSort }: SortHeadingProps) {
  const isCurrent = sort.field.key === field.key;
  const isUp = sort.direction === 'asc';
  return (
    <th
      {...roles.heading}
      className={cellClass(field)}
      data-part={field.key}
      aria-sort={isCurrent ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="sort-button"
        onClick={() => {
          onSort({ field, direction: isCurrent && isUp ? 'desc' : 'asc' });
        }}
      >
        <span dir="auto">{field.name}</span>
        {isCurrent && (isUp ? <UpIcon /> : <DownIcon />)}
      </button>
    </th>
  );
}
