import { useEffect, useState } from 'react';

/**
 * What is typed from the moment `isOpen` becomes true until a dialog is there to take it: whoever presses Ctrl/Cmd+K
 * types on at once, while the dialog's code may still be on its way. Nothing of it reaches what had the focus before.
 * Escape asks to close, as do Tab and a press anywhere: whoever goes on elsewhere has the keys again.
 */
export function useTypedAhead(isOpen: boolean, onOpenChange: (isOpen: boolean) => void): string {
  const [typed, setTyped] = useState('');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setTyped('');
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    const isThere = () => document.querySelector('dialog[open]') !== null;
    const onPointerDown = () => {
      if (!isThere()) onOpenChange(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isThere() || isOfOthers(event)) return;
      const { key } = event;
      if (key === 'Tab' || key === 'Escape') onOpenChange(false);
      else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (key.length === 1) setTyped((before) => before + key);
      // Enter belongs to the dialog too: here it would press the link or the button that still has the focus.
      else if (key !== 'Enter') return;
      if (key !== 'Tab') event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('pointerdown', onPointerDown, true);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isOpen, onOpenChange]);

  return typed;
}

/** A shortcut, a key of an input method, or one that something answers to already. */
function isOfOthers(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey;
}
