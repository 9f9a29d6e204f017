import { nameOf } from '../../data/entity';
import { recordLinkId } from '../../records/delete-record';
import { useStore } from '../../frame/store-context';
import { useToast } from '../../frame/toasts';
import { columnOf, type BoardColumn, type BoardField } from './board-columns';
import type { Entity, Row } from '../../data/types';

/** Moves a card to a column. */
export type MoveCard = (row: Row, column: BoardColumn) => void;

/** Gives the function that moves a card, says so, and offers to put it back. The card keeps the focus. */
export function useBoardMove(entity: Entity, by: BoardField): MoveCard {
  const store = useStore();
  const toast = useToast();
  return (row, column) => {
    const from = columnOf(by, row);
    if (from === column.id) return;
    store.put(entity, row.id, { [by.key]: column.id });
    focusCard(row);
    toast(`Moved “${nameOf(entity, row)}” to ${column.name}.`, () => {
      store.put(entity, row.id, { [by.key]: from });
      focusCard(row);
    });
  };
}

function focusCard(row: Row): void {
  // After React has put the card into its new column.
  setTimeout(() => {
    document.getElementById(recordLinkId(row.id))?.focus();
  }, 0);
}
