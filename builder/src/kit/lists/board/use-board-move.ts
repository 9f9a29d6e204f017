import { nameOf } from '../../data/entity';
import { focusSoon, recordLinkId } from '../../records/delete-record';
import { useOutcome } from '../../records/use-outcome';
import { useStore } from '../../frame/store-context';
import { columnOf, type BoardField, type BoardHead } from './board-columns';
import type { Entity, Row, Value } from '../../data/types';

/** Moves a card to a column. */
export type MoveCard = (row: Row, column: BoardHead) => void;

/**
 * Gives the function that moves a card, says so, and offers to put it back. A rule that refuses the move says why. The
 * card keeps the focus.
 */
export function useBoardMove(entity: Entity, by: BoardField): MoveCard {
  const store = useStore();
  const report = useOutcome();
  return (row, column) => {
    if (columnOf(by, row) === column.id) return;
    const outcome = store.change(entity, [row.id], { [by.key]: valueOf(by, column.id) });
    focusSoon(recordLinkId(row.id));
    report(outcome, `Moved “${nameOf(entity, row)}” to ${column.name}.`, () => {
      focusSoon(recordLinkId(row.id));
    });
  };
}

/** What a record in a column has in its field. */
export function valueOf(by: BoardField, id: string | null): Value {
  return by.many === true && id !== null ? [id] : id;
}
