export interface FloatingPlace {
  side: 'top' | 'bottom';
  align: 'start' | 'center' | 'end';
}

const GAP = 6;
const EDGE = 8;

/**
 * Puts `floating` (position: fixed) beside `anchor`, on the other side when it would leave the window, and
 * never past its edges. Sets styles through the CSSOM, which a strict CSP allows.
 */
export function placeFloating(anchor: Element, floating: HTMLElement, place: FloatingPlace): void {
  const target = anchor.getBoundingClientRect();
  const own = floating.getBoundingClientRect();
  const below = target.bottom + GAP;
  const above = target.top - GAP - own.height;
  const fitsBelow = below + own.height <= window.innerHeight - EDGE;
  const isBelow = place.side === 'bottom' ? fitsBelow || above < EDGE : above < EDGE && fitsBelow;
  const start = {
    start: target.left,
    center: target.left + (target.width - own.width) / 2,
    end: target.right - own.width,
  }[place.align];
  const left = Math.max(EDGE, Math.min(start, window.innerWidth - own.width - EDGE));
  floating.style.top = `${String(Math.round(isBelow ? below : above))}px`;
  floating.style.left = `${String(Math.round(left))}px`;
}

/**
 * Lifts an element with the `popover` attribute into the top layer: no clipping, above open dialogs. Where
 * popovers are unknown the element simply shows, because nothing hides it there.
 */
export function showInTopLayer(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
}
