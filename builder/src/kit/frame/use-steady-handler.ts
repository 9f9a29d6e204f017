import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and does what the newest one does, for what is only called after something was pressed
 * or typed: those who get it are not drawn anew because of it.
 */
export function useSteadyHandler<Args extends readonly unknown[]>(
  handle: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(handle);
  useLayoutEffect(() => {
    newest.current = handle;
  });
  return useCallback((...args: Args) => {
    newest.current(...args);
  }, []);
}
