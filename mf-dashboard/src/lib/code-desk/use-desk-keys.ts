import { useEffect, useEffectEvent } from 'react';

export interface DeskKeys {
  readonly onSave: () => void;
  readonly onOpenFile: () => void;
  readonly onSplit: () => void;
  readonly onCommands?: () => void;
}

/** Ctrl/Cmd+S saves, Ctrl/Cmd+P opens a file, Ctrl/Cmd+\\ puts two editors beside each other, F1 has the commands. Not while a dialog is open. */
export function useDeskKeys({ onSave, onOpenFile, onSplit, onCommands }: DeskKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const own: Readonly<Record<string, () => void>> = { s: onSave, p: onOpenFile, '\\': onSplit };
    const give = event.key === 'F1' ? onCommands : isCommand ? own[event.key] : undefined;
    if (!give) return;
    give();
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
}
