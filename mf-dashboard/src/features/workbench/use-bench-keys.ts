import { useEffect } from 'react';
import type { CodeWish } from '../../lib/code-desk/code-wish';
import type { PaneId } from './panes';

export interface BenchKeys {
  readonly undo: () => void;
  readonly show: (pane: PaneId) => void;
  /** To the next pane, or to the one before. */
  readonly movePane: (step: 1 | -1) => void;
  readonly wishCode: (wish: CodeWish) => void;
}

const PANES: readonly PaneId[] = ['preview', 'code', 'data', 'checks', 'history'];
const WISHES: Readonly<Record<string, CodeWish>> = { s: 'save', p: 'open' };

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function commandOf(event: KeyboardEvent, keys: BenchKeys): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const wish = event.altKey ? undefined : WISHES[key];
  if (wish) {
    return () => {
      keys.wishCode(wish);
    };
  }
  return key === 'z' && !isField(event.target) ? keys.undo : undefined;
}

function actionOf(event: KeyboardEvent, keys: BenchKeys): (() => void) | undefined {
  if (event.key === 'F6') {
    return () => {
      keys.movePane(event.shiftKey ? -1 : 1);
    };
  }
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey) {
    const command = commandOf(event, keys);
    if (command) return command;
  }
  const pane = event.altKey ? PANES[Number(event.code.replace('Digit', '')) - 1] : undefined;
  return (
    pane &&
    (() => {
      keys.show(pane);
    })
  );
}

/**
 * Ctrl/Cmd+S saves a version, Ctrl/Cmd+P opens a file, Ctrl/Cmd+Z outside fields undoes the last version, Alt+1 … 5 picks a tab, F6
 * moves between the panes. A dialog has the page for itself; the browser's own save dialog does not come even then.
 */
export function useBenchKeys(keys: BenchKeys): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const act = actionOf(event, keys);
      if (!act) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) act();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  });
}
