import { useEffect, useState } from 'react';

/** Less than this is a trembling hand, in px. */
const STEP = 24;

/**
 * Whether somebody reads on: true while the page is scrolled down, false again on the way up and at the top.
 * What floats over the page hides meanwhile.
 */
export function useIsScrollingDown(): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const look = () => {
      const moved = scrollY - before;
      if (Math.abs(moved) < STEP && scrollY > STEP) return;
      before = scrollY;
      setIsScrollingDown(moved > 0 && scrollY > STEP);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrollingDown;
}
