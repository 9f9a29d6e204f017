import { useEffect, useEffectEvent } from 'react';

/** Runs `onEnd` once, `milliseconds` after `isRunning` became true; never after the page is gone. */
export function useTimer(isRunning: boolean, milliseconds: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      end();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning, milliseconds]);
}
