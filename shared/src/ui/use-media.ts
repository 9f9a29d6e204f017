import { useCallback, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the reader asked for less motion: for motion made by scripts; CSS asks `theme.media.reducedMotion`. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/**
 * Whether the window is narrower than `below` pixels: 768 (a phone) unless given. Only where CSS cannot decide,
 * because another thing is drawn.
 */
export function useIsNarrow(below = 768): boolean {
  return useMedia(`(max-width: ${String(below - 0.02)}px)`);
}
