import type { Deployment } from '@tessera/shared/contracts';
import type { KeyboardEvent } from 'react';

/** Marks the link of a row that takes the focus, with the deployment's id. */
export const ROW_MARK = 'data-deployment';

export interface RowActions {
  readonly onOpen: (deployment: Deployment) => void;
  readonly onLog: (deployment: Deployment) => void;
  readonly onDelete: (deployment: Deployment) => void;
}

function marksOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`[${ROW_MARK}]`)];
}

/** SCR-26: arrows go from row to row; `O` opens the address, `L` the log, Delete asks. Only on a row's own link. */
export function handleRowKey(
  event: KeyboardEvent<HTMLElement>,
  items: readonly Deployment[],
  { onOpen, onLog, onDelete }: RowActions,
): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  const id = target.getAttribute(ROW_MARK);
  const deployment = items.find((one) => one.id === id);
  if (!deployment) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const act = { o: onOpen, l: onLog, delete: onDelete }[key.toLowerCase()];
  if (step === undefined && !act) return;
  event.preventDefault();
  act?.(deployment);
  if (step === undefined) return;
  const marks = marksOf(event.currentTarget);
  marks[marks.indexOf(target) + step]?.focus();
}
