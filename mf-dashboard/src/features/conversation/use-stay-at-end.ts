import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** This close to the end counts as being there, in pixels. */
const NEAR = 80;

/**
 * Keeps a scrolling list at its end while the reader is there, and where it is when they have scrolled up. `toEnd` goes there again:
 * who says something wants to see what comes of it.
 */
export function useStayAtEnd<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const isAtEnd = useRef(true);
  const stay = useCallback(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    function remember(): void {
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    }
    element.addEventListener('scroll', remember, { passive: true });
    // What comes above or below takes room from the list, which no scrolling tells of.
    const observer = new ResizeObserver(stay);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', remember);
      observer.disconnect();
    };
  }, [stay]);
  // After every render: whatever was drawn may have made the list longer.
  useLayoutEffect(stay);
  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    stay();
  }, [stay]);
  return { list, toEnd };
}
