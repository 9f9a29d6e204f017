/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How near to an edge scrolling begins, and how fast it is at the edge, in pixels a frame. */
const EDGE = 56;
const FASTEST = 18;

/** Scrolls what is under the pointer while it is near an edge. Gives the function that stops it. */
export function startAutoScroll(board: HTMLElement | null, pointer: () => Point): () => void {
  let frame = 0;
  const step = () => {
    const { x, y } = pointer();
    if (board) {
      const { left, right } = board.getBoundingClientRect();
      board.scrollLeft += speedAt(x, Math.max(left, 0), Math.min(right, window.innerWidth));
    }
    scrollColumn(board, { x, y });
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}

function scrollColumn(board: HTMLElement | null, { x, y }: Point): void {
  for (const list of board?.querySelectorAll('.board-scroll') ?? []) {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    if (x >= left && x < right) list.scrollTop += speedAt(y, top, Math.min(bottom, window.innerHeight));
  }
}

function speedAt(place: number, start: number, end: number): number {
  if (place < start + EDGE) return -Math.min(1, (start + EDGE - place) / EDGE) * FASTEST;
  if (place > end - EDGE) return Math.min(1, (place - end + EDGE) / EDGE) * FASTEST;
  return 0;
}
