import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The place in the list of whatever stands in it; undefined outside. */
function placeOf(element: EventTarget | null): number | undefined {
  const item = element instanceof Element ? element.closest<HTMLElement>('[data-place]') : null;
  return item ? Number(item.dataset['place']) : undefined;
}

/** Where each key leads from a place. */
function targetOf(key: string, place: number, columns: number, count: number): number | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: count - 1,
    ...(columns > 1 && { ArrowRight: place + 1, ArrowLeft: place - 1 }),
  };
  const target = steps[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}

/**
 * Keys of a list of which only a part is drawn. What has the focus stays drawn wherever the list is scrolled to.
 *
 * @param columns beside each other
 */
export function useFocusPlace(list: RefObject<HTMLElement | null>, columns: number, count: number) {
  const [kept, setKept] = useState<number>();
  const focusPlace = (place: number) => {
    // Now: it can take the focus only when it is there.
    flushSync(() => {
      setKept(place);
    });
    list.current?.querySelector<HTMLElement>(`[data-place="${String(place)}"] :is(a, button)`)?.focus();
  };
  return {
    kept,
    focusPlace,
    onFocus: (event: FocusEvent) => {
      setKept(placeOf(event.target));
    },
    /** @returns whether the key was one of the list's own */
    moveByKey: (event: KeyboardEvent): boolean => {
      const place = placeOf(event.target);
      if (place === undefined) return false;
      const target = targetOf(event.key, place, columns, count);
      if (target === undefined) return false;
      event.preventDefault();
      focusPlace(target);
      return true;
    },
  };
}
