import { recordLinkId } from '../records/delete-record';
import { nameOf } from '../data/entity';
import { FieldValue } from '../fields/field-value';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RowActions } from './row-actions';
import { hrefOf } from '../frame/router';
import type { Field, Row } from '../data/types';

interface CardsOptions extends ViewOptions {
  /** What a card shows, in order; the first one names the record. */
  readonly columns: readonly Field[];
}

/** Cards in a grid. */
export function cardsView({ columns, ...options }: CardsOptions): ListView {
  return {
    ...options,
    kind: 'cards',
    Component: (props) => <RecordCards {...props} columns={columns} kind="cards" />,
  };
}

/** Rows of a list. */
export function listView({ columns, ...options }: CardsOptions): ListView {
  return {
    ...options,
    kind: 'list',
    Component: (props) => <RecordCards {...props} columns={columns} kind="list" />,
  };
}

interface RecordCardsProps extends ListViewProps {
  readonly columns: readonly Field[];
  readonly kind: 'list' | 'cards';
}

/** The records as rows of a list, or as cards in a grid. */
function RecordCards({ entity, columns, rows, kind, onDelete }: RecordCardsProps) {
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
