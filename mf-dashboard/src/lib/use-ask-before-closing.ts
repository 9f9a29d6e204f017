import { useEffect } from 'react';

/** Asks before the tab is closed with something that is not saved; for what is kept for the tab, so that links may leave it. */
export function useAskBeforeClosing(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isAsking]);
}
