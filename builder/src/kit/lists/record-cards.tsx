import { recordLinkId } from '../records/delete-record';
import { nameOf } from '../data/entity';
import { FieldValue } from '../fields/field-value';
import type { RecordViewProps } from './record-view';
import { RowActions } from './row-actions';
import { hrefOf } from '../frame/router';
import type { Field, Row } from '../data/types';

/** The records as rows of a list, or as cards in a grid. */
export function RecordCards({ entity, columns, rows, kind, onDelete }: RecordViewProps) {
  const details = columns.slice(1);
  return (
    <ul className={kind === 'list' ? 'rows' : 'cards'} aria-label={entity.plural}>
      {rows.map((row) => (
        <li key={row.id} className={kind === 'list' ? 'row' : 'card'}>
          <a
            className="row-link card-title"
            id={recordLinkId(row.id)}
            href={hrefOf(entity.path, 'detail', row.id)}
            dir="auto"
          >
            {nameOf(entity, row)}
          </a>
          <dl className="facts">
            {details
              .filter((field) => isWorthShowing(field, row))
              .map((field) => (
                <div key={field.key} className={`fact fact-${field.type}`}>
                  <dt>{field.name}</dt>
                  <dd>
                    <FieldValue field={field} value={row.values[field.key]} />
                  </dd>
                </div>
              ))}
          </dl>
          <RowActions entity={entity} row={row} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}

function isWorthShowing(field: Field, row: Row): boolean {
  const value = row.values[field.key] ?? null;
  return value !== null && value !== false && value !== '';
}
