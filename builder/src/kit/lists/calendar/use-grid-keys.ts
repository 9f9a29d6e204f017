import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { WeekStart } from '../../data/week-start';
import { addMonths, weekStart } from '../../data/day-numbers';

/** The keyboard's way through a grid of days: only one day takes the focus, arrows go to the others. */
export interface GridKeys {
  /** The day that the keyboard comes to. */
  readonly day: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Moves the day by the keys of a calendar; the page turns when it leaves what is shown. */
export function useGridKeys(day: number, onDay: (day: number) => void, weekBegins: WeekStart): GridKeys {
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    document.querySelector<HTMLElement>(`[data-day="${String(day)}"]`)?.focus();
  }, [day]);
  return {
    day,
    onKeyDown: (event) => {
      if (!(event.target instanceof HTMLElement) || event.target.dataset['day'] === undefined) return;
      const next = nextDay(event, day, weekBegins);
      if (next === undefined) return;
      event.preventDefault();
      isMoving.current = next !== day;
      onDay(next);
    },
  };
}

function nextDay(event: KeyboardEvent<HTMLElement>, day: number, weekBegins: WeekStart): number | undefined {
  const week = weekStart(day, weekBegins);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const months = event.shiftKey ? 12 : 1;
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: day - forward,
    ArrowRight: day + forward,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: week,
    End: week + 6,
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  };
  return days[event.key];
}
