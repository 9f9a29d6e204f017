import { useEffect, useLayoutEffect, useRef } from 'react';

/** This close to the end counts as being there, in pixels. */
const NEAR = 80;

/** Keeps a scrolling list at its end while the reader is there, and where it is when they have scrolled up. */
export function useStayAtEnd<Element extends HTMLElement>(content: unknown) {
  const list = useRef<Element>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    function remember(): void {
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    }
    element?.addEventListener('scroll', remember, { passive: true });
    return () => element?.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [content]);
  return list;
}
