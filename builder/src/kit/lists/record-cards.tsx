import { memo } from 'react';
import { recordLinkId } from '../records/delete-record';
import { nameOf } from '../data/entity';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RecordBadges } from './record-badges';
import { RecordFacts } from './record-facts';
import { RowActions } from './row-actions';
import { usePreparedSearch } from './use-prepared-search';
import { useWindow } from './use-window';
import { hrefOf } from '../frame/router';
import type { Field, Row } from '../data/types';

interface CardsOptions extends ViewOptions {
  /** What a card shows, in order; the first one names the record. */
  readonly columns: readonly Field[];
}

/** Cards in a grid. */
export function cardsView({ columns, ...options }: CardsOptions): ListView {
  const details = columns.slice(1);
  return {
    ...options,
    kind: 'cards',
    columns,
    Component: (props) => <RecordCards {...props} details={details} kind="cards" />,
  };
}

/** Rows of a list. */
export function listView({ columns, ...options }: CardsOptions): ListView {
  const details = columns.slice(1);
  return {
    ...options,
    kind: 'list',
    columns,
    Component: (props) => <RecordCards {...props} details={details} kind="list" />,
  };
}

interface RecordCardsProps extends ListViewProps {
  readonly details: readonly Field[];
  readonly kind: 'list' | 'cards';
}

/** The records as rows of a list, or as cards in a grid. */
function RecordCards({ entity, details, rows, kind, onDelete }: RecordCardsProps) {
  const { isPartial, range, before, after } = useWindow(rows.length);
  usePreparedSearch(entity, rows);
  return (
    <ul className={kind === 'list' ? 'rows' : 'cards'} aria-label={entity.plural}>
      {isPartial && <li ref={before} className="space" hidden={range.from === 0} aria-hidden="true" />}
      {rows.slice(range.from, range.to).map((row, place) => (
        <RecordCard
          key={row.id}
          entity={entity}
          details={details}
          row={row}
          kind={kind}
          place={range.from + place + 1}
          of={isPartial ? rows.length : undefined}
          onDelete={onDelete}
        />
      ))}
      {isPartial && <li ref={after} className="space" hidden={range.to === rows.length} aria-hidden="true" />}
    </ul>
  );
}

interface RecordCardProps extends Pick<RecordCardsProps, 'entity' | 'details' | 'kind' | 'onDelete'> {
  readonly row: Row;
  readonly place: number;
  /** How many there are, where not all records are on the page: then each says which of them it is. */
  readonly of: number | undefined;
}

/** Drawn anew only when something of it changes, not with every card that comes in. */
const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { entity, details, row, kind, place, of, onDelete } = props;
  return (
    <li
      className={kind === 'list' ? 'row' : 'card'}
      aria-posinset={of === undefined ? undefined : place}
      aria-setsize={of}
    >
      <span className="record-head">
        <a
          className="row-link card-title"
          id={recordLinkId(row.id)}
          href={hrefOf(entity.path, 'detail', row.id)}
          dir="auto"
        >
          {nameOf(entity, row)}
        </a>
        <RecordBadges entity={entity} row={row} />
      </span>
      <RecordFacts entity={entity} fields={details} row={row} />
      <RowActions entity={entity} row={row} onDelete={onDelete} />
    </li>
  );
});
