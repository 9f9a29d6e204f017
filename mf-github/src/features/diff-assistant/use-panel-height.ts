import { useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { panelKept } from './panel-kept';

/** DIFF-03: where it starts, how low it may be, and what it leaves of the window. */
const START = 320;
const LOWEST = 150;
const LEFT_OF_WINDOW = 250;
/** A press of an arrow; with Shift four of them. */
const STEP = 16;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

function clampHeight(height: number, highest: number): number {
  return Math.max(LOWEST, Math.min(highest, height));
}

function keyedHeight({ key, shiftKey }: KeyboardEvent, height: number, highest: number): number | undefined {
  const step = STEP * (shiftKey ? 4 : 1);
  const heights: Readonly<Record<string, number>> = {
    ArrowUp: height + step,
    ArrowDown: height - step,
    Home: LOWEST,
    End: highest,
  };
  return heights[key];
}

/** The height of the panel, within what the window allows now, and what its separator needs to be moved. */
export function usePanelHeight() {
  const highest = useSyncExternalStore(subscribe, () =>
    Math.max(LOWEST, window.innerHeight - LEFT_OF_WINDOW),
  );
  // What was chosen is kept for when the window is high again, and for the next time.
  const [chosen, setChosen] = useState(() => panelKept.read().height ?? START);
  const height = clampHeight(chosen, highest);
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { currentTarget, pointerId, clientY } = event;
    currentTarget.focus();
    currentTarget.setPointerCapture(pointerId);
    let drawn = height;
    const move = (next: globalThis.PointerEvent) => {
      drawn = clampHeight(Math.round(height + clientY - next.clientY), highest);
      setChosen(drawn);
    };
    const end = () => {
      if (drawn !== height) panelKept.change({ height: drawn });
      currentTarget.removeEventListener('pointermove', move);
    };
    currentTarget.addEventListener('pointermove', move);
    currentTarget.addEventListener('lostpointercapture', end, { once: true });
  };
  return {
    height,
    separator: {
      'aria-valuenow': height,
      'aria-valuemin': LOWEST,
      'aria-valuemax': highest,
      onPointerDown: handlePointerDown,
      onKeyDown: (event: KeyboardEvent) => {
        const next = keyedHeight(event, height, highest);
        if (next === undefined) return;
        event.preventDefault();
        const clamped = clampHeight(next, highest);
        setChosen(clamped);
        panelKept.change({ height: clamped });
      },
    },
  };
}
