import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks while nothing is under way: somebody else, or another tab, may change it. */
const IDLE_MS = 15_000;

/**
 * Calls `run` every so many milliseconds while something is under way, more seldom otherwise, and when the page comes
 * back to the front. A page that nobody sees asks nothing.
 */
export function useFreshness(run: () => void, milliseconds: number, isUnderWay: boolean): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), isUnderWay ? milliseconds : IDLE_MS);
    const onVisible = () => {
      look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isUnderWay, milliseconds]);
}
