/** Between a menu and its button, and between a menu and the edge of the window, in pixels. */
const GAP = 4;
const EDGE = 8;

/**
 * Keeps a menu in the window: below its button, or above it where there is no room below and more above. Gives the
 * function that stops it. A style sheet takes the place from `--menu-x` and `--menu-y` where the menu would be clipped.
 */
export function keepInWindow(menu: HTMLElement, button: HTMLElement): () => void {
  const place = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const room = window.innerHeight - EDGE - bottom - GAP;
    const isAbove = height > room && top - GAP - EDGE > room;
    const isRightToLeft = getComputedStyle(button).direction === 'rtl';
    const x = isRightToLeft ? left : right - width;
    const y = isAbove ? top - GAP - height : bottom + GAP;
    menu.classList.toggle('menu-above', isAbove);
    menu.style.setProperty('--menu-x', pixels(x, window.innerWidth - width));
    menu.style.setProperty('--menu-y', pixels(y, window.innerHeight - height));
  };
  place();
  // Also when a part of the page scrolls, which tells nobody but itself.
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}

/** The place as near to the wanted one as the window has room. */
function pixels(wanted: number, room: number): string {
  return `${String(Math.max(EDGE, Math.min(wanted, room - EDGE)))}px`;
}
