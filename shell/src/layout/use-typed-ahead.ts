import { useEffect, useState } from 'react';

/**
 * What is typed from the moment `isOpen` becomes true until a dialog is there to take it: whoever presses Ctrl/Cmd+K
 * types on at once, while the dialog's code may still be on its way. Nothing of it reaches what had the focus before.
 * Escape asks to close.
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
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') onOpenChange(false);
      else if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (event.key.length === 1) setTyped((before) => before + event.key);
      // Enter belongs to the dialog too: here it would press the link or the button that still has the focus.
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, onOpenChange]);

  return typed;
}
