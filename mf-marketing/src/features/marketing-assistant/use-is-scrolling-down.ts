import { useEffect, useState } from 'react';

/** Moves shorter than this are a trembling finger. */
const LEAST_PX = 8;

/**
 * Whether the visitor is scrolling down through the page and has not reached its end: then what floats on a narrow
 * screen should be out of the way.
 */
export function useIsScrollingDown(): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
      if (!isAtEnd && Math.abs(scrollY - before) < LEAST_PX) return;
      setIsScrollingDown(scrollY > before && !isAtEnd);
      before = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrollingDown;
}
