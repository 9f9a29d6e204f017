import { recordLinkId } from './delete-record';
import { nameOf } from './entity';
import { FieldValue } from './field-value';
import { DownIcon, UpIcon } from './icons';
import type { RecordViewProps } from './record-view';
import { RowActions } from './row-actions';
import { hrefOf, navigate } from './router';
import type { Field } from './types';

const NUMERIC = new Set(['integer', 'number', 'percent', 'money']);

function cellClass(field: Field): string {
  return `cell-${NUMERIC.has(field.type) ? 'number' : field.type}`;
}

/**
 * The records as a table whose headings sort. On a narrow page every row becomes a card; the roles are written out
 * because browsers drop a table's meaning with its layout.
 */
export function RecordTable({ entity, columns, rows, sort, onSort, onDelete }: RecordViewProps) {
  return (
    <div className="table-frame" role="region" aria-label={`${entity.plural}, table`} tabIndex={0}>
      <table className="table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((field) => (
              <SortHeading key={field.key} field={field} sort={sort} onSort={onSort} />
            ))}
            <th role="columnheader" scope="col" className="cell-actions">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              onClick={(event) => {
                // The whole row opens the record by mouse; links and buttons in it keep their own meaning.
                const isOwn = event.target instanceof Element && event.target.closest('a, button') !== null;
                const isSelecting = window.getSelection()?.isCollapsed === false;
                if (!isOwn && !isSelecting) navigate(hrefOf(entity.path, 'detail', row.id));
              }}
            >
              {columns.map((field, place) => (
                <td key={field.key} role="cell" className={cellClass(field)} data-label={field.name}>
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
              <td role="cell" className="cell-actions">
                <RowActions entity={entity} row={row} onDelete={onDelete} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadingProps extends Pick<RecordViewProps, 'sort' | 'onSort'> {
  readonly field: Field;
}

function SortHeading({ field, sort, onSort }: SortHeadingProps) {
  const isCurrent = sort.field.key === field.key;
  const isUp = sort.direction === 'asc';
  return (
    <th
      role="columnheader"
      scope="col"
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
