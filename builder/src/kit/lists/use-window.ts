import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rangeOf, rangeTowards, STEP, sumOf, type Range } from './window-range';

/** Up to here all rows are on the page, where the browser's own search finds them. */
const MOST_AT_ONCE = 8 * STEP;
/** Before anything was measured. */
const AT_FIRST: Range = { from: 0, to: 2 * STEP };

export interface RowWindow {
  /** Whether some rows may be missing: then spacers stand for them, and each row says which of how many it is. */
  readonly isPartial: boolean;
  /** The rows that are on the page: from this one up to but without that one. */
  readonly range: Range;
  /** An element before the first row and one after the last; they take the place of the rows that are missing. */
  readonly before: (element: HTMLElement | null) => void;
  readonly after: (element: HTMLElement | null) => void;
}

/**
 * Keeps of a long list only those rows on the page that are near what one sees. The rows and the two spacers have to be
 * the children of one element. What scrolls is the page, or `scroller`. Everything is there while it is printed.
 */
export function useWindow(count: number, scroller?: RefObject<HTMLElement | null>): RowWindow {
  const before = useRef<HTMLElement>(null);
  const after = useRef<HTMLElement>(null);
  const heights = useRef(new Map<number, number>());
  const [isPrinting, setIsPrinting] = useState(false);
  const [wanted, setWanted] = useState(AT_FIRST);
  const isPartial = count > MOST_AT_ONCE && !isPrinting;
  const range = isPartial ? within(wanted, count) : { from: 0, to: count };

  useEffect(() => onPrint(setIsPrinting), []);

  useLayoutEffect(() => {
    if (!isPartial || !before.current || !after.current) return;
    measure(heights.current, before.current, range);
    setHeight(before.current, sumOf(heights.current, 0, range.from));
    setHeight(after.current, sumOf(heights.current, range.to, count));
  });

  const update = useCallback(() => {
    const list = before.current?.parentElement;
    if (!list) return;
    const seen = seenOf(list, scroller?.current ?? null);
    const aim = rangeOf(heights.current, count, seen);
    setWanted((last) => {
      const next = rangeTowards(last, aim);
      return last.from === next.from && last.to === next.to ? last : next;
    });
  }, [count, scroller]);

  useLayoutEffect(() => {
    if (!isPartial) return undefined;
    update();
    return onMove(update);
  }, [isPartial, update]);

  // More may be wanted, and what came in may be higher or lower than it was taken to be.
  useEffect(() => {
    if (!isPartial) return undefined;
    const frame = requestAnimationFrame(update);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isPartial, update, wanted]);

  return {
    isPartial,
    range,
    before: useCallback((element) => {
      before.current = element;
    }, []),
    after: useCallback((element) => {
      after.current = element;
    }, []),
  };
}

function within({ from, to }: Range, count: number): Range {
  if (from < count) return { from, to: Math.min(to, count) };
  return { from: 0, to: Math.min(AT_FIRST.to, count) };
}

/** Which part of a list is seen, in pixels from its top. */
function seenOf(list: Element, scroller: Element | null): Range {
  const { top } = list.getBoundingClientRect();
  const port = scroller?.getBoundingClientRect();
  return { from: (port?.top ?? 0) - top, to: (port?.bottom ?? window.innerHeight) - top };
}

/** Remembers how high each step of rows on the page is. */
function measure(heights: Map<number, number>, before: HTMLElement, { from, to }: Range): void {
  const children = before.parentElement?.children;
  for (let start = from; start < to; start += STEP) {
    const top = children?.[1 + start - from]?.getBoundingClientRect().top;
    const bottom = children?.[1 + Math.min(start + STEP, to) - from]?.getBoundingClientRect().top;
    const height = (bottom ?? 0) - (top ?? 0);
    // A list that is not laid out says nothing.
    if (height > 0) heights.set(start / STEP, height);
  }
}

function setHeight(spacer: HTMLElement, height: number): void {
  spacer.style.height = `${String(height)}px`;
}

/** Calls after anything was scrolled or resized, once a frame. Gives the function that stops it. */
function onMove(update: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  // Scrolling does not bubble, but it is seen on the way down.
  document.addEventListener('scroll', soon, { capture: true, passive: true });
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', soon, { capture: true });
    window.removeEventListener('resize', soon);
  };
}

/** Tells when the page is about to be printed, and when it was. Gives the function that stops it. */
export function onPrint(setIsPrinting: (isPrinting: boolean) => void): () => void {
  const start = () => {
    // The paper shows what is on the page when this returns.
    flushSync(() => {
      setIsPrinting(true);
    });
  };
  const end = () => {
    setIsPrinting(false);
  };
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}
