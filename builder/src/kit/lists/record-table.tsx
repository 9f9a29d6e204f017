import { recordLinkId } from '../records/delete-record';
import { nameOf } from '../data/entity';
import { FieldValue } from '../fields/field-value';
import { DownIcon, UpIcon } from '../frame/icons';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RowActions } from './row-actions';
import { hrefOf, navigate } from '../frame/router';
import type { Field } from '../data/types';

const NUMERIC = new Set(['integer', 'number', 'percent', 'money']);

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
  return { ...options, kind: 'table', Component: (props) => <RecordTable {...props} columns={columns} /> };
}

interface RecordTableProps extends ListViewProps {
  readonly columns: readonly Field[];
}

/** The records as a table whose headings sort. On a narrow page every row becomes a card. */
function RecordTable({ entity, columns, rows, sort, onSort, onDelete }: RecordTableProps) {
  return (
    <div {...scrolling} className="table-frame" aria-label={`${entity.plural}, table`}>
      <table {...roles.table} className="table">
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((field) => (
              <SortHeading key={field.key} field={field} sort={sort} onSort={onSort} />
            ))}
            <th {...roles.heading} className="cell-actions">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <tr
              key={row.id}
              {...roles.row}
              onClick={(event) => {
                // The whole row opens the record by mouse; links and buttons in it keep their own meaning.
                const isOwn = event.target instanceof Element && event.target.closest('a, button') !== null;
                const isSelecting = window.getSelection()?.isCollapsed === false;
                if (!isOwn && !isSelecting) navigate(hrefOf(entity.path, 'detail', row.id));
              }}
            >
              {columns.map((field, place) => (
                <td key={field.key} {...roles.cell} className={cellClass(field)} data-label={field.name}>
                  {place === 0 ? (
                    <a
                      className="row-link"
                      id={recordLinkId(row.id)}
                      href={hrefOf(entity.path, 'detail', row.id)}
                      dir="auto"
                    >
                      {nameOf(entity, row)}
                    </a>
                  ) : (
                    <FieldValue field={field} value={row.values[field.key]} />
                  )}
                </td>
              ))}
              <td {...roles.cell} className="cell-actions">
                <RowActions entity={entity} row={row} onDelete={onDelete} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
