import { brand } from '@tessera/shared/brand';
import { createScrollMemory } from './scroll-memory';
import { waitForHeading } from './wait-for-heading';

export interface Visit {
  readonly pathname: string;
  readonly hash: string;
  /** Names the entry of the history. */
  readonly key: string;
  /** By the browser's Back, Forward or Reload. */
  readonly isReturning: boolean;
  /** What its remote declares it to be called, until the page says it more exactly. */
  readonly title: string;
}

const entryOf = ({ key, pathname }: Visit) => `${key} ${pathname}`;
const SUFFIX = ` · ${brand.name}`;

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** Would it disturb somebody if the focus were taken away? */
function isBusy(before: Element | null, hasTyped: boolean): boolean {
  if (hasTyped || document.querySelector('dialog[open]')) return true;
  const now = document.activeElement;
  if (!now || now === document.body) return false;
  // Moved on by hand, or put somewhere by the page itself; or in a field that outlives the page.
  return now !== before || now.matches(EDITABLE);
}

/**
 * What happens when somebody arrives at another page: its title, an announcement in the live region, the focus on
 * its heading, and the place in it where it was left.
 *
 * @param first the page that was loaded with the document: there the focus stays where it is
 * @param leftAt how far that page is, or was when it was left, scrolled down, in px
 */
export function createArrivals(first: Visit, region: HTMLElement, leftAt: number) {
  const scroll = createScrollMemory(entryOf(first), leftAt);
  if (first.isReturning) scroll.enter(entryOf(first), true);
  if (document.title === brand.name) name(first);
  let shown = first.pathname;
  let declared = first.title;
  let stop = () => {};

  function name({ title }: Visit): void {
    document.title = title + SUFFIX;
  }

  function moveTo(visit: Visit, before: Element | null): void {
    let hasTyped = false;
    const onInput = () => {
      hasTyped = true;
    };
    addEventListener('input', onInput, true);
    const stopWaiting = waitForHeading((heading) => {
      stop();
      region.textContent = document.title.replace(SUFFIX, '');
      // An address with an anchor is the page's own to arrive at.
      if (!heading || visit.hash || isBusy(before, hasTyped)) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    stop = () => {
      stopWaiting();
      removeEventListener('input', onInput, true);
      stop = () => {};
    };
  }

  /** Called in the commit that shows the page. `titleBefore`: the title when it was left. */
  function arrive(visit: Visit, titleBefore: string): void {
    scroll.enter(entryOf(visit), visit.isReturning);
    // Another query of the same page is no other page.
    if (visit.pathname === shown) return;
    shown = visit.pathname;
    declared = visit.title;
    stop();
    region.textContent = '';
    // The remote may have said it already, when this chunk came late.
    if (document.title === titleBefore) name(visit);
    moveTo(visit, document.activeElement);
  }

  /** The page that is shown is declared to be called something else; what it calls itself stays. */
  function rename(pathname: string, title: string): void {
    if (pathname !== shown) return;
    if (document.title === declared + SUFFIX) document.title = title + SUFFIX;
    declared = title;
  }

  return { arrive, rename };
}
