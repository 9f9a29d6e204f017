import { memo } from 'react';
import type { Ref } from 'react';
import { nameOf } from '../../data/entity';
import { BriefFacts } from '../brief-facts';
import type { BoardHead } from './board-columns';
import { MoveMenu } from './move-menu';
import { RecordBadges } from '../record-badges';
import { RecordLink } from '../record-link';
import type { MoveCard } from './use-board-move';
import type { Entity, Field, Row } from '../../data/types';

interface CardFaceProps {
  readonly entity: Entity;
  readonly facts: readonly Field[];
  readonly row: Row;
}

interface BoardCardProps extends CardFaceProps {
  /** The id of the column that it stands in. */
  readonly place: string | null;
  readonly heads: readonly BoardHead[];
  /** Undefined where nobody may move a card. */
  readonly hintId: string | undefined;
  readonly onMove: MoveCard;
}

/**
 * What one card shows. Its link is what the keyboard reaches: Enter opens the record, Space lifts the card. Drawn anew only
 * when something of it changes, not with every letter of a search.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { entity, facts, row, place, heads, hintId, onMove } = props;
  return (
    <>
      <div className="board-card-head">
        <RecordLink entity={entity} row={row} aria-describedby={hintId} draggable={false} />
        {hintId !== undefined && (
          <MoveMenu name={nameOf(entity, row)} row={row} place={place} heads={heads} onMove={onMove} />
        )}
      </div>
      <CardFacts entity={entity} facts={facts} row={row} />
    </>
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
      <BriefFacts entity={entity} fields={facts} row={row} />
    </>
  );
}
