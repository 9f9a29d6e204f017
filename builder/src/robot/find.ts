import type { Role } from './robot';

/** Finds things as a person names them: by role and accessible name. As much of it as applications here need. */

const SELECTORS: Readonly<Record<Role, string>> = {
  article: 'article, [role="article"]',
  button: 'button:not([role]), [role="button"]',
  cell: '[role="cell"], td',
  columnheader: '[role="columnheader"], th',
  dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
  form: 'form',
  grid: '[role="grid"]',
  gridcell: '[role="gridcell"]',
  group: 'fieldset:not([role]), [role="group"]',
  heading: 'h1, h2, h3, h4',
  img: 'img[alt]',
  link: 'a[href]:not([role])',
  list: 'ul, ol, [role="list"]',
  listitem: 'li, [role="listitem"]',
  main: 'main',
  navigation: 'nav',
  option: '[role="option"]',
  region: 'section, [role="region"]',
  row: '[role="row"], tr',
  searchbox: 'input[type="search"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
  table: 'table',
};

/** One line without space around it. */
export const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** The same with a pause between the parts, as a list of values is read out. */
export function spokenParts(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (!('getAttribute' in node)) return node.textContent ?? '';
    const child = node as Element;
    return child.getAttribute('aria-hidden') === 'true' ? '' : spokenParts(child);
  });
  return tidy(parts.join(' '));
}

/** The text of an element as it is read out: without what is only drawn. */
export function spokenText(element: Element): string {
  if (element.querySelector('[aria-hidden="true"]') === null) return tidy(element.textContent);
  const parts = [...element.childNodes].map((node) => {
    if (!('getAttribute' in node)) return node.textContent ?? '';
    const child = node as Element;
    return child.getAttribute('aria-hidden') === 'true' ? '' : spokenText(child);
  });
  return tidy(parts.join(' '));
}

function textOfIds(element: Element, ids: string): string {
  const found = ids.split(/\s+/u).map((id) => element.ownerDocument.getElementById(id));
  return tidy(found.map((part) => (part ? spokenText(part) : '')).join(' '));
}

/** What a screen reader calls an element. */
export function accessibleName(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) return textOfIds(element, by);
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  if (element.localName === 'img') return tidy(element.getAttribute('alt') ?? '');
  if (element.localName === 'table') return tidy(element.querySelector('caption')?.textContent ?? '');
  return spokenText(element);
}

/** What was said last about an element besides its name: a message stands behind hints. */
export function lastDescription(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/u);
  return textOfIds(element, ids.at(-1) ?? '');
}

/** Whether a person could not get at it: put aside by an attribute, here or further up. */
export function isPutAside(element: Element): boolean {
  return element.closest('[hidden], [inert], [aria-hidden="true"]') !== null;
}

const isNamed = (element: Element, name: string | RegExp | undefined) => {
  if (name === undefined) return true;
  const own = accessibleName(element);
  return typeof name === 'string' ? own === tidy(name) : name.test(own);
};

/** All things with this role and name, in the order of the page. */
export function findAll(within: ParentNode, role: Role, name?: string | RegExp): Element[] {
  return [...within.querySelectorAll(SELECTORS[role])].filter(
    (element) => isNamed(element, name) && !isPutAside(element),
  );
}
