import { nameOf } from '../data/entity';
import { FOCUS } from '../frame/page';
import { navigate, hrefOf } from '../frame/router';
import { useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';

/** The id of the link that opens a record in a list. */
export function recordLinkId(id: string): string {
  return `record-${id}`;
}

function focusSoon(id: string): void {
  // After React has taken the row away.
  setTimeout(() => {
    (document.getElementById(id) ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, 0);
}

/**
 * Gives the function that removes a record at once and offers to bring it back. The focus moves to the next row, or
 * to the one before, so that the keyboard does not start again at the top.
 */
export function useDelete(entity: Entity, rows: readonly Row[]): (row: Row) => void {
  const store = useStore();
  const toast = useToast();
  return (row) => {
    const place = rows.indexOf(row);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    const outcome = store.remove(entity, row.id);
    if (!outcome.isDone) {
      toast(outcome.message);
      return;
    }
    toast(`Deleted ${inSentence(entity.name)} “${nameOf(entity, row)}”.`, () => {
      outcome.undo();
      focusSoon(recordLinkId(row.id));
    });
    focusSoon(neighbour ? recordLinkId(neighbour.id) : 'add-first');
  };
}

/** The same from a record's own page, which then goes back to the list. */
export function useDeleteAndLeave(entity: Entity): (row: Row) => void {
  const store = useStore();
  const toast = useToast();
  return (row) => {
    const refusal = store.whyKept(entity, row.id);
    if (refusal !== null) {
      toast(refusal);
      return;
    }
    store.visit.set(FOCUS, 'page');
    // First, so that the page of a record that is gone is never shown.
    navigate(hrefOf(entity.path, 'list'), { replace: true });
    const outcome = store.remove(entity, row.id);
    toast(`Deleted ${inSentence(entity.name)} “${nameOf(entity, row)}”.`, () => {
      if (outcome.isDone) outcome.undo();
      focusSoon(recordLinkId(row.id));
    });
  };
}
