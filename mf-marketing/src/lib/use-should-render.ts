import { whenIdle } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';

const APPROACHES = ['scroll', 'wheel', 'touchmove', 'keydown', 'beforeprint'] as const;

/**
 * Whether it is time to draw what the first view does without: the browser has nothing better to do, or somebody
 * scrolls, presses a key or prints. Once it is, it stays so.
 *
 * @param isAlready when there is no reason to wait
 */
export function useShouldRender(isAlready: boolean): boolean {
  const [isWanted, setIsWanted] = useState(isAlready);
  if (isAlready && !isWanted) setIsWanted(true);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = () => setIsWanted(true);
    const cancel = whenIdle(want);
    // Captures, because the page may scroll in an element of the shell's rather than in the window.
    for (const name of APPROACHES) window.addEventListener(name, want, true);
    return () => {
      cancel();
      for (const name of APPROACHES) window.removeEventListener(name, want, true);
    };
  }, [isWanted]);
  return isWanted;
}
