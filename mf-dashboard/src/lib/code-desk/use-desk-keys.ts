import { useEffect, useEffectEvent } from 'react';

export interface DeskKeys {
  readonly onSave: () => void;
  readonly onOpenFile: () => void;
  readonly onCommands?: () => void;
}

/** Ctrl/Cmd+S saves, Ctrl/Cmd+P opens a file, F1 has the commands. Not while a dialog is open. */
export function useDeskKeys({ onSave, onOpenFile, onCommands }: DeskKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (isCommand && event.key === 's') onSave();
    else if (isCommand && event.key === 'p') onOpenFile();
    else if (event.key === 'F1' && onCommands) onCommands();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
}
