import { useId, useRef } from 'react';
import { countOf, inSentence } from '../../data/words';
import { PlusIcon } from '../../frame/icons';
import { BoardCard } from './board-card';
import type { BoardColumn, BoardField } from './board-columns';
import { NewRecordLink } from '../new-record-link';
import { valueOf, type MoveCard } from './use-board-move';
import { useWindow } from '../use-window';
import type { Entity, Field } from '../../data/types';

interface BoardColumnListProps {
  readonly entity: Entity;
  readonly by: BoardField;
  readonly column: BoardColumn;
  readonly columns: readonly BoardColumn[];
  readonly facts: readonly Field[];
  readonly hintId: string;
  /** The record whose card is being moved. */
  readonly liftedId: string | undefined;
  /** Whether that card would be dropped here. */
  readonly isTarget: boolean;
  readonly onMove: MoveCard;
}

/** One column with its heading, its cards and a way to add one. */
export function BoardColumnList(props: BoardColumnListProps) {
  const { entity, by, column, columns, facts, hintId, liftedId, isTarget, onMove } = props;
  const { rows } = column;
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { isPartial, range, before, after } = useWindow(rows.length, scroller);
  return (
    <section
      className={`board-column ${column.toneClass}${isTarget ? ' board-target' : ''}`}
      aria-labelledby={headingId}
      data-column=""
    >
      <header className="board-head">
        <h2 id={headingId} className="board-title">
          <span className="tone-dot" aria-hidden="true" />
          <span dir="auto">{column.name}</span>
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
        <ul className="board-cards" aria-labelledby={headingId}>
          {isPartial && <li ref={before} className="space" hidden={range.from === 0} aria-hidden="true" />}
          {rows.slice(range.from, range.to).map((row, place) => (
            <BoardCard
              key={row.id}
              entity={entity}
              facts={facts}
              row={row}
              column={column}
              columns={columns}
              hintId={hintId}
              isLifted={row.id === liftedId}
              place={range.from + place + 1}
              of={isPartial ? rows.length : undefined}
              onMove={onMove}
            />
          ))}
          {isPartial && (
            <li ref={after} className="space" hidden={range.to === rows.length} aria-hidden="true" />
          )}
        </ul>
        {rows.length === 0 && <p className="board-empty">{isTarget ? 'Drop it here' : 'Nothing here'}</p>}
      </div>
    </section>
  );
}
