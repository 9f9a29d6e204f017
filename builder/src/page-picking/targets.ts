import type { PickTarget } from '@tessera/shared/contracts';

/** What can be picked on a page of an application, and what of it is said to the builder's page. */

const MARKED = '[data-part]';
/** What one points at where nothing is marked: code that somebody wrote, or the buttons that every application has. */
const READABLE =
  'button, a, h1, h2, h3, h4, label, legend, li, p, th, td, dt, dd, img, input, select, textarea';
const LONGEST = 60;

/** The part that an element belongs to; what can be read there without one. */
export function pickableAt(element: Element): Element | null {
  return element.closest(MARKED) ?? element.closest(READABLE);
}

/** Everything marked that is drawn, in reading order: of what stands there many times, the first. */
export function pickablesOf(document: Document): readonly Element[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll(MARKED)].filter((element) => {
    const key = identityOf(targetOf(element));
    if (seen.has(key) || !isDrawn(element)) return false;
    seen.add(key);
    return true;
  });
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Two elements of the same part are the same to whoever picks. */
export function identityOf({ part, page, block, text }: PickTarget): string {
  if (part === null) return `text ${text}`;
  return part === 'block' || part === 'page' ? `${part} ${String(page)} ${String(block)}` : part;
}

export function targetOf(element: Element): PickTarget {
  return {
    part: cut(element.getAttribute('data-part'), 40),
    page: numberOf(element.ownerDocument.querySelector('[data-page]')?.getAttribute('data-page')),
    block: placeAmong(element.closest('.blocks > *')),
    view: cut(element.closest('[data-view]')?.getAttribute('data-view'), 40),
    text: textOf(element),
    isButton: element.matches('button, a, input[type="submit"]'),
  };
}

function cut(text: string | null | undefined, length: number): string | null {
  return text === null || text === undefined ? null : text.slice(0, length);
}

function numberOf(text: string | null | undefined): number {
  const number = Number(text ?? -1);
  return Number.isInteger(number) && number >= 0 && number < 1000 ? number : -1;
}

function placeAmong(element: Element | null): number {
  if (!element?.parentElement) return -1;
  return [...element.parentElement.children].indexOf(element);
}

function textOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  const text = (label ?? element.textContent).replace(/\s+/gu, ' ').trim();
  return Array.from(text)
    .slice(0, LONGEST / 2)
    .join('');
}
