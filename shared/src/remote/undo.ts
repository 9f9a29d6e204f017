import { useCallback } from 'react';
import { useShell } from './shell-context';
import type { Notice } from './shell-contract';

/** Long enough to read the words and to reach the button, by keyboard too (docs/screens.md, section 1). */
const UNDO_MS = 10_000;

/** What was done, with a way back that stays for 10 s: for what can be taken back, instead of asking before. */
export function undoNotice(title: string, undo: () => void): Notice {
  return { type: 'success', title, duration: UNDO_MS, action: { label: 'Undo', onSelect: undo } };
}

/** `offerUndo(title, undo)` shows `undoNotice`; `undo` is called at most once. */
export function useUndo(): (title: string, undo: () => void) => void {
  const { notify } = useShell();
  return useCallback(
    (title, undo) => {
      notify(undoNotice(title, undo));
    },
    [notify],
  );
}
