const KEY = 'tessera.scroll';
/** Entries of history remembered; older ones begin at the top. */
const KEPT = 50;
/** How long a page may take to grow to where it was left, in milliseconds. */
const PATIENCE = 5000;
/** Whoever scrolls, types or presses has taken over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function readKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    // Storage is blocked or holds something else: every page begins at its top.
    return new Map();
  }
}

/**
 * Where each entry of the history was scrolled to. The browser's own memory scrolls at once, when the page of a
 * remote is not there yet; this one waits until the page is long enough.
 *
 * @param first the entry that the document was opened with
 * @param leftAt where that one is, or was left, in px; 0 leaves what is remembered of it
 */
export function createScrollMemory(first: string, leftAt: number) {
  const positions = readKept();
  if (leftAt > 0) positions.set(first, Math.round(leftAt));
  let current = first;
  let stop = () => {};

  function note(): void {
    positions.delete(current);
    positions.set(current, Math.round(scrollY));
  }

  function keep(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT)));
    } catch {
      // Storage is blocked or full: a reload begins at the top.
    }
  }

  /** Goes to where the entry was left, as soon as the page reaches down there. */
  function restore(): void {
    const target = positions.get(current) ?? 0;
    const attempt = () => {
      const isLongEnough = document.documentElement.scrollHeight - innerHeight >= target;
      if (isLongEnough) {
        scrollTo({ top: target, behavior: 'instant' });
        stop();
      }
    };
    const growth = new ResizeObserver(attempt);
    const timer = setTimeout(() => {
      scrollTo({ top: target, behavior: 'instant' });
      stop();
    }, PATIENCE);
    const release = () => stop();
    stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const type of TAKEN_OVER) removeEventListener(type, release, true);
      stop = () => {};
    };
    for (const type of TAKEN_OVER) addEventListener(type, release, true);
    growth.observe(document.body);
  }

  history.scrollRestoration = 'manual';
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', keep);

  return {
    /** The page shows another entry now: one that was there before goes back to where it was left. */
    enter(entry: string, isReturning: boolean): void {
      stop();
      current = entry;
      if (isReturning) restore();
    },
  };
}
