import { useEffect } from 'react';

/** Asks before the tab is closed with something that is not saved. Links are not asked: see `AskBeforeLeaving`. */
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
