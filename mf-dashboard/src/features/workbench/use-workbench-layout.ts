import { ownStorage } from '@tessera/shared/remote';
import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
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

function keyOf({ compare, before, tab, path }: BenchPlace): string {
  return JSON.stringify([compare, before, tab, path]);
}

/** Which pane shows and how wide the conversation is; the width is kept for the next time. */
export function useWorkbenchLayout(startPane: PaneId, place: BenchPlace) {
  const wanted = paneOf(place);
  const [pane, setPane] = useState(wanted ?? startPane);
  const [isChatShown, setIsChatShown] = useState(startPane === 'preview' && wanted === undefined);
  const [lastPlace, setLastPlace] = useState(place);
  const [left, setLeft] = useState({ pane: startPane, isChatShown: startPane === 'preview' });
  const hasGoneBack = useNavigationType() === NavigationType.Pop;
  const [width, setWidth] = useState(() => Number(kept.read(WIDTH)) || DEFAULT_WIDTH);
  const show = (next: PaneId) => {
    setPane(next);
    setIsChatShown(false);
  };
  // An address that was gone to, by a button, a link or 'back', is shown where it belongs.
  if (keyOf(place) !== keyOf(lastPlace)) {
    setLastPlace(place);
    if (hasGoneBack && lastPlace.path !== undefined && place.path === undefined) {
      setPane(wanted ?? left.pane);
      setIsChatShown(left.isChatShown);
    } else if (wanted && (place.tab ?? place.compare ?? place.before)) show(wanted);
  }
  return {
    pane,
    show,
    /** Shows the code for a file of it; 'back' leads to where somebody was before. */
    showFile: () => {
      if (place.path === undefined) setLeft({ pane, isChatShown });
      show('code');
    },
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
