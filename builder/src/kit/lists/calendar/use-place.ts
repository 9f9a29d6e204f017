import { useState } from 'react';
import { dayText } from '../../data/day-numbers';
import { dayOf, today } from '../days';
import type { CalendarMode } from './calendar-bar';

/** What a calendar shows: a day, and how much around it. */
export interface Place {
  readonly mode: CalendarMode;
  /** By its number. */
  readonly day: number;
}

/** On a page that is narrower a month has no room for names. */
const NARROW_PX = 704;

const MODES: readonly CalendarMode[] = ['month', 'week', 'agenda'];

/** Where a calendar opens by itself: on today, and on a phone as an agenda. */
export function usualPlace(): Place {
  return { mode: window.innerWidth <= NARROW_PX ? 'agenda' : 'month', day: today() };
}

/** A place in an address: 'month-2026-03-09'. */
export function placeText({ mode, day }: Place): string {
  return `${mode}-${dayText(day)}`;
}

function readPlace(text: string | null): Place | null {
  const mode = MODES.find((one) => text?.startsWith(`${one}-`));
  const day = mode && text ? dayOf(text.slice(mode.length + 1)) : null;
  return mode === undefined || day === null ? null : { mode, day };
}

/** The place that the address says, or the usual one; and the function that goes to another. */
export function usePlace(at: string | null, onAt: (at: string) => void) {
  const [usual] = useState(usualPlace);
  const place = readPlace(at) ?? usual;
  return {
    ...place,
    go: (next: Partial<Place>) => {
      onAt(placeText({ mode: place.mode, day: place.day, ...next }));
    },
  };
}
