import { useRef } from 'react';

/** Letters that follow each other so fast belong together. */
const PAUSE_MS = 700;

/** Collects the letters that are typed in a list: what was typed so far, with this key. */
export function useTyped(): (key: string, at: number) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key, at) => {
    const before = at - typed.current.at < PAUSE_MS ? typed.current.text : '';
    typed.current = { text: before + key, at };
    return typed.current.text;
  };
}
