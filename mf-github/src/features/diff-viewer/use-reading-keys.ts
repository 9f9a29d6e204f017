import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FileHandle } from './file-diff';

/**
 * Brings the keys of the text to where people are: the text has the focus once it is there, unless something else has it, and
 * Ctrl F works on the whole page. That one has a modifier, so that it does not get in the way of speech input (WCAG 2.1.4).
 */
export function useReadingKeys(
  reading: RefObject<HTMLElement | null>,
  text: RefObject<FileHandle | null>,
): void {
  useEffect(() => {
    const held = document.activeElement;
    // What holds the whole page was given the focus by nobody in it.
    if (!held || held.contains(reading.current)) reading.current?.focus({ preventScroll: true });
  }, [reading]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.shiftKey) return;
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
    if (document.querySelector('[aria-modal="true"], dialog[open]')) return;
    // Without a file the key is the browser's.
    if (!text.current) return;
    event.preventDefault();
    text.current.find();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      handleKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
