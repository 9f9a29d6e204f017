import { startTransition, useEffect, useState } from 'react';

const FIRST = 250;
const STEP = 1500;

/**
 * Draws a long list in portions, so that its beginning is there at once and the rest does not block typing.
 *
 * @returns how many items to draw now; grows to `total` by itself
 */
export function useProgressive(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount((drawn) => drawn + STEP)), 16);
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}
