import { useEffect } from 'react';

/** Calls `run` every so many milliseconds while `isActive`. */
export function useInterval(run: () => void, milliseconds: number, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(run, milliseconds);
    return () => {
      clearInterval(timer);
    };
  }, [isActive, milliseconds, run]);
}
