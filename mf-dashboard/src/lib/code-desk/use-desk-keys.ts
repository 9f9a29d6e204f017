import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isSeen } from '../is-seen';

export interface DeskKeys {
  /** Absent where the page has this key and the next, and tells the desk. */
  readonly onSave?: (() => void) | undefined;
  readonly onOpenFile?: (() => void) | undefined;
  readonly onSplit: () => void;
  readonly onCommands?: () => void;
  /** The keys of a desk that is not on the screen do nothing. */
  readonly within?: RefObject<Element | null> | undefined;
}

/** Ctrl/Cmd+S saves, Ctrl/Cmd+P opens a file, Ctrl/Cmd+\\ puts two editors beside each other, F1 has the commands. Not while a dialog is open. */
export function useDeskKeys({ onSave, onOpenFile, onSplit, onCommands, within }: DeskKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    if (within?.current && !isSeen(within.current)) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const own: Readonly<Record<string, (() => void) | undefined>> = {
      s: onSave,
      p: onOpenFile,
      '\\': onSplit,
    };
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
