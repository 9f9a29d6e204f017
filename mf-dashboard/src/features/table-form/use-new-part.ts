import { useEffect, useEffectEvent, useRef } from 'react';

/** Where the fields of a new rule or index begin their ids. */
export const idOfPart = (kind: 'rule' | 'index', key: string) => `${kind}-${key}`;

/** Gives the key of the next one. Its first field takes the focus as soon as it is there. */
export function useNewPart(kind: 'rule' | 'index', count: number): () => string {
  const last = useRef(0);
  const wanted = useRef<string>(undefined);
  const focusWanted = useEffectEvent(() => {
    if (wanted.current === undefined) return;
    const begin = idOfPart(kind, wanted.current);
    wanted.current = undefined;
    document.querySelector<HTMLElement>(`[id^="${begin}-"]`)?.focus();
  });
  useEffect(() => {
    focusWanted();
  }, [count]);
  return () => {
    last.current += 1;
    wanted.current = `new-${String(last.current)}`;
    return wanted.current;
  };
}
