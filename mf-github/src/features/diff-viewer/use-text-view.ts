import type { DiffRow } from '@tessera/shared/diff';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {
  changeStarts,
  foldOfLine,
  itemOfLine,
  numberOn,
  toItems,
  type DiffItem,
  type DiffView,
  type Side,
} from './diff-items';
import { formatLines, type LineRange } from './line-link';
import { heightsOf, keyOf, type Measure } from './row-heights';
import { useIsTouch } from './use-is-wide';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows';

export interface TextViewOptions {
  readonly rows: readonly DiffRow[];
  readonly view: DiffView;
  readonly wraps: boolean;
  /** The lines that the address names. */
  readonly lines: LineRange | undefined;
}

/** A line that is to come into sight, or what is drawn in a place. */
interface Wanted {
  readonly at: { readonly side: Side; readonly line: number } | number;
  /** Takes the focus too, so that a screen reader reads on from there. */
  readonly isFocused: boolean;
}

/** What is drawn of a file and how one moves in it. */
export interface TextView {
  readonly items: readonly DiffItem[];
  readonly virtualizer: VirtualRows;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly changes: number;
  /** Which change was gone to last, counted from 1. */
  readonly change: number | undefined;
  readonly hasFolds: boolean;
  readonly step: (distance: 1 | -1) => void;
  /** Goes to the line or the fold in a place, counted from 0. */
  readonly go: (index: number) => void;
  /** Where the focus goes as soon as that is drawn. */
  readonly goingTo: () => number | undefined;
  /** By keyboard one goes on at the first line that comes to light. */
  readonly unfold: (start: number, isByKeyboard: boolean) => void;
  readonly unfoldAll: () => void;
  readonly show: (side: Side, line: number) => void;
  /** A press in the text named these lines: they are in sight already. */
  readonly noteLines: (lines: LineRange) => void;
}

const ROWS_AROUND = 12;

export function useTextView({ rows, view, wraps, lines }: TextViewOptions): TextView {
  const scroller = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number> | 'all'>(new Set());
  const items = useMemo(() => toItems(rows, view, opened), [rows, view, opened]);
  const starts = useMemo(() => changeStarts(items), [items]);
  const virtualizer = useRows(scroller, items, { view, wraps, isTouch: useIsTouch() });
  const [at, setAt] = useState<number>();
  const [wanted, setWanted] = useState<Wanted>();

  const show = (side: Side, line: number, isFocused = false) => {
    const fold = foldOfLine(items, side, line);
    if (fold !== undefined) setOpened(opened === 'all' ? 'all' : new Set(opened).add(fold));
    setWanted({ at: { side, line }, isFocused });
  };
  const goingTo = useShown(scroller, virtualizer, items, wanted);
  const noteLines = useAddress(lines, rows.length > 0, show);

  return {
    items,
    virtualizer,
    scroller,
    changes: starts.length,
    change: at === undefined ? undefined : Math.min(at + 1, starts.length),
    hasFolds: items.some(({ type }) => type === 'fold'),
    step: (distance) => {
      const next = nextChange(at, distance, starts.length);
      const item = items[starts[next] ?? -1];
      if (item?.type !== 'line') return;
      setAt(next);
      const side = item.right ? 'R' : 'L';
      show(side, numberOn(side, item.right ?? item.left) ?? 0, true);
    },
    go: (index) => {
      if (items[index]) setWanted({ at: index, isFocused: true });
    },
    goingTo,
    unfold: (start, isByKeyboard) => {
      setOpened(opened === 'all' ? 'all' : new Set(opened).add(start));
      // The button that had the focus is gone: its first line stands in its place.
      if (isByKeyboard)
        setWanted({
          at: items.findIndex((item) => item.type === 'fold' && item.start === start),
          isFocused: true,
        });
      else scroller.current?.focus({ preventScroll: true });
    },
    unfoldAll: () => {
      setOpened('all');
    },
    show,
    noteLines,
  };
}

/**
 * Shows the lines that the address names. What a press named, told to the function that comes back, is in sight already: the address
 * follows it a moment later, and past some of what was pressed where that was quick.
 */
function useAddress(
  lines: LineRange | undefined,
  hasRows: boolean,
  show: (side: Side, line: number) => void,
): (lines: LineRange) => void {
  const pressed = useRef<string[]>([]);
  const address = lines && formatLines(lines);
  const showNamed = useEffectEvent(() => {
    if (lines) show(lines.side, lines.from);
  });
  useEffect(() => {
    if (address === undefined || !hasRows) return;
    const at = pressed.current.indexOf(address);
    pressed.current.splice(0, at + 1);
    if (at < 0) showNamed();
  }, [address, hasRows]);
  return (next) => {
    const named = formatLines(next);
    if (named !== (pressed.current.at(-1) ?? address)) pressed.current.push(named);
  };
}

/** Forwards from before the first, backwards from after the last; it stays at the ends. */
function nextChange(at: number | undefined, distance: 1 | -1, count: number): number {
  if (at === undefined) return distance > 0 ? 0 : count - 1;
  return Math.max(0, Math.min(count - 1, at + distance));
}

/** The rows in sight, and some around them. */
function useRows(
  scroller: RefObject<HTMLDivElement | null>,
  items: readonly DiffItem[],
  look: Omit<Measure, 'widthOf'>,
): VirtualRows {
  const { view, wraps, isTouch } = look;
  // Another function would have the heights of all lines computed anew, at every step of a scroll.
  const nameOf = useCallback((index: number) => keyOf(items[index]), [items]);
  const heightOf = heightsOf({ ...look, widthOf: () => scroller.current?.clientWidth ?? 0 });
  const virtualizer = useVirtualRows({
    count: items.length,
    scroller,
    heightOf: (index) => heightOf(items[index]),
    keyOf: nameOf,
    around: ROWS_AROUND,
  });
  const width = virtualizer.scrollRect?.width;
  useLayoutEffect(() => {
    // Heights that were measured before no longer hold.
    if (width !== undefined) virtualizer.measure();
  }, [virtualizer, view, wraps, isTouch, width]);
  return virtualizer;
}

/**
 * Brings the wanted line into sight, once its fold is open, and the focus to it, once it is drawn: until then the function that comes
 * back says where it goes.
 */
function useShown(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: VirtualRows,
  items: readonly DiffItem[],
  wanted: Wanted | undefined,
): () => number | undefined {
  const done = useRef<Wanted>(undefined);
  const focused = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted && done.current !== wanted) {
      const { at } = wanted;
      const isPlace = typeof at === 'number';
      const index = isPlace ? at : itemOfLine(items, at.side, at.line);
      if (index >= 0) {
        done.current = wanted;
        focused.current = wanted.isFocused ? index : undefined;
        // What is in sight already stays where it is.
        virtualizer.scrollToIndex(index, { align: isPlace ? 'auto' : 'center' });
      }
    }
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${String(focused.current)}"]`);
    if (!row) return;
    // Of a fold the button takes it.
    (row.hasAttribute('tabindex') ? row : row.querySelector('button'))?.focus({ preventScroll: true });
    focused.current = undefined;
  });
  return () => focused.current;
}
