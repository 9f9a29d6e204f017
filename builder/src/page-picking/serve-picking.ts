import type { PickedRect, PickMessage, PickOrder, PickTarget } from '@tessera/shared/contracts';
import { identityOf, pickableAt, pickablesOf, targetOf } from './targets';

/** Before each message: the order is known by it, and the message too. */
const PROTOCOL = 'preview/v1';
/** What was scrolled is told once it rests. */
const REST_MS = 120;

/** What an application would take for its own while somebody picks. */
const SILENCED = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'dblclick',
  'auxclick',
  'touchstart',
  'touchend',
  'dragstart',
  'focusin',
  'submit',
] as const;
/** A touch that is prevented scrolls nothing and presses nothing. */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'focusin',
]);

type Message = PickMessage extends infer One
  ? One extends PickMessage
    ? Omit<One, 'tessera'>
    : never
  : never;

/**
 * Lets somebody select an element of the application that runs in this window: says what is pointed at, and takes presses away from
 * the application meanwhile. Talks with the page that frames it, and only with that.
 */
export function servePicking(window: Window): void {
  const { document, parent } = window;
  let over: Element | undefined;
  /** Its place among all that can be selected, when somebody stepped there by keyboard; -1 by the pointer. */
  let place = -1;
  /** What was selected, and stays marked. */
  let shown: PickTarget | undefined;
  let stop: (() => void) | undefined;
  let resting = 0;

  function say(message: Message): void {
    // The preview has an opaque origin and cannot know the parent's; nothing secret is sent.
    parent.postMessage({ tessera: PROTOCOL, ...message }, '*');
  }

  function point(element: Element | null | undefined, at = -1, count = -1): void {
    if (!element) {
      if (over) say({ type: 'pick:out' });
      over = undefined;
      return;
    }
    if (element === over && at < 0) return;
    over = element;
    place = at;
    say({ type: 'pick:over', target: targetOf(element), rect: rectOf(element), at, count });
  }

  function step(by: 1 | -1): void {
    const all = pickablesOf(document);
    const current = over && identityOf(targetOf(over));
    const at = all.findIndex((element) => identityOf(targetOf(element)) === current);
    const next = at < 0 && by < 0 ? all.length - 1 : Math.max(0, Math.min(at + by, all.length - 1));
    const element = all[next];
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    point(element, next, all.length);
  }

  function take(): void {
    if (over) say({ type: 'pick:taken', target: targetOf(over), rect: rectOf(over) });
  }

  function show(target: PickTarget | null, isBrought: boolean): void {
    shown = target ?? undefined;
    if (!target) return;
    const element = pickablesOf(document).find((one) => identityOf(targetOf(one)) === identityOf(target));
    if (isBrought) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    say({ type: 'pick:shown', rect: element ? rectOf(element) : null });
  }

  function handleKey(event: KeyboardEvent): void {
    const by = STEPS[event.key] ?? (event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : undefined);
    if (by) step(by);
    else if (event.key === 'Enter' || event.key === ' ') take();
    else if (event.key === 'Escape') say({ type: 'pick:left' });
    silence(event, true);
  }

  function obey(order: PickOrder): void {
    if (order.type === 'pick:start') stop ??= listen(window, { point, take, handleKey });
    else if (order.type === 'pick:step') step(order.by);
    else if (order.type === 'pick:take') take();
    else if (order.type === 'pick:show') show(order.target, true);
    else {
      stop?.();
      stop = undefined;
      over = undefined;
    }
  }

  /** What is drawn over the application would stand beside it. Where somebody stepped to is often scrolled into view. */
  function follow(): void {
    if (!shown && !over) return;
    const all = place < 0 ? [] : pickablesOf(document);
    const isStepped = over !== undefined && all[place] === over;
    point(isStepped ? over : undefined, place, all.length);
    if (shown && resting === 0) say({ type: 'pick:shown', rect: null });
    window.clearTimeout(resting);
    resting = window.setTimeout(() => {
      resting = 0;
      show(shown ?? null, false);
    }, REST_MS);
  }

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isOrder(data)) obey(data);
  });
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', follow, { passive: true });
  window.addEventListener('hashchange', follow);
  say({ type: 'pick:ready' });
}

interface Picking {
  readonly point: (element: Element | null | undefined) => void;
  readonly take: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** Hears everything before the application does. Gives what ends it. */
function listen(window: Window, { point, take, handleKey }: Picking): () => void {
  const root = window.document.documentElement;
  const heard: (() => void)[] = [];
  const hear = (on: EventTarget, type: string, listener: (event: Event) => void) => {
    const options = { capture: true, passive: false };
    on.addEventListener(type, listener, options);
    heard.push(() => {
      on.removeEventListener(type, listener, options);
    });
  };
  for (const type of SILENCED)
    hear(window, type, (event) => {
      silence(event, !LEFT_ALONE.has(type));
    });
  hear(window, 'pointermove', ({ target }) => {
    point(isElement(target) ? pickableAt(target) : undefined);
  });
  hear(window, 'keydown', (event) => {
    handleKey(event as KeyboardEvent);
  });
  hear(window, 'click', (event) => {
    silence(event, true);
    if (isElement(event.target)) point(pickableAt(event.target));
    take();
  });
  hear(root, 'pointerleave', () => {
    point(undefined);
  });
  root.style.cursor = 'crosshair';
  return () => {
    for (const forget of heard) forget();
    root.style.cursor = '';
  };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The page that frames this one is the product's own; the application could only say so to itself. */
function isOrder(data: unknown): data is PickOrder {
  if (typeof data !== 'object' || data === null) return false;
  return (
    'tessera' in data && data.tessera === PROTOCOL && 'type' in data && /^pick:/u.test(String(data.type))
  );
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

function silence(event: Event, isPrevented: boolean): void {
  event.stopImmediatePropagation();
  if (isPrevented) event.preventDefault();
}

function rectOf(element: Element): PickedRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
