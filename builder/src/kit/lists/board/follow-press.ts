import type { Point } from './auto-scroll';

/** A mouse has to move so far before a press becomes a drag. */
const SLACK_PX = 5;
/** A finger has to rest so long: before that it scrolls. */
const REST_MS = 280;

interface PressHandlers {
  /** The press became a drag. Gives what is to be stopped when it ends. */
  readonly onLift: (point: Point) => () => void;
  readonly onMove: (point: Point) => void;
  readonly onDrop: (point: Point) => void;
  readonly onCancel: () => void;
}

/** Follows one press until it ends: by mouse it becomes a drag with the first steps, by touch after a short rest. */
export function followPress(press: PointerEvent, handlers: PressHandlers): () => void {
  const start = pointOf(press);
  const isTouch = press.pointerType === 'touch';
  let stopDrag: (() => void) | null = null;

  const lift = () => {
    stopDrag = handlers.onLift(start);
  };
  const rest = isTouch ? setTimeout(lift, REST_MS) : undefined;
  const end = () => {
    clearTimeout(rest);
    for (const stopListening of listening) stopListening();
    stopDrag?.();
  };
  const cancel = () => {
    const wasDragging = stopDrag !== null;
    end();
    if (wasDragging) handlers.onCancel();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const point = pointOf(event);
    const isFar = Math.hypot(point.x - start.x, point.y - start.y) > SLACK_PX;
    if (!stopDrag && isTouch && isFar) cancel();
    if (!stopDrag && !isTouch && isFar) lift();
    if (stopDrag) handlers.onMove(point);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const wasDragging = stopDrag !== null;
    end();
    if (wasDragging) handlers.onDrop(pointOf(event));
  };
  const keepStill = (event: Event) => {
    if (stopDrag) event.preventDefault();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  const listening = [
    listen('pointermove', onMove),
    listen('pointerup', onUp),
    listen('pointercancel', cancel),
    listen('keydown', onKey),
    // While a card is dragged the page neither scrolls under it, nor selects text, nor opens a menu.
    listen('touchmove', keepStill),
    listen('selectstart', keepStill),
    listen('contextmenu', keepStill),
  ];
  return cancel;
}

/** Gives the function that stops it. Listeners may keep the browser from what it would do. */
function listen<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): () => void {
  document.addEventListener(name, listener, { passive: false });
  return () => {
    document.removeEventListener(name, listener);
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
