import { useMemo, useRef } from 'react';
import { boardColumns, boardHeads, type BoardField } from './board/board-columns';
import { BoardColumnList } from './board/board-column';
import { BoardGhost } from './board/board-card';
import { useBoardMove } from './board/use-board-move';
import { useCardDrag } from './board/use-card-drag';
import { useCardKeys } from './board/use-card-keys';
import { useRights } from '../frame/store-context';
import { useSteadyHandler } from '../frame/use-steady-handler';
import { useLinkedNames, type NamedRecord } from './use-linked-names';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import type { Field, ReferenceField } from '../data/types';

interface BoardOptions extends ViewOptions {
  /** What divides the records into columns. */
  readonly by: BoardField;
  /** What a card shows besides its name, in order. */
  readonly columns: readonly Field[];
}

/** Columns by a choice or by linked records; cards are moved between them. */
export function boardView({ by, columns, ...options }: BoardOptions): ListView {
  return {
    ...options,
    kind: 'board',
    columns,
    Component:
      by.type === 'reference'
        ? (props) => <LinkedBoard {...props} by={by} columns={columns} />
        : (props) => <Board {...props} by={by} columns={columns} linked={NONE} />,
  };
}

const NONE: readonly NamedRecord[] = [];

interface LinkedBoardProps extends ListViewProps {
  readonly by: ReferenceField;
  readonly columns: readonly Field[];
}

/** A board with a column for each linked record. */
function LinkedBoard(props: LinkedBoardProps) {
  const linked = useLinkedNames(props.by);
  return <Board {...props} linked={linked} />;
}

interface BoardProps extends ListViewProps {
  readonly by: BoardField;
  readonly columns: readonly Field[];
  /** What the columns stand for on a board by a reference. */
  readonly linked: readonly NamedRecord[];
}

const HINT_ID = 'board-hint';

/**
 * The records as cards in columns. A card is moved by dragging it, by keyboard (Space lifts it, arrows choose the column,
 * Space drops it, Escape leaves it), or by the menu on it.
 */
function Board({ entity, by, columns: fields, linked, rows }: BoardProps) {
  const all = useMemo(() => boardHeads(by, linked), [by, linked]);
  const columns = useMemo(() => boardColumns(by, rows, all), [by, rows, all]);
  const hasAll = columns.length === all.length;
  // The same for as long as the columns are, so that a card is not drawn anew with every letter of a search.
  const heads = useMemo(() => (hasAll ? all : all.slice(1)), [all, hasAll]);
  const facts = useMemo(
    () => fields.filter((field) => field !== entity.label && field !== by),
    [entity, by, fields],
  );
  const { change } = useRights(entity);
  const board = useRef<HTMLDivElement>(null);
  const move = useSteadyHandler(useBoardMove(entity, by));
  const { dragged, setGhost, ...pointing } = useCardDrag(board, columns, move);
  const { held, announcement, ...keys } = useCardKeys(entity, columns, move);
  const lifted = dragged ?? held;

  return (
    <>
      {change && (
        <p id={HINT_ID} hidden>
          Press Space to move it to another column.
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div
        ref={board}
        className={lifted ? 'board board-moving' : 'board'}
        role="group"
        aria-label={`${entity.plural} by ${by.name}`}
        {...(change && { ...keys, ...pointing })}
      >
        {columns.map((column, place) => (
          <BoardColumnList
            key={column.id ?? ''}
            entity={entity}
            by={by}
            column={column}
            heads={heads}
            facts={facts}
            hintId={change ? HINT_ID : undefined}
            liftedId={lifted?.row.id}
            isTarget={lifted?.target === place}
            onMove={move}
          />
        ))}
      </div>
      {dragged && <BoardGhost ref={setGhost} entity={entity} facts={facts} row={dragged.row} />}
    </>
  );
}
