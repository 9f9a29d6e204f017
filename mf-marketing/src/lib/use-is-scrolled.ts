import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  // Captures, because the page may scroll in an element of the shell's rather than in the window.
  document.addEventListener('scroll', listener, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', listener, { capture: true });
}

function scrollDistance(): number {
  return Math.max(window.scrollY, document.querySelector('main')?.scrollTop ?? 0);
}

/** Whether the page is scrolled by more than this many pixels (NAV-02, NAV-07). */
export function useIsScrolled(threshold: number): boolean {
  return useSyncExternalStore(subscribe, () => scrollDistance() > threshold);
}
