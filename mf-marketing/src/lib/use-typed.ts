import { useEffect, useState } from 'react';

/**
 * Counts characters up as if they were typed.
 *
 * @param length how many characters there are
 * @param interval milliseconds for each
 * @param isInstant all of them at once, for visitors who asked for less motion
 * @returns how many are typed so far
 */
export function useTyped(length: number, interval: number, isInstant: boolean): number {
  const [count, setCount] = useState(0);
  const isDone = isInstant || count >= length;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => setCount((typed) => typed + 1), interval);
    return () => clearInterval(timer);
  }, [interval, isDone]);
  return isDone ? length : count;
}
