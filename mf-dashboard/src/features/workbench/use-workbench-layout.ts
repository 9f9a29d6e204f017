import { ownStorage } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import type { BenchPlace } from './bench-address';
import type { PaneId } from './panes';

const WIDTH = 'chat-width';
const kept = ownStorage('mf-dashboard', 'localStorage');
const DEFAULT_WIDTH = 380;

function paneOf({ version, compare, before, tab }: BenchPlace): PaneId | undefined {
  if (tab) return tab;
  if (compare) return 'history';
  return (before ?? version) ? 'preview' : undefined;
}

function keyOf({ compare, before, tab }: BenchPlace): string {
  return JSON.stringify([compare, before, tab]);
}

/** Which pane shows and how wide the conversation is; the width is kept for the next time. */
export function useWorkbenchLayout(startPane: PaneId, place: BenchPlace) {
  const wanted = paneOf(place);
  const [pane, setPane] = useState(wanted ?? startPane);
  const [isChatShown, setIsChatShown] = useState(startPane === 'preview' && wanted === undefined);
  const [lastPlace, setLastPlace] = useState(place);
  const [width, setWidth] = useState(() => Number(kept.read(WIDTH)) || DEFAULT_WIDTH);
  const show = (next: PaneId) => {
    setPane(next);
    setIsChatShown(false);
  };
  // An address that was gone to, by a button, a link or 'back', is shown where it belongs.
  if (keyOf(place) !== keyOf(lastPlace)) {
    setLastPlace(place);
    if (wanted && (place.tab ?? place.compare ?? place.before)) show(wanted);
  }
  return {
    pane,
    show,
    isChatShown,
    showChat: () => {
      setIsChatShown(true);
    },
    width,
    resize: (next: number) => {
      setWidth(next);
      kept.write(WIDTH, String(next));
    },
  };
}

const PANES: readonly PaneId[] = ['preview', 'code', 'data', 'checks', 'history'];

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Ctrl/Cmd+Z outside fields undoes the last version, Alt+1 … 5 picks a tab, F6 moves between the panes. */
export function useBenchKeys(actions: {
  undo: () => void;
  show: (pane: PaneId) => void;
  nextPane: () => void;
}): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const pane = event.altKey ? PANES[Number(event.code.replace('Digit', '')) - 1] : undefined;
      if (isUndo && !isField(event.target)) actions.undo();
      else if (pane) actions.show(pane);
      else if (event.key === 'F6') actions.nextPane();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  });
}
