import { useId, useRef } from 'react';
import { countOf, inSentence } from '../../data/words';
import { PlusIcon } from '../../frame/icons';
import { BoardCard } from './board-card';
import type { BoardColumn, BoardField, BoardHead } from './board-columns';
import { NewRecordLink } from '../new-record-link';
import { valueOf, type MoveCard } from './use-board-move';
import { WindowedList } from '../windowed-list';
import type { Entity, Field } from '../../data/types';

interface BoardColumnListProps {
  readonly entity: Entity;
  readonly by: BoardField;
  readonly column: BoardColumn;
  /** What a card can be moved to. */
  readonly heads: readonly BoardHead[];
  readonly facts: readonly Field[];
  /** Undefined where nobody may move a card. */
  readonly hintId: string | undefined;
  /** The record whose card is being moved. */
  readonly liftedId: string | undefined;
  /** Whether that card would be dropped here. */
  readonly isTarget: boolean;
  readonly onMove: MoveCard;
}

/** One column with its heading, its cards and a way to add one. */
export function BoardColumnList(props: BoardColumnListProps) {
  const { entity, by, column, heads, facts, hintId, liftedId, isTarget, onMove } = props;
  const { rows } = column;
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section
      className={`board-column ${column.toneClass}${isTarget ? ' board-target' : ''}`}
      aria-labelledby={headingId}
      data-column=""
    >
      <header className="board-head">
        <h2 id={headingId} className="board-title">
          <span className="tone-dot" aria-hidden="true" />
          <span dir="auto" data-part={by.type === 'choice' ? column.id : undefined}>
            {column.name}
          </span>
        </h2>
        <span className="board-count" title={countOf(rows.length, entity)}>
          <span aria-hidden="true">{rows.length}</span>
          <span className="visually-hidden">{countOf(rows.length, entity)}</span>
        </span>
        <NewRecordLink
          entity={entity}
          values={{ [by.key]: valueOf(by, column.id) }}
          className="icon-button"
          label={`Add ${inSentence(entity.name)} in ${column.name}`}
        >
          <PlusIcon />
        </NewRecordLink>
      </header>
      <div ref={scroller} className="board-scroll">
        <WindowedList
          items={rows}
          className="board-cards"
          aria-labelledby={headingId}
          scroller={scroller}
          attributesOf={({ id }) => ({
            className: id === liftedId ? 'board-card board-lifted' : 'board-card',
            'data-card': id,
          })}
        >
          {(row) => (
            <BoardCard
              entity={entity}
              facts={facts}
              row={row}
              place={column.id}
              heads={heads}
              hintId={hintId}
              onMove={onMove}
            />
          )}
        </WindowedList>
        {rows.length === 0 && <p className="board-empty">{isTarget ? 'Drop it here' : 'Nothing here'}</p>}
      </div>
    </section>
  );
}
