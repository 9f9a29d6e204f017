import { theme } from '@tessera/shared/ui';
import { useSyncExternalStore } from 'react';

/** The split view needs a window wider than this, in pixels (DIFF-02). */
const SPLIT_THRESHOLD = 1024;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

/** Whether the window has room for the split view. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.innerWidth > SPLIT_THRESHOLD);
}

const TOUCH = theme.media.touch.replace('@media ', '');

/** Whether fingers press: for heights that are computed; CSS asks `theme.media.touch`. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(TOUCH).matches);
}
