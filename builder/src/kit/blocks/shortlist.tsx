import { useId } from 'react';
import { sortRows } from '../data/query';
import { inSentence } from '../data/words';
import { FieldValue } from '../fields/field-value';
import { NextIcon } from '../frame/icons';
import { hrefOf } from '../frame/router';
import { useRows } from '../frame/store-context';
import { ActionButton, useActionsFor } from '../lists/quick-actions';
import { RecordBadges } from '../lists/record-badges';
import { RecordLink } from '../lists/record-link';
import type { Entity, Live, Row, Sort } from '../data/types';

interface ShortlistProps {
  readonly title: string;
  readonly entity: Entity;
  /** Which records it is about; all without it. */
  where?(record: Live): boolean;
  /** The entity's own order without it. */
  readonly sort?: Sort;
  readonly most: number;
}

/** The first few records: what is next, what is overdue. */
export function Shortlist(props: ShortlistProps) {
  const { title, entity, sort = entity.sort, most } = props;
  const rows = useRows(entity);
  const titleId = useId();
  const wanted = rows.filter(({ live }) => props.where?.(live) ?? true);
  const found = sortRows(wanted, sort.field, sort.direction);
  return (
    <section className="block panel" data-part="block" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId} className="block-title" dir="auto">
          {title}
        </h2>
        {found.length > 0 && <span className="block-count">{found.length}</span>}
      </div>
      {found.length === 0 ? (
        <p className="block-empty">No {inSentence(entity.plural)} here.</p>
      ) : (
        <ul className="shortlist">
          {found.slice(0, most).map((row) => (
            <ShortlistRow key={row.id} entity={entity} row={row} sort={sort} />
          ))}
        </ul>
      )}
      <a className="block-link" href={hrefOf(entity.path, 'list')}>
        All {inSentence(entity.plural)}
        <NextIcon />
      </a>
    </section>
  );
}

interface ShortlistRowProps {
  readonly entity: Entity;
  readonly row: Row;
  readonly sort: Sort;
}

function ShortlistRow({ entity, row, sort: { field } }: ShortlistRowProps) {
  const value = row.values[field.key] ?? null;
  // More of them stand on the record's own page.
  const [action] = useActionsFor(entity, row);
  return (
    <li className="shortlist-row">
      <span className="shortlist-name">
        <RecordLink entity={entity} row={row} />
        <RecordBadges entity={entity} row={row} />
      </span>
      {field !== entity.label && value !== null && (
        <span className="shortlist-fact">
          <span className="visually-hidden">{field.name}: </span>
          <FieldValue field={field} value={value} />
        </span>
      )}
      {action && (
        <ActionButton entity={entity} row={row} action={action} className="button button-small" isListed />
      )}
    </li>
  );
}
