import { useLayoutEffect, useRef, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a screen of a given width is drawn in the room that there is. */
export interface Fit extends Size {
  /** At most 1: a screen that is too wide is drawn smaller, never cut off. */
  readonly scale: number;
}

/** The room inside an element, without its padding; undefined before it is measured. */
export function useRoom<Element extends HTMLElement>() {
  const stage = useRef<Element>(null);
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { stage, room };
}

/**
 * @param screenWidth in CSS pixels of the application
 * @param canGrow true for a screen that takes more room where there is more
 */
export function fitTo(room: Size, screenWidth: number, canGrow: boolean): Fit {
  if (canGrow && room.width >= screenWidth) return { ...room, scale: 1 };
  const scale = Math.min(1, room.width / screenWidth);
  return { scale, width: screenWidth, height: room.height / scale };
}
