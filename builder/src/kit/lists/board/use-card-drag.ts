import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { BoardColumn } from './board-columns';
import { startAutoScroll, type Point } from './auto-scroll';
import { followPress } from './follow-press';
import type { MoveCard } from './use-board-move';
import type { LiftedCard } from './use-card-keys';

interface CardDrag {
  readonly dragged: LiftedCard | null;
  /** Takes what follows the pointer. */
  readonly setGhost: (element: HTMLDivElement | null) => void;
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** What one drag remembers between its events. */
interface Grip {
  /** From the corner of the card to where it was taken. */
  readonly offset: Point;
  readonly width: number;
  at: Point;
}

/** Moves cards by mouse, pen and touch. */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  columns: readonly BoardColumn[],
  move: MoveCard,
): CardDrag {
  const [dragged, setDragged] = useState<LiftedCard | null>(null);
  const grip = useRef<Grip | null>(null);
  const ghost = useRef<HTMLElement | null>(null);
  const stop = useRef<(() => void) | null>(null);
  // A press that became a drag must not open the record as well.
  const hasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    hasDragged.current = false;
    const card = cardUnder(event);
    const row = columns.flatMap(({ rows }) => rows).find(({ id }) => id === card?.dataset['card']);
    if (!card || !row) return;
    stop.current?.();
    stop.current = followPress(event.nativeEvent, {
      onLift: (point) => {
        const { left, top, width } = card.getBoundingClientRect();
        grip.current = { offset: { x: point.x - left, y: point.y - top }, width, at: point };
        hasDragged.current = true;
        setDragged({ row, target: columnAt(board.current, point) });
        return startAutoScroll(board.current, () => grip.current?.at ?? point);
      },
      onMove: (point) => {
        if (grip.current) grip.current.at = point;
        placeGhost(ghost.current, grip.current);
        const target = columnAt(board.current, point);
        setDragged((held) => (held?.target === target ? held : { row, target }));
      },
      onDrop: (point) => {
        setDragged(null);
        const column = columns[columnAt(board.current, point)];
        if (column) move(row, column);
      },
      onCancel: () => {
        setDragged(null);
      },
    });
  };

  return {
    dragged,
    setGhost: (element) => {
      ghost.current = element;
      placeGhost(element, grip.current);
    },
    onPointerDown,
    onClickCapture: (event) => {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The card that is pressed; null where the press is for a button on it. */
function cardUnder({ target, button }: ReactPointerEvent<HTMLElement>): HTMLElement | null {
  if (button !== 0 || !(target instanceof Element) || target.closest('button, input, select')) return null;
  return target.closest<HTMLElement>('[data-card]');
}

/** The place of the column at a point; only how far along the board it is counts. */
function columnAt(board: HTMLElement | null, { x }: Point): number {
  const columns = [...(board?.querySelectorAll('[data-column]') ?? [])];
  return columns.findIndex((column) => {
    const { left, right } = column.getBoundingClientRect();
    return x >= left && x < right;
  });
}

function placeGhost(ghost: HTMLElement | null, grip: Grip | null): void {
  if (!ghost || !grip) return;
  ghost.style.width = `${String(grip.width)}px`;
  ghost.style.translate = `${String(grip.at.x - grip.offset.x)}px ${String(grip.at.y - grip.offset.y)}px`;
}
