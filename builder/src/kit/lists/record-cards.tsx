import { memo } from 'react';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { RecordFacts } from './record-facts';
import { RecordHead } from './record-head';
import { RowActions } from './row-actions';
import { WindowedList } from './windowed-list';
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
  const attributes = { className: kind === 'list' ? 'row' : 'card' };
  return (
    <WindowedList
      items={rows}
      className={kind === 'list' ? 'rows' : 'cards'}
      aria-label={entity.plural}
      attributesOf={() => attributes}
    >
      {(row) => <RecordCard entity={entity} details={details} row={row} onDelete={onDelete} />}
    </WindowedList>
  );
}

interface RecordCardProps extends Pick<RecordCardsProps, 'entity' | 'details' | 'onDelete'> {
  readonly row: Row;
}

/** Drawn anew only when something of it changes, not with every letter of a search. */
const RecordCard = memo(function RecordCard({ entity, details, row, onDelete }: RecordCardProps) {
  return (
    <>
      <RecordHead entity={entity} row={row} className="card-title" />
      <RecordFacts entity={entity} fields={details} row={row} />
      <RowActions entity={entity} row={row} onDelete={onDelete} />
    </>
  );
});
