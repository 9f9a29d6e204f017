import { useEffect, useEffectEvent } from 'react';
import type { Resource } from '@tessera/shared/remote';

/** Milliseconds between two looks while nothing is under way: somebody else, or another tab, may change it. */
const IDLE_MS = 15_000;

/**
 * Reads what is there again every so many milliseconds while something is under way, more seldom otherwise, and when
 * the page comes back to the front. A page that nobody sees asks nothing, nor does one that has nothing to keep fresh:
 * a failure waits for 'Try again', and what was not found is not found again.
 *
 * @param idle milliseconds between two looks while nothing is under way, or never
 */
export function useFreshness<Data>(
  resource: Resource<Data>,
  milliseconds: number,
  isUnderWayIn: (data: Data) => boolean,
  idle: number | 'never' = IDLE_MS,
): void {
  const isThere = resource.status === 'ready';
  const isUnderWay = isThere && !resource.isRefreshing && isUnderWayIn(resource.data);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') resource.reload();
  });
  const pause = isUnderWay ? milliseconds : idle;
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = pause === 'never' ? undefined : setInterval(() => look(), pause);
    const onVisible = () => {
      look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isThere, pause]);
}
