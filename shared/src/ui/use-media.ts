import { useCallback, useSyncExternalStore } from 'react';
import { theme } from './theme';

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

/** Whether the window is as narrow as a phone's: for what scripts measure; CSS asks `theme.media.phone`. */
export function useIsPhone(): boolean {
  return useMedia(theme.media.phone.replace('@media ', ''));
}

/** Whether the reader asked for less motion: for motion made by scripts; CSS asks `theme.media.reducedMotion`. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
