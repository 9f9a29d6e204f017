import { memo } from 'react';
import type { Ref } from 'react';
import { nameOf } from '../../data/entity';
import { hrefOf } from '../../frame/router';
import { recordLinkId } from '../../records/delete-record';
import type { BoardColumn } from './board-columns';
import { MoveMenu } from './move-menu';
import { RecordBadges } from '../record-badges';
import { RecordFacts } from '../record-facts';
import type { MoveCard } from './use-board-move';
import type { Entity, Field, Row } from '../../data/types';

interface CardFaceProps {
  readonly entity: Entity;
  readonly facts: readonly Field[];
  readonly row: Row;
}

interface BoardCardProps extends CardFaceProps {
  readonly column: BoardColumn;
  readonly columns: readonly BoardColumn[];
  readonly hintId: string;
  readonly isLifted: boolean;
  readonly place: number;
  /** How many there are, where not all cards are on the page: then each says which of them it is. */
  readonly of: number | undefined;
  readonly onMove: MoveCard;
}

/** One card. Its link is what the keyboard reaches: Enter opens the record, Space lifts the card. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { entity, facts, row, column, columns, hintId, isLifted, place, of, onMove } = props;
  return (
    <li
      className={isLifted ? 'board-card board-lifted' : 'board-card'}
      data-card={row.id}
      aria-posinset={of === undefined ? undefined : place}
      aria-setsize={of}
    >
      <div className="board-card-head">
        <a
          className="row-link"
          id={recordLinkId(row.id)}
          href={hrefOf(entity.path, 'detail', row.id)}
          aria-describedby={hintId}
          draggable={false}
          dir="auto"
        >
          {nameOf(entity, row)}
        </a>
        <MoveMenu name={nameOf(entity, row)} row={row} column={column} columns={columns} onMove={onMove} />
      </div>
      <CardFacts entity={entity} facts={facts} row={row} />
    </li>
  );
});

interface BoardGhostProps extends CardFaceProps {
  readonly ref: Ref<HTMLDivElement>;
}

/** What follows the pointer while a card is dragged. */
export function BoardGhost({ ref, entity, facts, row }: BoardGhostProps) {
  return (
    <div ref={ref} className="board-card board-ghost" aria-hidden="true">
      <div className="board-card-head">
        <span className="row-link">{nameOf(entity, row)}</span>
      </div>
      <CardFacts entity={entity} facts={facts} row={row} />
    </div>
  );
}

function CardFacts({ entity, facts, row }: CardFaceProps) {
  return (
    <>
      <RecordBadges entity={entity} row={row} />
      <RecordFacts entity={entity} fields={facts} row={row} />
    </>
  );
}
