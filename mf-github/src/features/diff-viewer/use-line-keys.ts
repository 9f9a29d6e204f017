import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { numberOn, type DiffItem, type Side } from './diff-items';
import { extendLines, spanLines, type LinePlace, type LineRange } from './line-link';
import type { TextView } from './use-text-view';

interface LineKeysOptions {
  readonly text: TextView;
  readonly lines: LineRange | undefined;
  readonly onSelectLines: (lines: LineRange) => void;
}

const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Names lines in the address by a press on a number, or from the row that has the focus: Enter names its line, the arrows go to the
 * rows around it, and with Shift name all from the line where that began.
 */
export function useLineKeys({ text, lines, onSelectLines }: LineKeysOptions) {
  const start = useRef<LinePlace>(undefined);
  const name = (next: LineRange) => {
    text.noteLines(next);
    onSelectLines(next);
  };
  const press = (place: LinePlace, isExtending: boolean) => {
    if (!isExtending) start.current = place;
    name(extendLines(lines, place.side, place.line, isExtending));
  };
  const step = (index: number, distance: 1 | -1, isExtending: boolean) => {
    text.go(index + distance);
    const from = isExtending ? (start.current ?? placeIn(text.items[index])) : undefined;
    start.current = from;
    const to = from && placeIn(text.items[index + distance], from.side);
    if (to) name(spanLines(from, to.line));
  };
  return {
    onClick: ({ target, shiftKey }: MouseEvent) => {
      const place = placeOf(target);
      if (place) press(place, shiftKey);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
      if (!row) return;
      // Keys that come faster than rows are drawn count from where the key before went.
      const index = text.goingTo() ?? Number(row.dataset['index']);
      const distance = STEPS[event.key];
      // On a button Enter is its own.
      const place = event.key === 'Enter' && row === event.target ? placeIn(text.items[index]) : undefined;
      if (place) press(place, event.shiftKey);
      else if (distance) step(index, distance, event.shiftKey);
      else return;
      event.preventDefault();
    },
  };
}

/** The line whose number was pressed. */
function placeOf(target: unknown): LinePlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.number[data-line]') : null;
  if (!cell) return undefined;
  return { side: cell.dataset['side'] === 'L' ? 'L' : 'R', line: Number(cell.dataset['line']) };
}

/** The line of what is drawn, in the newer text where it has one. */
function placeIn(item: DiffItem | undefined, ...sides: readonly Side[]): LinePlace | undefined {
  if (item?.type !== 'line') return undefined;
  for (const side of sides.length > 0 ? sides : (['R', 'L'] as const)) {
    const line = numberOn(side, side === 'L' ? item.left : item.right);
    if (line !== undefined) return { side, line };
  }
  return undefined;
}
