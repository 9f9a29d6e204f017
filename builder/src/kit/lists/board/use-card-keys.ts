import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { nameOf } from '../../data/entity';
import { countOf } from '../../data/words';
import type { BoardColumn } from './board-columns';
import type { MoveCard } from './use-board-move';
import type { Entity, Row } from '../../data/types';

/** A card that is being moved, and the place of the column where it would be dropped. */
export interface LiftedCard {
  readonly row: Row;
  readonly target: number;
}

interface CardKeys {
  readonly held: LiftedCard | null;
  /** What a screen reader says about the move. */
  readonly announcement: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** Moves cards by keyboard: Space lifts the focused one, arrows choose the column, Space drops it, Escape leaves it. */
export function useCardKeys(entity: Entity, columns: readonly BoardColumn[], move: MoveCard): CardKeys {
  const [held, setHeld] = useState<LiftedCard | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const lift = (card: HTMLElement) => {
    const found = cardOf(columns, card.dataset['card']);
    if (!found) return;
    setHeld(found);
    setAnnouncement(
      `Lifted “${nameOf(entity, found.row)}”. Arrow keys choose the column, Space drops it, Escape leaves it.`,
    );
  };
  const aim = (card: LiftedCard, step: number) => {
    const target = Math.min(Math.max(card.target + step, 0), columns.length - 1);
    const column = columns[target];
    if (!column) return;
    setHeld({ ...card, target });
    setAnnouncement(
      `${column.name}, column ${String(target + 1)} of ${String(columns.length)}, ${countOf(column.rows.length, entity)}.`,
    );
  };
  const end = (text: string) => {
    setHeld(null);
    setAnnouncement(text);
  };
  const drop = ({ row, target }: LiftedCard) => {
    const column = columns[target];
    const isSame = column?.rows.includes(row) ?? true;
    end(isSame ? `“${nameOf(entity, row)}” stays.` : '');
    if (column) move(row, column);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target instanceof HTMLAnchorElement ? event.target.closest('li') : null;
    if (!card?.dataset['card']) return;
    const step = stepOf(event);
    if (event.key === ' ' && !held) lift(card);
    else if (!held) return;
    else if (event.key === ' ' || event.key === 'Enter') drop(held);
    else if (event.key === 'Escape') end(`“${nameOf(entity, held.row)}” stays.`);
    else if (step !== 0) aim(held, step);
    else return;
    event.preventDefault();
  };

  return {
    held,
    announcement,
    onKeyDown,
    onBlur: () => {
      // Whoever goes elsewhere has let go of the card.
      setHeld(null);
    },
  };
}

function cardOf(columns: readonly BoardColumn[], id: string | undefined): LiftedCard | null {
  for (const [target, { rows }] of columns.entries()) {
    const row = rows.find((candidate) => candidate.id === id);
    if (row) return { row, target };
  }
  return null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const step = STEPS[key] ?? 0;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways && getComputedStyle(currentTarget).direction === 'rtl' ? -step : step;
}
