import { EXAMPLE_PROMPTS } from '@tessera/shared/contracts';
import { useEffect, useState } from 'react';

/** Milliseconds that one placeholder stays. */
export const PLACEHOLDER_MS = 3000;

/** HOME-01: the next of the eight prompts every three seconds, for as long as the field is empty. */
export function usePlaceholder(isCycling: boolean): string {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isCycling) return undefined;
    const timer = setInterval(() => {
      setTurn((before) => (before + 1) % EXAMPLE_PROMPTS.length);
    }, PLACEHOLDER_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isCycling]);
  return EXAMPLE_PROMPTS[turn] ?? EXAMPLE_PROMPTS[0];
}
